import { fill } from '../../support/form.ts';
import { newPerson, roleFields } from '../../support/new-account.ts';
import { submit, tab } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

/** Tenants sign up in `newcomer.spec.ts` and landlords in `first-listing.spec.ts`. */
test('an agent signs up, verifies and is welcomed', async ({ page }) => {
  await page.goto('/auth/signup?type=agent');
  await expect(tab(page, /agent/i)).toHaveAttribute('aria-selected', 'true');
  await fill(page, { ...newPerson(), ...roleFields.agent });
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Maya!' })).toBeVisible();
});
