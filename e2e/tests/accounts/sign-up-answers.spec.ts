import { alert, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount, newPerson } from '../../support/new-account.ts';
import { submit } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

test('the mail carries the code and a link that verifies', async ({ page, request }) => {
  const person = newPerson();
  await page.goto('/auth/signup');
  await fill(page, person);
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const mail = await mailTo(request, person.email);
  expect(mail.text).toContain(code);
  expect(mail.link).toMatch(/\/auth\/verify\?.*token=/);
  await page.goto(mail.link);
  await expect(page.getByText('Email Verified!').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('an address that has an account gets the same answer, and a mail that says so', async ({
  page,
  request,
  faults,
}) => {
  faults.expectFailedRequest('/api/auth/verify');
  const account = await newAccount(request);
  await page.goto('/auth/signup');
  await fill(page, { ...newPerson(), email: account.email.toUpperCase() });
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  expect(new URL(page.url()).searchParams.get('code')).toMatch(/^\d{6}$/);
  const mail = await mailTo(request, account.email, /already/i);
  expect(mail.text).not.toMatch(/\b\d{6}\b/);
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(alert(page)).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/verify\?/);
});

test('the same form sent from two tabs makes one account', async ({ page, context, request }) => {
  const person = newPerson();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/auth/signup');
    await fill(tab, person);
  }
  await Promise.all([submit(page), submit(other)]);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/auth\/verify/);
  await expect.poll(async () => (await mailTo(request, person.email)).text).toMatch(/\b\d{6}\b/);
  const code = (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
  const verified = await request.post('/api/auth/verify', { data: { code, email: person.email } });
  expect(verified.status()).toBe(200);
});
