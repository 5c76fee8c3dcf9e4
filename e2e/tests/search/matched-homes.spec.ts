import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { liveHome } from '../../support/live-home.ts';
import { answer } from '../../support/network.ts';
import { newAccount, type Person } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** What the sign-up form may also send. */
const lookingFor = (preferences: object) => preferences as Partial<Person>;

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

test('a tenant who said nothing is asked what they need', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Tell us what you need' })).toHaveAttribute('href', '/profile');
});

test('nothing is said when nothing suits', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request));
  await answer(page, '/api/properties/matches', 200, { success: true, data: { properties: [], hasPreferences: true } });
  const answered = page.waitForResponse('**/api/properties/matches');
  await page.goto('/dashboard');
  await answered;
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Homes that suit you' })).toHaveCount(0);
});

test('a landlord has no such part, and nothing is asked for', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await signedInAs(page, await newAccount(request, 'landlord'));
  await page.goto('/dashboard');
  await expect(page.getByText('No drafts saved yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toHaveCount(0);
  expect(asked).not.toContain('/api/properties/matches');
});
