import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert } from '../../support/form.ts';
import { answer, cutOff, hold, sentTo } from '../../support/network.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { approveListing, rejectListing, statusOf, submitListing, uploadedPhoto } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/properties/manage';
const TITLE = 'Two rooms by the canal';
const card = (page: Page, title = TITLE) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const button = (page: Page, name: string, title = TITLE) =>
  card(page, title).getByRole('button', { name, exact: true });

test('a lister sees each listing, how it stands and what can be done', async ({ page, request, faults }) => {
  const [lister, admin] = [await newAccount(request, 'landlord'), await adminAccount(request)];
  await signedInAs(page, lister);

  await test.step('without listings: a way to list a home', async () => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No properties listed yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'List a home' })).toHaveAttribute('href', '/list-property');
  });

  const photo = await uploadedPhoto(request, lister);
  const waiting = await submitListing(request, lister, { images: [photo.id] });
  const live = await submitListing(request, lister, { title: 'A live home' });
  await approveListing(request, admin, live);
  const sentBack = await submitListing(request, lister, { title: 'A home sent back' });
  await rejectListing(request, admin, sentBack, 'Please add a photo of the kitchen.');
  const unlawful = { title: 'An unlawful home', materialInformation: { holdingDeposit: 900 } };
  await submitListing(request, lister, unlawful, '/api/properties/with-inventory');

  await test.step('the list can be loaded again when that failed', async () => {
    faults.expectFailedRequest('/api/properties/mine');
    await answer(page, '/api/properties/mine', 500, { success: false });
    await page.reload();
    await expect(page.getByText('We could not load your listings.')).toBeVisible();
    await page.unroute('**/api/properties/mine');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toBeVisible();
  });

  await test.step('a pending listing with its facts', async () => {
    await expect(card(page)).toContainText('Pending approval');
    await expect(card(page)).toContainText('Leeds');
    await expect(card(page)).toContainText('£1,250 pcm');
    await expect(card(page)).toContainText('2 beds · 1 bath · Flat');
    await expect(card(page).locator('img')).toHaveAttribute('src', photo.sources[0]?.url ?? '');
    await expect(card(page).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/list-property?listing=${waiting}`,
    );
    await expect(card(page).getByRole('button')).toHaveText(['Withdraw', 'Preview', 'Duplicate', 'Details']);
  });

  await test.step('why a listing was sent back', async () => {
    const rejected = card(page, 'A home sent back');
    await expect(rejected).toContainText('Rejected');
    await expect(rejected).toContainText('Please add a photo of the kitchen.');
    await expect(rejected.getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  await test.step('in the details what keeps it from going live, its history and its inventory', async () => {
    const details = button(page, 'Details', 'An unlawful home');
    await details.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Keeps it from going live');
    await expect(dialog).toContainText('Tenant Fees Act 2019');
    await expect(dialog).toContainText('Requested');
    await expect(dialog).toContainText('Submitted by the lister');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(details).toBeFocused();
  });

  await test.step('the list is narrowed down by status, with the count of each', async () => {
    const filter = page.getByRole('combobox', { name: 'Status' });
    await expect(filter.getByRole('option', { name: 'All (4)' })).toBeAttached();
    await filter.selectOption('live');
    await expect(card(page)).toHaveCount(0);
    await expect(card(page, 'A live home')).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}?status=live`);
    await filter.selectOption('let');
    await expect(page.getByRole('heading', { name: 'No listings with this status' })).toBeVisible();
  });

  await test.step('a listing is duplicated into a draft', async () => {
    await page.goto(PAGE);
    await button(page, 'Duplicate').click();
    await expect(page).toHaveURL(/\/list-property\?draft=[\w-]+$/);
    await expect(page.locator('[name="title"]')).toHaveValue(/Two rooms by the canal/);
  });
});

