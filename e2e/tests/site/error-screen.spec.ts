import { answer } from '../../support/network.ts';
import { adminAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('a screen that breaks reads Unexpected Application Error!, and a way out remains', async ({
  page,
  request,
  faults,
}) => {
  faults.expectPageError(/TypeError|Cannot read/);
  await signedInAs(page, await adminAccount(request));
  // a list of users with a hole in it, which the contract rules out and no screen is made for
  await answer(page, '/api/admin/users**', 200, { success: true, data: { users: [null], nextCursor: null } });
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});
