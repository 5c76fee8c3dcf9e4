import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, fill, toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, statusOfToken } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { zipNames } from '../../support/zip-names.ts';

const PAGE = '/profile';
const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });
const deletion = (page: Page) => page.getByRole('region', { name: 'Delete your account' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your account is about to be deleted' });

async function openDialog(page: Page): Promise<void> {
  await deletion(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(field(page, 'password')).toBeVisible();
}

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete my account' }).click();

test('asks for a copy of everything, hears of it by mail and downloads it', async ({ page, request }) => {
  const account = await newAccount(request, 'landlord');
  await signedInAs(page, account);
  await page.goto(PAGE);
  await expect(yourData(page)).toContainText('We’ll email you when it’s ready');

  await yourData(page).getByRole('button', { name: 'Ask for my data' }).click();
  await expect(yourData(page)).toContainText('is ready');
  const mail = await mailTo(request, account.email, /data is ready/i);
  expect(new URL(mail.link)).toMatchObject({ pathname: PAGE, hash: '#your-data', search: '' });

  await page.goto(`${PAGE}#your-data`);
  const download = page.getByRole('button', { name: 'Download my data' });
  await expect(download).toBeInViewport();
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(saved.suggestedFilename()).toMatch(/^letfair-data-\d{4}-\d\d-\d\d\.zip$/);
  const names = zipNames(await readFile(await saved.path()));
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'account.json', 'listings.json', 'messages.json']));
  await expect(page).toHaveURL(`${PAGE}#your-data`);

  // The ticket in its address was good for this once.
  expect((await request.get(saved.url())).status()).toBe(410);
});

test('closes the account with the password, signs in again and keeps it', async ({ page, request, faults }) => {
  faults.expectSessionToEnd();
  const account = await newAccount(request);
  await signedInAs(page, account);
  await page.goto(PAGE);
  await openDialog(page);
  await expect(dialog(page)).toContainText('You have 14 days to change your mind');
  await expectAccessibleOnEveryScreen(page, 'the dialog before an account is deleted');

  await field(page, 'password').fill(account.password);
  await confirm(page);
  await expect(toast(page)).toContainText('Account closed');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await statusOfToken(request, account.token)).toBe(401);
  await mailTo(request, account.email, /will be deleted/i);

  await fill(page, { email: account.email, password: account.password });
  await page.locator('form:has([name="password"]) button[type="submit"]').click();
  await expect(banner(page)).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'any page of a closed account');
  await page.goto('/dashboard');
  await banner(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page)).toContainText('You’ve kept your account');
  await expect(banner(page)).toBeHidden();
  await mailTo(request, account.email, /kept your account/i);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