test('a lister decides about live listings', async ({ page, request, faults }) => {
  const OTHER = 'A house in Hull';
  const LATE = 'A barn';
  const [lister, admin] = [await newAccount(request, 'landlord'), await adminAccount(request)];
  const wentLive = async (title: string): Promise<string> => {
    const live = await submitListing(request, lister, { title });
    await approveListing(request, admin, live);
    return live;
  };
  const [id, other, late] = [await wentLive(TITLE), await wentLive(OTHER), await wentLive(LATE)];
  const path = `/api/properties/${id}/status`;
  const dialog = page.getByRole('dialog');
  await signedInAs(page, lister);
  await page.goto(PAGE);

  await test.step('the page, a question and details are accessible on every screen', async () => {
    await expect(card(page)).toContainText('Live');
    await expectAccessibleOnEveryScreen(page, 'list');
    await button(page, 'Details').click();
    await expect(dialog).toContainText('History');
    await expectAccessibleOnEveryScreen(page, 'details');
    await page.keyboard.press('Escape');
    await button(page, 'Withdraw', OTHER).click();
    await expectAccessibleOnEveryScreen(page, 'question');
  });

  await test.step('who is asked before a listing is withdrawn may think again', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(request, lister, other)).toBe('live');

    await button(page, 'Withdraw', OTHER).click();
    await dialog.getByRole('button', { name: 'Withdraw listing' }).click();
    await expect(alert(page)).toContainText('is withdrawn');
    await expect(card(page, OTHER)).toContainText('Withdrawn');
    expect(await statusOf(request, lister, other)).toBe('withdrawn');
  });

  await test.step('a pause shows at once, and two quick presses act once', async () => {
    await expect(card(page)).toContainText(/Confirm by \d{1,2} \w{3,4} \d{4}/);
    await expect(card(page)).toContainText('Live since today');
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await button(page, 'Pause').click();
    await expect(button(page, 'Resume')).toBeVisible();
    await button(page, 'Resume').click();
    release();
    await expect(alert(page)).toContainText('is paused');
    expect(sent).toEqual([{ action: 'pause' }]);
    await expect(card(page)).toContainText('Paused');
    await expect(card(page)).not.toContainText('Live since');
    expect(await statusOf(request, lister, id)).toBe('paused');
    await page.unroute(`**${path}`);
  });

  await test.step('the old state is back when the server cannot be reached', async () => {
    faults.expectFailedRequest(path);
    await cutOff(page, path);
    await button(page, 'Resume').click();
    await expect(alert(page)).toContainText('Network error. Please try again.');
    await expect(button(page, 'Resume')).toBeVisible();
    await page.unroute(`**${path}`);
  });

  await test.step('a paused listing is resumed', async () => {
    await button(page, 'Resume').click();
    await expect(alert(page)).toContainText('is live again');
    expect(await statusOf(request, lister, id)).toBe('live');
  });

  await test.step('a home is confirmed as still available', async () => {
    await button(page, 'Confirm availability').click();
    await expect(alert(page)).toContainText('is confirmed as available');
    await expect(card(page)).toContainText('Confirm by');
  });

  await test.step('a home is let agreed, back on the market, and let', async () => {
    await button(page, 'Mark let agreed').click();
    await expect(alert(page)).toContainText('is marked let agreed');
    await button(page, 'Back on the market').click();
    await expect(alert(page)).toContainText('is back on the market');
    await button(page, 'Mark let').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf(request, lister, id)).toBe('live');
    await button(page, 'Mark let').click();
    await dialog.getByRole('button', { name: 'Mark let' }).click();
    await expect(alert(card(page))).toContainText('is marked let');
    await expect(alert(card(page))).toBeInViewport();
    await expect(card(page).getByRole('button')).toHaveText(['Take back “let”', 'Preview', 'Duplicate', 'Details']);
    await expect(card(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
    expect(await statusOf(request, lister, id)).toBe('let');
  });

  await test.step('“let” is taken back', async () => {
    await button(page, 'Take back “let”').click();
    await dialog.getByRole('button', { name: 'Take back “let”' }).click();
    await expect(alert(card(page))).toContainText('is let agreed again');
    expect(await statusOf(request, lister, id)).toBe('let-agreed');
  });

  await test.step('who is late is told how the listing stands now', async () => {
    faults.expectFailedRequest(`/api/properties/${late}/status`);
    // The step before loads the list again, which could take the button away before it is pressed.
    await page.goto(PAGE);
    await expect(button(page, 'Pause', LATE)).toBeVisible();
    await request.put(`/api/properties/${late}/status`, {
      headers: { authorization: `Bearer ${lister.token}` },
      data: { action: 'withdraw' },
    });
    await button(page, 'Pause', LATE).click();
    await expect(alert(page)).toContainText('Withdrawn');
    await expect(button(page, 'Pause', LATE)).toHaveCount(0);
  });
});

test('the link that confirms availability does so, or says why not', async ({ page, faults }) => {
  const path = '/api/properties/confirm-availability';
  faults.expectFailedRequest(path);

  await test.step('is incomplete without its token, and not for search engines', async () => {
    await page.goto('/confirm-availability');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('says why it does nothing any more, and where to go', async () => {
    await page.goto('/confirm-availability?token=long-gone');
    await expect(page.getByRole('heading', { name: 'This could not be confirmed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', PAGE);
  });

  await test.step('is sent once by itself, and again by a button when the connection was lost', async () => {
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
});
