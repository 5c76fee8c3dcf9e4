import type { Page } from '@playwright/test';
import { liveHomes } from '../../support/live-homes.ts';
import { newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

// Nothing is in the browser's cache, so that what is asked for without a network has to wait.
test.use({ firstVisit: true });

const sentence = 'You’re offline. We’ve kept what you typed, and this page will carry on when you’re back online.';

test('a lost connection is told, and what could not be loaded comes when it is back', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expectFailedRequest('/api/');
  faults.expectOffline();
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto('/');
  await expect(page.getByText(sentence)).toBeHidden();
  await page.goto('/saved-searches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route('**/api/saved-searches', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(sentence)).toBeVisible();
  await page.unroute('**/api/saved-searches');
  await context.setOffline(false);
  await expect(page.getByText(sentence)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('without a network the page stays, and what was asked for opens when it is back', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expectOffline();
  faults.expectFailedRequest('.data');
  faults.expectFailedRequest('/assets/listing-');
  const [id] = await liveHomes(request, 'CA27', [{ title: 'A house on the hill' }]);
  const held = page.getByText('You’re offline. The page will open when you’re back online.');
  await signedInAs(page, await newAccount(request, 'tenant'));
  const scriptOfHomes = '**/assets/listing-*.js';
  await page.route(scriptOfHomes, (route) => route.abort());
  await page.goto('/properties?location=CA27');
  const card = page.getByRole('link', { name: 'A house on the hill' });
  const goOffline = async () => {
    await context.setOffline(true);
    // Its second sentence depends on whether a part of the page was still being loaded.
    await expect(page.getByText('You’re offline.')).toBeVisible();
  };
  // One of these that is cut off would be answered by a reload, which opens nothing that was asked for.
  const laterPartsAreLoaded = async () => {
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await hasLoaded(page, '/api/conversations/unread');
  };
  await expect(card).toBeVisible();
  await laterPartsAreLoaded();

  await test.step('another search', async () => {
    await goOffline();
    await page.getByLabel('Location').fill('CA28');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(held).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/location=CA28/);
    await expect(held).toBeHidden();
    await page.goBack();
    await expect(card).toBeVisible();
  });

  await test.step('the page of a home, whose script is not loaded yet', async () => {
    await goOffline();
    await card.click();
    await expect(held).toBeVisible();
    await expect(card).toBeVisible();
    await page.unroute(scriptOfHomes);
    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`/properties/${id}`));
    await laterPartsAreLoaded();
    await hasLoaded(page, `/api/properties/${id}/slots`);
  });

  await test.step('a dialog that is not loaded yet', async () => {
    await goOffline();
    await page
      .getByRole('button', { name: /^Message / })
      .first()
      .click();
    await expect(held).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a server that does not answer', async () => {
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page.getByText('We can’t reach Letfair at the moment.')).toBeVisible();
    await page.unroute('**/*.data*');
    await expect(page).toHaveURL('/properties');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});

test('a part of the page that is cut off comes by one reload, once a dialog is closed', async ({
  page,
  request,
  faults,
}) => {
  const script = '/assets/booking-box-';
  faults.expectFailedRequest(script);
  const [id] = await liveHomes(request, 'CA29', [{ title: 'A house by the sea' }]);
  await signedInAs(page, await newAccount(request, 'tenant'));
  const dialogIsOpen = Promise.withResolvers<void>();
  let reloads = 0;
  // As long as the page is not reloaded: some browsers ask for a script again that they could not fetch.
  await page.route(`**${script}*.js`, async (route) => {
    if (reloads > 0) return route.continue();
    await dialogIsOpen.promise;
    await route.abort();
  });
  const times = `/api/properties/${id}/slots`;
  await page.goto(`/properties/${id}`);
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) reloads += 1;
  });
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Message / })
    .first()
    .click();
  const message = dialog.getByRole('textbox');
  await message.fill('Is the house by the sea still free?');
  const failed = page.waitForEvent('requestfailed', (refused) => refused.url().includes(script));
  dialogIsOpen.resolve();
  await failed;
  await message.pressSequentially(' We would come on Saturday.');
  await expect(message).toHaveValue('Is the house by the sea still free? We would come on Saturday.');
  expect(reloads).toBe(0);

  await page.keyboard.press('Escape');
  await hasLoaded(page, times);
  expect(reloads).toBe(1);
});

/** The page that is open now has got this answer. */
const hasLoaded = (page: Page, path: string) =>
  page.waitForFunction(
    (ending) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(ending)),
    path,
  );
