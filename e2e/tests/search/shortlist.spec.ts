import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, toast } from '../../support/form.ts';
import { liveHomeOf } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, newPerson } from '../../support/new-account.ts';
import { submit } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

/** Failures, other roles and other tabs are tested in `shortlist.component.test.tsx`. */
test('three homes are shortlisted without an account, and become favourites with one', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const address = { line1: '3 Quay Row', line2: '', city: 'Instow', postcode: 'EX39 4HZ', county: 'Devon' };
  const titles = ['A loft by the quay', 'A mews house in Instow', 'A flat above the bakery'];
  for (const title of titles) await liveHomeOf(request, lister, { title, address });
  const person = newPerson();

  await page.goto('/properties?location=EX39');
  for (const title of titles) await page.getByRole('button', { name: `Shortlist: ${title}`, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Shortlist 3 homes' }).click();
  await expect(page).toHaveURL('/shortlist');
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'shortlist');

  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  const { text } = await mailTo(request, person.email);
  await field(page, 'code').fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify email' }).click();

  await expect(page).toHaveURL('/favorites');
  await expect(toast(page)).toContainText('3 homes from your shortlist are now in your favourites');
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('main').getByText('3 homes', { exact: true })).toBeVisible();
});
