import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { alert } from '../support/form.ts';
import { answer, cutOff, hold, sentTo } from '../support/network.ts';
import { type Account, adminAccount, newAccount } from '../support/new-account.ts';
import { approveListing, rejectListing, statusOf, submitListing, uploadedPhoto } from '../support/new-listing.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/properties/manage';
const TITLE = 'Two rooms by the canal';
const card = (page: Page, title = TITLE) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

test('signed out: Please Sign In, with a way that leads back here', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fproperties%2Fmanage',
  );
});

test('a tenant is told that the page is for landlords and agents', async ({ page, request }) => {
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'For landlords and agents' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/dashboard');
});

test.describe('a lister', () => {
  let lister: Account;
  test.beforeEach(async ({ page, request }) => {
    lister = await newAccount(request, 'landlord');
    await signedInAs(page, lister);
  });

  /** A listing that went live, and the page that shows it. */
  async function openLive(page: Page, request: Parameters<typeof submitListing>[0]): Promise<string> {
    const id = await submitListing(request, lister);
    await approveListing(request, await adminAccount(request), id);
    await page.goto(PAGE);
    await expect(card(page)).toContainText('Live');
    return id;
  }

  test('without listings sees a way to list a home', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No properties listed yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List a home' })).toHaveAttribute('href', '/list-property');
  });

  test('sees a pending listing with its facts and what can be done', async ({ page, request }) => {
    const photo = await uploadedPhoto(request, lister);
    const id = await submitListing(request, lister, { images: [photo.id] });
    await page.goto(PAGE);
    await expect(card(page)).toContainText('Pending approval');
    await expect(card(page)).toContainText('Leeds');
    await expect(card(page)).toContainText('£1,250 pcm');
    await expect(card(page)).toContainText('2 beds · 1 bath · Flat');
    await expect(card(page).locator('img')).toHaveAttribute('src', photo.sources[0]?.url ?? '');
    await expect(card(page).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/list-property?listing=${id}`,
    );
    await expect(card(page).getByRole('button')).toHaveText(['Withdraw', 'Duplicate', 'Details']);
  });

  test('pauses and resumes a live listing', async ({ page, request }) => {
    const id = await openLive(page, request);
    await expect(card(page)).toContainText(/Confirm by \d{1,2} \w{3,4} \d{4}/);
    await expect(card(page)).toContainText('Live since today');
    await button(page, 'Pause').click();
    await expect(alert(page)).toContainText('is paused');
    await expect(card(page)).toContainText('Paused');
    expect(await statusOf(request, lister, id)).toBe('paused');
    await button(page, 'Resume').click();
    await expect(alert(page)).toContainText('is live again');
    expect(await statusOf(request, lister, id)).toBe('live');
  });

  test('marks it let agreed, puts it back on the market, and marks it let', async ({ page, request }) => {
    const id = await openLive(page, request);
    await button(page, 'Mark let agreed').click();
    await expect(alert(page)).toContainText('is marked let agreed');
    await button(page, 'Back on the market').click();
    await expect(alert(page)).toContainText('is back on the market');
    await button(page, 'Mark let').click();
    await expect(alert(page)).toContainText('is marked let');
    await expect(card(page).getByRole('button')).toHaveText(['Duplicate', 'Details']);
    await expect(card(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
    expect(await statusOf(request, lister, id)).toBe('let');
  });

  test('confirms that a home is still available', async ({ page, request }) => {
    await openLive(page, request);
    await button(page, 'Confirm availability').click();
    await expect(alert(page)).toContainText('is confirmed as available');
    await expect(card(page)).toContainText('Confirm by');
  });

  test('is asked before a listing is withdrawn', async ({ page, request }) => {
    const id = await openLive(page, request);
    await button(page, 'Withdraw').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(request, lister, id)).toBe('live');

    await button(page, 'Withdraw').click();
    await dialog.getByRole('button', { name: 'Withdraw listing' }).click();
    await expect(alert(page)).toContainText('is withdrawn');
    await expect(card(page)).toContainText('Withdrawn');
    expect(await statusOf(request, lister, id)).toBe('withdrawn');
  });

  test('sees the new state at once, and the old one again when the server refuses', async ({
    page,
    request,
    faults,
  }) => {
    const id = await openLive(page, request);
    const path = `/api/properties/${id}/status`;
    faults.expectFailedRequest(path);
    const { release } = await hold(page, path);
    await button(page, 'Pause').click();
    await expect(button(page, 'Resume')).toBeVisible();
    release();
    await expect(alert(page)).toContainText('is paused');
    await page.unroute(`**${path}`);

    await cutOff(page, path);
    await button(page, 'Resume').click();
    await expect(alert(page)).toContainText('That did not work. Please try again.');
    await expect(button(page, 'Resume')).toBeVisible();
  });

  test('who is late is told how the listing stands now', async ({ page, request, faults }) => {
    const id = await openLive(page, request);
    faults.expectFailedRequest(`/api/properties/${id}/status`);
    await request.put(`/api/properties/${id}/status`, {
      headers: { authorization: `Bearer ${lister.token}` },
      data: { action: 'withdraw' },
    });
    await button(page, 'Pause').click();
    await expect(alert(page)).toContainText('Withdrawn');
    await expect(button(page, 'Pause')).toHaveCount(0);
  });

  test('two quick presses act once', async ({ page, request }) => {
    const id = await openLive(page, request);
    const path = `/api/properties/${id}/status`;
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await button(page, 'Pause').click();
    await button(page, 'Resume').click();
    release();
    await expect(alert(page)).toContainText('is paused');
    expect(sent).toEqual([{ action: 'pause' }]);
  });

  test('reads why a listing was sent back', async ({ page, request }) => {
    const id = await submitListing(request, lister);
    await rejectListing(request, await adminAccount(request), id, 'Please add a photo of the kitchen.');
    await page.goto(PAGE);
    await expect(card(page)).toContainText('Rejected');
    await expect(card(page)).toContainText('Please add a photo of the kitchen.');
    await expect(card(page).getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  test('narrows the list down by status, with the count of each', async ({ page, request }) => {
    const id = await submitListing(request, lister, { title: 'A live home' });
    await approveListing(request, await adminAccount(request), id);
    await submitListing(request, lister, { title: 'A waiting home' });
    await page.goto(PAGE);
    const filter = page.getByRole('combobox', { name: 'Status' });
    await expect(filter.getByRole('option', { name: 'All (2)' })).toBeAttached();
    await filter.selectOption('live');
    await expect(card(page, 'A waiting home')).toHaveCount(0);
    await expect(card(page, 'A live home')).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}?status=live`);
    await filter.selectOption('let');
    await expect(page.getByRole('heading', { name: 'No listings with this status' })).toBeVisible();
  });

  test('duplicates a listing into a draft', async ({ page, request }) => {
    await submitListing(request, lister);
    await page.goto(PAGE);
    await button(page, 'Duplicate').click();
    await expect(page).toHaveURL(/\/list-property\?draft=[\w-]+$/);
    await expect(page.locator('[name="title"]')).toHaveValue(/Two rooms by the canal/);
  });

  test('sees in the details what keeps it from going live, its history and its inventory', async ({
    page,
    request,
  }) => {
    const changes = { materialInformation: { holdingDeposit: 900 } };
    await submitListing(request, lister, changes, '/api/properties/with-inventory');
    await page.goto(PAGE);
    await button(page, 'Details').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Keeps it from going live');
    await expect(dialog).toContainText('Tenant Fees Act 2019');
    await expect(dialog).toContainText('Requested');
    await expect(dialog).toContainText('Submitted by the lister');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Details')).toBeFocused();
  });

  test('can load the list again when that failed', async ({ page, request, faults }) => {
    faults.expectFailedRequest('/api/properties/mine');
    await submitListing(request, lister);
    await answer(page, '/api/properties/mine', 500, { success: false });
    await page.goto(PAGE);
    await expect(page.getByText('We could not load your listings.')).toBeVisible();
    await page.unroute('**/api/properties/mine');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toBeVisible();
  });

  test('has a page, a question and details that are accessible on every screen', async ({ page, request }) => {
    await openLive(page, request);
    await expectAccessibleOnEveryScreen(page, 'list');
    await button(page, 'Withdraw').click();
    await expectAccessibleOnEveryScreen(page, 'question');
    await page.keyboard.press('Escape');
    await button(page, 'Details').click();
    await expect(page.getByRole('dialog')).toContainText('History');
    await expectAccessibleOnEveryScreen(page, 'details');
  });
});

test.describe('the link that confirms availability', () => {
  const path = '/api/properties/confirm-availability';

  test('says why it does nothing any more, and where to go', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    await page.goto('/confirm-availability?token=long-gone');
    await expect(page.getByRole('heading', { name: 'This could not be confirmed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', PAGE);
  });

  test('is incomplete without its token', async ({ page }) => {
    await page.goto('/confirm-availability');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });

  test('is sent once by itself, and again by a button when the connection was lost', async ({ page, faults }) => {
    faults.expectFailedRequest(path);
    const sent = sentTo(page, path);
    await cutOff(page, path);
    await page.goto('/confirm-availability?token=from-the-mail');
    const again = page.getByRole('button', { name: 'Confirm availability' });
    await expect(again).toBeVisible();
    expect(sent).toEqual([{ token: 'from-the-mail' }]);
    await page.unroute(`**${path}`);
    await answer(page, path, 200, { success: true, data: { id: 'any', title: TITLE, status: 'live' } });
    await again.click();
    await expect(page.getByRole('heading', { name: `Thank you, “${TITLE}” stays live` })).toBeVisible();
  });

  test('is not for search engines', async ({ page }) => {
    await page.goto('/confirm-availability');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
