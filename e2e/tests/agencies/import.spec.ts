import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Columns as other software names them, in an order of its own. */
const rows = [
  'Monthly figure;Our number;Headline;Description;Street;Town;Postcode;Type;Beds;Baths;Available from;EPC;Council tax band',
  '900;IMP-1;Flat by the mill;Bright and quiet.;1 Mill Lane;Leeds;LS6 3AA;flat;2;1;01/02/2099;C;C',
  'much;IMP-2;Flat by the weir;Bright and quiet.;2 Mill Lane;Leeds;LS6 3AA;flat;2;1;01/02/2099;C;C',
];

const choose = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
const column = (page: Page, name: string) => page.getByRole('combobox', { name: `The column “${name}” contains` });

test('a file with columns of its own becomes homes, and changes nothing the second time', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/import');
  await choose(page);

  await test.step('columns that are not recognised are said once', async () => {
    await expect(page.getByRole('heading', { name: 'What’s in each column?' })).toBeVisible();
    await column(page, 'Our number').selectOption('Your reference');
    await column(page, 'Monthly figure').selectOption('monthlyRent');
    await expectAccessible(page, 'mapping');
    await page.getByRole('button', { name: 'Check the file' }).click();
  });

  await test.step('the dry run says what would happen, and problems can be downloaded', async () => {
    await expect(page.getByRole('heading', { name: 'Nothing has changed yet' })).toBeVisible();
    await expect(page.getByText('1 home added and sent for review')).toBeVisible();
    await expect(page.getByRole('row', { name: /IMP-2.*Refused.*“much”/ })).toBeVisible();
    await expectAccessible(page, 'dry run');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download problems as CSV' }).click();
    const problems = await readFile(await (await downloading).path(), 'utf8');
    expect(problems).toContain('3,IMP-2,Stops this home being imported,Monthly figure,much,');
  });

  await test.step('the homes are imported', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('link', { name: 'See your homes' }).click();
    await expect(page.getByRole('heading', { name: 'Flat by the mill' })).toBeVisible();
  });

  await test.step('the same file again would change nothing, and its columns are known', async () => {
    await page.goto('/import');
    await choose(page);
    await expect(column(page, 'Our number')).toHaveValue('reference');
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('There’s nothing to import. None of your homes would change.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });
});
