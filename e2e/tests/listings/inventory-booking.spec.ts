import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { aForm, inBristol, listingsOf, newDraft } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

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

/** Both choices, failures, refusals and who has nothing to book are tested in the component tests. */
test('a landlord chooses', async ({ page, request }) => {
  const lister = await newAccount(request, 'landlord');
  const { id } = await newDraft(request, lister, aForm());
  const main = page.getByRole('main');
  await signedInAs(page, lister);

  await test.step('what is about to be sent is still there after a reload', async () => {
    await page.goto('/dashboard');
    await openWith(page);
    await expect(main).toContainText('4 Orchard Row, Leeds, West Yorkshire, LS1 4AP');
    await page.reload();
    await expect(main).toContainText('Two rooms by the canal');
  });

  await test.step('outside the service area a warning says so', async () => {
    await openWith(page, aForm({ address: inBristol }), id);
    await expect(alert(page)).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'choice');
  });

  await test.step('the draft becomes the listing', async () => {
    await without(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect((await listingsOf(request, lister)).properties.map((listing) => listing.id)).toEqual([id]);
  });

  await test.step('a reload of the confirmation leads to the dashboard, where the draft is gone', async () => {
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No drafts saved yet')).toBeVisible();
  });
});
