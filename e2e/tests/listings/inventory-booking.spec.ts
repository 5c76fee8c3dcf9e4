import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, toast } from '../../support/form.ts';
import { answer, hold, sentTo } from '../../support/network.ts';
import { newAccount } from '../../support/new-account.ts';
import { aForm, aListing, inBristol, listingsOf, newDraft } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

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

test('who has nothing to book is led to the dashboard', async ({ page, request }) => {
  await test.step('signed out', async () => {
    await page.goto('/');
    await openWith(page);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a tenant, whatever is pending', async () => {
    await signedInAs(page, await newAccount(request, 'tenant'));
    await openWith(page);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a landlord without property data, and Back does not return', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await signedInAs(page, await newAccount(request, 'landlord'));
    await page.goto('/');
    await page.goto('/inventory-booking');
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('a landlord chooses', async ({ page, request, faults }) => {
  const lister = await newAccount(request, 'landlord');
  const { id } = await newDraft(request, lister, aForm());
  const main = page.getByRole('main');
  await signedInAs(page, lister);

  await test.step('the summary shows title, address, price per month, beds, baths and type', async () => {
    await openWith(page);
    await expect(main).toContainText('Two rooms by the canal');
    await expect(main).toContainText('4 Orchard Row, Leeds, West Yorkshire, LS1 4AP');
    await expect(main).toContainText('£1,250 pcm');
    await expect(main).toContainText('2 beds');
    await expect(main).toContainText('1 bath');
    await expect(main).toContainText('Flat');
    await page.reload();
    await expect(main).toContainText('Two rooms by the canal');
  });

  await test.step('both options are offered in the service area, one is recommended', async () => {
    await expect(withInventory(page)).toBeEnabled();
    await expect(without(page)).toBeEnabled();
    await expect(page.getByText('Recommended')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

  await test.step('what the server objects to is listed, with a way back to the form', async () => {
    faults.expectFailedRequest('/api/properties');
    await openWith(page, aForm({ title: ' ' }), id);
    await without(page).click();
    await expect(alert(page)).toContainText('Property title is required');
    await expect(alert(page).getByRole('link')).toHaveAttribute('href', `/list-property?draft=${id}`);
    expect((await listingsOf(request, lister)).properties).toEqual([]);
  });

  await test.step('outside the service area the option is disabled and a warning says why', async () => {
    await openWith(page, aForm({ address: inBristol }), id);
    await expect(withInventory(page)).toBeDisabled();
    await expect(without(page)).toBeEnabled();
    await expect(alert(page)).toContainText('limited to Greater Manchester, Liverpool, Leeds and Warrington');
    await expectAccessibleOnEveryScreen(page, 'choice');
  });

  await test.step('the draft becomes the listing', async () => {
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'confirmation');
    expect((await listingsOf(request, lister)).properties.map((listing) => listing.id)).toEqual([id]);
  });

  await test.step('a reload of the confirmation leads to the dashboard, where the draft is gone', async () => {
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
  });
});

test('a choice is submitted once, and confirmed', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/properties');
  const lister = await newAccount(request, 'landlord');
  const listings = async () => (await listingsOf(request, lister)).properties;
  await signedInAs(page, lister);

  await test.step('a failure is told', async () => {
    await openWith(page);
    await answer(page, '/api/properties', 500, '');
    await without(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Failed to submit property listing. Please try again.');
    await page.unroute('**/api/properties');
  });

  await test.step('the next try submits the documented payload without inventory', async () => {
    const sent = sentTo(page, '/api/properties');
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
    expect(await listings()).toMatchObject([{ title, status: 'pending' }]);
    await page.getByRole('button', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('with inventory the service is requested and the specialist announced', async () => {
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
    expect(await listings()).toHaveLength(2);
  });

  await test.step('an answer that was lost makes no second listing, not even after a reload', async () => {
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
    expect(await listings()).toHaveLength(3);
  });

  await test.step('two presses make one listing', async () => {
    await openWith(page);
    const { release } = await hold(page, '/api/properties');
    await without(page).click();
    await page.getByRole('button', { name: 'Submitting...' }).click({ force: true });
    await withInventory(page).click({ force: true });
    release();
    await expect(confirmed(page)).toBeVisible();
    expect(await listings()).toHaveLength(4);
  });
});
