import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, fill, toast } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A phone that the browser itself plays, with somebody whose finger it knows. */
async function plugInAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuseFinger: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    acceptFinger: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

// an authenticator cannot be taken out of a page again
test.use({ firstVisit: true });

test('a passkey is added, signs in without a password, confirms, and is removed', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/privacy/export');
  faults.expectFailedRequest('/api/auth/passkey');
  await signedInAs(page, await newAccount(request));
  await page.goto('/profile#security');
  const authenticator = await plugInAuthenticator(page);

  await press(page, 'Add a passkey');
  await expectAccessibleOnEveryScreen(page, 'new passkey');
  await fill(page, { name: 'My phone' });
  await press(page, 'Add passkey');
  await expect(toast(page)).toContainText('Passkey added');
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveText([/My phone.*never used/]);

  await page.goto('/auth/login?next=%2Fprofile');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await authenticator.refuseFinger();
  await press(page, 'Sign in with a passkey');
  await expect(alert(page)).toContainText('No passkey was used.');
  await authenticator.acceptFinger();
  await press(page, 'Sign in with a passkey');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(passkeys).toHaveText([/My phone.*last used on/]);
  await expect(page.getByText('Signed in with a passkey')).toBeVisible();

  // As the server answers a quarter of an hour after the sign-in.
  await page.route(
    '**/api/privacy/export',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: JSON.stringify({ success: false, message: 'Please confirm.', error: { code: 'password_needed' } }),
      }),
    { times: 1 },
  );
  await press(page, 'Ask for my data');
  await press(page, 'Use a passkey instead');
  await expect(page.getByText(/Your copy (is being made|from)/)).toBeVisible();

  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Passkey removed');
  await expect(passkeys).toHaveCount(0);
  await page.goto('/auth/login');
  await press(page, 'Sign in with a passkey');
  await expect(alert(page)).toContainText('We couldn’t check this passkey.');
});
