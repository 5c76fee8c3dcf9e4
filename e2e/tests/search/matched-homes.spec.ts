import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHome } from '../../support/live-home.ts';
import { newAccount, type Person } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** What the sign-up form may also send. */
const lookingFor = (preferences: object) => preferences as Partial<Person>;

/** Nothing that suits, no preferences and other roles are tested in `dashboard.component.test.tsx`. */
test('a tenant sees homes that suit, with the reasons', async ({ page, request }) => {
  const address = { line1: '3 Quay Hill', line2: '', city: 'Exeter', postcode: 'EX1 1AA', county: 'Devon' };
  await liveHome(request, { title: 'Above the quay', address });
  const tenant = await newAccount(
    request,
    'tenant',
    lookingFor({ maxBudget: 1300, preferredArea: 'EX1', propertyType: 'flat' }),
  );
  await signedInAs(page, tenant);
  await page.goto('/dashboard');
  const matched = page.getByRole('region', { name: 'Homes that suit you' });
  const home = matched.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Above the quay' }) });
  await expect(home).toContainText(/\d+% match/);
  await home.locator('summary').click();
  await expect(home.getByText('£50 under your budget')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'matched');
});
