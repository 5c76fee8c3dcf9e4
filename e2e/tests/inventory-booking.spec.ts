import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { alert, toast } from '../support/form.ts';
import { answer, hold, sentTo } from '../support/network.ts';
import { type Account, newAccount } from '../support/new-account.ts';
import { aForm, aListing, inBristol, listingsOf, newDraft } from '../support/new-listing.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const withInventory = (page: Page) => page.getByRole('button', { name: 'With Professional Inventory', exact: true });
const without = (page: Page) => page.getByRole('button', { name: 'Continue Without Inventory', exact: true });
const confirmed = (page: Page) => page.getByRole('heading', { name: 'What happens next' });

/** Opens the page as it is reached from the wizard: with a form that has passed its checks. */
async function openWith(page: Page, form = aForm(), draftId: string | null = null): Promise<void> {
  await page.evaluate((pending) => sessionStorage.setItem('pendingSubmission', JSON.stringify(pending)), {
    form,
    draftId,
  });
  await page.goto('/inventory-booking');
}

test('signed out, the page leads to the dashboard', async ({ page }) => {
  await page.goto('/');
  await openWith(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a tenant is led to the dashboard, whatever is pending', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'tenant'));
  await openWith(page);
  await expect(page).toHaveURL('/dashboard');
});

test.describe('as a landlord', () => {
  let lister: Account;
  test.beforeEach(async ({ page, request }) => {
    lister = await newAccount(request, 'landlord');
    await signedInAs(page, lister);
  });

  test('without property data the page leads to the dashboard, and Back does not return', async ({ page }) => {
    await page.goto('/');
    await page.goto('/inventory-booking');
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('the summary shows title, address, price per month, beds, baths and type', async ({ page }) => {
    await openWith(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('Two rooms by the canal');
    await expect(main).toContainText('4 Orchard Row, Leeds, West Yorkshire, LS1 4AP');
    await expect(main).toContainText('£1,250 pcm');
    await expect(main).toContainText('2 beds');
    await expect(main).toContainText('1 bath');
    await expect(main).toContainText('Flat');
    await page.reload();
    await expect(main).toContainText('Two rooms by the canal');
  });

  test('both options are offered in the service area, one is recommended', async ({ page }) => {
    await openWith(page);
    await expect(withInventory(page)).toBeEnabled();
    await expect(without(page)).toBeEnabled();
    await expect(page.getByText('Recommended')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  test('outside the service area the option is disabled and a warning says why', async ({ page }) => {
    await openWith(page, aForm({ address: inBristol }));
    await expect(withInventory(page)).toBeDisabled();
    await expect(without(page)).toBeEnabled();
    await expect(alert(page)).toContainText('limited to Greater Manchester, Liverpool, Leeds and Warrington');
  });

  test('without inventory the documented payload is submitted and confirmed', async ({ page, request }) => {
    const sent = sentTo(page, '/api/properties');
    await openWith(page);
    await without(page).click();
    await expect(toast(page)).toContainText('Property Listed Successfully');
    await expect(toast(page)).toContainText('Your property is now pending admin approval and will be live soon.');
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByText('24 hours')).toHaveCount(0);
    const { title, description, address, price, propertyType } = aListing();
    expect(sent).toEqual([
      expect.objectContaining({
        title,
        description,
        address,
        price,
        propertyType,
        features: expect.arrayContaining(['Garden', 'Council Tax Band: B', 'EPC Rating: C']),
        materialInformation: expect.objectContaining({ holdingDeposit: 280, securityDeposit: 1400 }),
      }),
    ]);
    expect((await listingsOf(request, lister)).properties).toMatchObject([{ title, status: 'pending' }]);
    await page.getByRole('button', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('with inventory the service is requested and the specialist announced', async ({ page }) => {
    const sent = sentTo(page, '/api/properties/with-inventory');
    await openWith(page);
    await withInventory(page).click();
    await expect(toast(page)).toContainText('Property Listed with Inventory Service');
    await expect(toast(page)).toContainText(
      'Your property is submitted for approval and inventory service has been requested.',
    );
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByText('within 24 hours')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('a reload of the confirmation leads to the dashboard', async ({ page }) => {
    await openWith(page);
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
  });

  test('the draft becomes the listing', async ({ page, request }) => {
    const { id } = await newDraft(request, lister, aForm());
    await openWith(page, aForm(), id);
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect((await listingsOf(request, lister)).properties.map((listing) => listing.id)).toEqual([id]);
    await page.goto('/dashboard');
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
  });

  test('a failure is told, and the next try works', async ({ page, faults }) => {
    faults.expectFailedRequest('/api/properties');
    await openWith(page);
    await answer(page, '/api/properties', 500, '');
    await without(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Failed to submit property listing. Please try again.');
    await page.unroute('**/api/properties');
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
  });

  test('what the server objects to is listed, with a way back to the form', async ({ page, request, faults }) => {
    faults.expectFailedRequest('/api/properties');
    const { id } = await newDraft(request, lister, aForm());
    await openWith(page, aForm({ title: ' ' }), id);
    await without(page).click();
    await expect(alert(page)).toContainText('Property title is required');
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', `/list-property?draft=${id}`);
    expect((await listingsOf(request, lister)).properties).toEqual([]);
  });

  test('an answer that was lost makes no second listing, not even after a reload', async ({
    page,
    request,
    faults,
  }) => {
    faults.expectFailedRequest('/api/properties');
    await openWith(page);
    await page.route(
      '**/api/properties',
      async (route) => {
        await route.fetch();
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    await without(page).click();
    await expect(toast(page)).toContainText('Failed to submit property listing. Please try again.');
    await page.reload();
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect((await listingsOf(request, lister)).properties).toHaveLength(1);
  });

  test('two presses make one listing', async ({ page, request }) => {
    await openWith(page);
    const { release } = await hold(page, '/api/properties');
    await without(page).click();
    await page.getByRole('button', { name: 'Submitting...' }).click({ force: true });
    await withInventory(page).click({ force: true });
    release();
    await expect(confirmed(page)).toBeVisible();
    expect((await listingsOf(request, lister)).properties).toHaveLength(1);
  });

  test('the choice and the confirmation are accessible on every screen', async ({ page }) => {
    await openWith(page, aForm({ address: inBristol }));
    await expect(withInventory(page)).toBeDisabled();
    await expectAccessibleOnEveryScreen(page, 'choice');
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'confirmation');
  });
});
