import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { applyFor, liveHome } from '../../support/new-application.ts';
import { aListing, rejectListing, submitListing } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** A stat card's figure, by its label. */
const figure = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

const toDo = (page: Page) => page.getByRole('region', { name: 'What needs doing' });
const activity = (page: Page) => page.getByRole('region', { name: 'The last 30 days' });

test('an admin is redirected to /admin/dashboard, and Back does not return', async ({ page, request }) => {
  await signedInAs(page, await adminAccount(request));
  await page.goto('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the figures count what there is, and a lister sees what needs doing', async ({ page, request }) => {
  const firstName = '<img src=x onerror=alert(1)>';
  const [landlord, agent, tenant] = await Promise.all([
    newAccount(request, 'landlord'),
    newAccount(request, 'agent'),
    newAccount(request, 'tenant', { firstName }),
  ]);

  for (const [lister, label] of [
    [agent, 'Properties'],
    [landlord, 'Properties Listed'],
  ] as const)
    await test.step(`${label}: those on the books, not those that are over`, async () => {
      await submitListing(request, lister, { title: 'Waiting for a review' });
      const withdrawn = await submitListing(request, lister);
      await request.put(`/api/properties/${withdrawn}/status`, {
        headers: { authorization: `Bearer ${lister.token}` },
        data: { action: 'withdraw' },
      });
      await signedInAs(page, lister);
      await page.goto('/dashboard');
      await expect(figure(page, label)).toHaveText('1');
    });

  await test.step('what needs doing, each with a way to do it', async () => {
    const { id } = await applyFor(request, tenant, await liveHome(request, landlord));
    const rejected = await submitListing(request, landlord, { title: 'A house in Hull' });
    await rejectListing(request, await adminAccount(request), rejected, 'Please add the energy rating.');
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('What needs doing');
    await expect(toDo(page).getByRole('link', { name: /application for “Two rooms by the canal”/ })).toHaveAttribute(
      'href',
      `/applications?id=${id}`,
    );
    await toDo(page)
      .getByRole('link', { name: /“A house in Hull” was sent back/ })
      .click();
    await expect(page).toHaveURL(`/properties/manage?listing=${rejected}&step=edit`);
    await expect(page.getByRole('main')).toContainText('Please add the energy rating.');
    await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['A house in Hull']);
  });

  await test.step('an agent’s clients', async () => {
    await request.post('/api/clients', {
      headers: { authorization: `Bearer ${agent.token}` },
      data: { name: 'Ada Brook' },
    });
    await signedInAs(page, agent);
    await page.goto('/dashboard');
    await expect(figure(page, 'Clients')).toHaveText('1');
  });

  await test.step('a tenant’s applications, with a way to them', async () => {
    await signedInAs(page, tenant);
    await page.goto('/dashboard');
    await expect(figure(page, 'Applications')).toHaveText('1');
    await expect(page.getByRole('link', { name: 'View applications' })).toHaveAttribute('href', '/applications');
  });

  await test.step('the name is shown as typed, never as markup', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${firstName}!`);
  });
});

test('a lister sees how each home does', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  /** Where no other test lets a home. */
  const onScilly = (postcode: string) => ({
    line1: '1 Harbour View',
    line2: '',
    city: 'Isles of Scilly',
    postcode,
    county: 'Cornwall',
  });
  const address = onScilly('TR21 0HE');
  const first = await liveHome(request, lister, { address });
  const second = await liveHome(request, lister, { address, title: 'A barn' });
  const choice = activity(page).getByLabel('Home');
  await signedInAs(page, lister);

  await test.step('thirty days, as lines and as a table', async () => {
    await page.goto('/dashboard');
    await expect(choice).toHaveValue(second);
    await choice.selectOption(first);
    await expect(page).toHaveURL(`/dashboard?listing=${first}`);
    await expect(activity(page).getByRole('img')).toHaveCount(3);
    for (const name of ['Views', 'Saves', 'Enquiries'])
      await expect(activity(page).getByRole('img', { name: `${name}: none in 30 days.` })).toBeVisible();
    await activity(page).getByText('Day by day', { exact: true }).click();
    await expect(activity(page).getByRole('columnheader')).toHaveText(['Day', 'Views', 'Saves', 'Enquiries']);
    await expect(activity(page).getByRole('row')).toHaveCount(31);
    // With fewer than five homes in the outcode nothing is said about rents.
    await expect(activity(page)).not.toContainText('median');
    await expectAccessibleOnEveryScreen(page, 'activity');
  });

  await test.step('the link of a listing leads to its activity', async () => {
    await page.goto('/properties/manage');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Two rooms by the canal' }) });
    await expect(card.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'href',
      `/applications?property=${first}`,
    );
    await card.getByRole('link', { name: 'Activity' }).click();
    await expect(choice).toHaveValue(first);
    await expect(activity(page).getByRole('heading', { name: 'The last 30 days' })).toBeInViewport();
  });

  await test.step('with five live homes in the outcode the rent is compared with their median', async () => {
    const materialInformation = { ...aListing().materialInformation, holdingDeposit: 200, securityDeposit: 900 };
    for (const price of [1000, 1100, 1200, 1300, 1400])
      await liveHome(request, lister, { address: onScilly('TR23 0PR'), price, materialInformation });
    await page.goto('/dashboard');
    await expect(activity(page)).toContainText('£1,400 pcm is 17% above the median of live homes in TR23, £1,200 pcm.');
  });
});
