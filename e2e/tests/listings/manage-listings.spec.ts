import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert } from '../../support/form.ts';
import { hold, sentTo } from '../../support/network.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { approveListing, statusOf, submitListing } from '../../support/new-listing.ts';
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

/** What each card says and offers is tested in `manage-listings.component`, mailed links in `mailed-links.component.test.tsx`. */
test('a lister decides about live listings', async ({ page, request }) => {
  const OTHER = 'A house in Hull';
  const [lister, admin] = [await newAccount(request, 'landlord'), await adminAccount(request)];
  const wentLive = async (title: string): Promise<string> => {
    const live = await submitListing(request, lister, { title });
    await approveListing(request, admin, live);
    return live;
  };
  const [id, other] = [await wentLive(TITLE), await wentLive(OTHER)];
  const path = `/api/properties/${id}/status`;
  const dialog = page.getByRole('dialog');
  await signedInAs(page, lister);
  await page.goto(PAGE);

  await test.step('a question and details are accessible on every screen', async () => {
    await expect(card(page)).toContainText('Live');
    await button(page, 'Details').click();
    await expect(dialog).toContainText('History');
    await expectAccessibleOnEveryScreen(page, 'details');
    await page.keyboard.press('Escape');
    await button(page, 'Withdraw', OTHER).click();
    await expect(dialog).toContainText('be removed from search results for good');
    await expectAccessibleOnEveryScreen(page, 'question');
  });

  await test.step('who is asked before a listing is withdrawn may think again', async () => {
    await dialog.getByRole('button', { name: 'Go back' }).click();
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
    await expect(card(page)).toContainText('Went live today');
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await button(page, 'Pause').click();
    await expect(button(page, 'Resume')).toBeVisible();
    await button(page, 'Resume').click();
    release();
    await expect(page.getByText('is paused.')).toBeVisible();
    expect(sent).toEqual([{ action: 'pause', undoable: true }]);
    await expect(card(page)).toContainText('Paused');
    await expect(card(page)).not.toContainText('Went live');
    expect(await statusOf(request, lister, id)).toBe('paused');
    await page.unroute(`**${path}`);
  });

  await test.step('Undo makes it what it was, and it is let', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status')).toContainText('is back to how it was');
    expect(await statusOf(request, lister, id)).toBe('live');
    await button(page, 'Mark as let').click();
    await expect(page.getByText('is marked as let.')).toBeInViewport();
    await expect(card(page).getByRole('button')).toHaveText(['Undo “Mark as let”', 'Preview', 'Duplicate', 'Details']);
    await expect(card(page).getByRole('link', { name: 'Edit' })).toHaveCount(0);
    expect(await statusOf(request, lister, id)).toBe('let');
  });

  await test.step('“let” is taken back', async () => {
    await button(page, 'Undo “Mark as let”').click();
    await dialog.getByRole('button', { name: 'Undo “Mark as let”' }).click();
    await expect(alert(card(page))).toContainText('is marked as let agreed again');
    expect(await statusOf(request, lister, id)).toBe('let-agreed');
  });
});
