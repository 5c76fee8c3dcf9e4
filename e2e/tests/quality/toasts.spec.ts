import { toast } from '../../support/form.ts';
import { unverifiedAccount } from '../../support/new-account.ts';
import { expect, test, withMotion } from '../../support/test.ts';

test.use(withMotion);

test('one toast at a time: a new one replaces the old', async ({ page, request }) => {
  const person = await unverifiedAccount(request);
  await page.goto(`/auth/verify?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: /^Resend/ }).click();
  await expect(toast(page)).toContainText('Verification Email Sent');

  const mails = await request.get('/dev/mail.json', { params: { to: person.email } });
  expect(mails.status()).toBe(200);
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({
      json: { success: true, data: { user: { ...person, userType: 'tenant' }, token: 'x'.repeat(43) } },
    }),
  );
  await page.locator('[name="code"]').fill('123456');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(toast(page)).toContainText('Email Verified!');
  await expect(toast(page)).toHaveCount(1);
  await expect(page.getByText('Verification Email Sent')).toHaveCount(0);
});

test.describe('time passes', () => {
  // a clock cannot be taken out of a page again
  test.use({ firstVisit: true });

  test('a toast stays at least 3 seconds and can be dismissed', async ({ page, request }) => {
    const person = await unverifiedAccount(request);
    await page.clock.install();
    await page.goto(`/auth/verify?email=${encodeURIComponent(person.email)}`);
    await page.getByRole('button', { name: /^Resend/ }).click();
    await expect(toast(page)).toContainText('Verification Email Sent');
    await page.clock.runFor(3_000);
    await expect(toast(page)).toContainText('Verification Email Sent');
    await toast(page)
      .getByRole('button', { name: /dismiss|close/i })
      .click();
    await expect(page.getByText('Verification Email Sent')).toHaveCount(0);
  });
});
