import { toast } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { unverifiedAccount } from '../../support/new-account.ts';
import { expect, test, withMotion } from '../../support/test.ts';

test.use(withMotion);

test('one toast at a time: a new one replaces the old', async ({ page, request }) => {
  const person = await unverifiedAccount(request);
  await page.goto(`/auth/verify?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: /^Resend/ }).click();
  await expect(toast(page)).toContainText('Verification Email Sent');

  const code = async () => (await mailTo(request, person.email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
  await expect.poll(code).not.toBe(person.code);
  await page.locator('[name="code"]').fill(await code());
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
    // A clock that runs by itself could take the toast away on a busy machine.
    await page.clock.pauseAt(Date.now() + 60_000);
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
