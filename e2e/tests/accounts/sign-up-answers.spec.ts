import { alert, field, fill } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer, cutOff, hold, sentTo } from '../../support/network.ts';
import { newAccount, newPerson } from '../../support/new-account.ts';
import { storedItems } from '../../support/session.ts';
import { SIGN_UP, submit, submitButton } from '../../support/sign-up-form.ts';
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

test('while busy the button reads Creating Your Account..., and a double click makes one request', async ({ page }) => {
  await page.goto('/auth/signup');
  const sent = sentTo(page, SIGN_UP);
  const { release } = await hold(page, SIGN_UP);
  await fill(page, newPerson());
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Creating Your Account...');
  await expect(submitButton(page)).toBeDisabled();
  await field(page, 'email').press('Enter');
  release();
  await expect(page).toHaveURL(/\/auth\/verify/);
  expect(sent).toHaveLength(1);
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

test('each failure has its sentence, and what was typed stays', async ({ page, request, faults }) => {
  faults.expectFailedRequest(SIGN_UP);
  const person = newPerson();
  await page.goto('/auth/signup');
  await fill(page, person);

  for (const status of [500, 503, 429])
    await test.step(`HTTP ${status} reads Server error: ${status}`, async () => {
      await answer(page, SIGN_UP, status, { success: false, message: 'not shown' });
      await submit(page);
      await expect(alert(page)).toHaveText(`Server error: ${status}`);
      await expect(submitButton(page)).toBeEnabled();
    });

  await test.step('a connection that breaks reads Cannot connect to server', async () => {
    await cutOff(page, SIGN_UP);
    await submit(page);
    await expect(alert(page)).toHaveText('Cannot connect to server. Please check your connection.');
  });

  for (const [what, body, sentence] of [
    ['an answer that is no JSON reads Network error', '<html>', 'Network error. Please try again.'],
    [
      "a refusal reads the server's message",
      { success: false, message: 'Sign-ups are closed today.' },
      'Sign-ups are closed today.',
    ],
    ['a refusal without a message reads Signup failed', { success: false }, /^Signup failed/],
  ] as const)
    await test.step(what, async () => {
      await answer(page, SIGN_UP, 200, body);
      await submit(page);
      await expect(alert(page)).toHaveText(sentence);
    });

  for (const [name, value] of Object.entries(person)) await expect(field(page, name)).toHaveValue(value);

  await test.step('a success without verification stores the session and goes to the dashboard', async () => {
    const { user, token } = await newAccount(request);
    await answer(page, SIGN_UP, 200, { success: true, data: { user, token } });
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(await storedItems(page)).toMatchObject({ token });
  });
});
