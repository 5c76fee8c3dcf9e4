import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, field } from '../../support/form.ts';
import { answer, cutOff, hold, sentTo } from '../../support/network.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { actOn, applicationsOf, applyFor, applicationCard as card, liveHome } from '../../support/new-application.ts';
import { statusOf } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/applications';
const TITLE = 'Two rooms by the canal';
const OTHER = 'A house in Hull';
const dialog = (page: Page): Locator => page.getByRole('dialog');

test('who has no applications is told so', async ({ page, request }) => {
  for (const userType of ['tenant', 'landlord'] as const)
    await test.step(`a ${userType} without any is told so, and that nothing is decided by a score`, async () => {
      await signedInAs(page, await newAccount(request, userType));
      await page.goto(PAGE);
      await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Nothing here is decided by a score.');
    });
});

test('a tenant follows what becomes of applications, and withdraws one', async ({ page, request, faults }) => {
  const [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const [home, other] = [await liveHome(request, lister), await liveHome(request, lister, { title: OTHER })];
  const declined = await applyFor(request, tenant, other, { offer: 1200 });
  await actOn(request, lister, declined.id, { action: 'decline', reason: 'The dates do not fit.' });
  const { id } = await applyFor(request, tenant, home);
  const path = `/api/applications/${id}/status`;
  const ask = card(page, TITLE).getByRole('button', { name: 'Withdraw' });
  const confirm = dialog(page).getByRole('button', { name: 'Withdraw application' });
  await signedInAs(page, tenant);

  await test.step('the list can be loaded again when that failed', async () => {
    faults.expectFailedRequest('/api/applications');
    await answer(page, '/api/applications', 500, { success: false });
    await page.goto(PAGE);
    await expect(page.getByText('We could not load your applications.')).toBeVisible();
    await page.unroute('**/api/applications');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, TITLE)).toBeVisible();
  });

  await test.step('each says what became of it, and shows the way to the home', async () => {
    await expect(card(page, OTHER)).toContainText('Declined');
    await expect(card(page, OTHER)).toContainText('£1,200 pcm');
    await expect(card(page, OTHER).getByRole('link', { name: OTHER })).toHaveAttribute('href', `/properties/${other}`);
    const steps = card(page, OTHER).getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    await expect(steps.first()).toContainText(/You applied · \d{1,2} \w{3,4} \d{4}/);
    await expect(steps.last()).toContainText('The dates do not fit.');
    await expect(card(page, OTHER).getByRole('button')).toHaveCount(0);
  });

  await test.step('an answer comes without loading the page again', async () => {
    await expect(card(page, TITLE)).toContainText('Sent');
    await actOn(request, lister, id, { action: 'shortlist' });
    await expect(card(page, TITLE)).toContainText('Shortlisted');
  });

  await test.step('the page and its question are accessible', async () => {
    await expectAccessibleOnEveryScreen(page, 'a tenant’s applications');
    await ask.click();
    await expectAccessibleOnEveryScreen(page, 'the question before withdrawing');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(ask).toBeFocused();
  });

  await test.step('a withdrawal that failed is told', async () => {
    faults.expectFailedRequest(path);
    await cutOff(page, path);
    await ask.click();
    await confirm.click();
    await expect(alert(page)).toHaveText('Network error. Please try again.');
    await page.unroute(`**${path}`);
  });

  await test.step('a second press does no harm', async () => {
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await ask.click();
    await confirm.click();
    await dialog(page).getByRole('button', { name: 'Withdrawing...' }).click({ force: true });
    release();
    await expect(alert(page)).toContainText('is withdrawn');
    expect(sent).toHaveLength(1);
    await expect(card(page, TITLE)).toContainText('Withdrawn');
    expect((await applicationsOf(request, tenant)).find((mine) => mine.id === id)?.status).toBe('withdrawn');
  });
});

test.describe('a lister', () => {
  let lister: Account;
  let maya: Account;
  let tom: Account;
  let home: string;
  let other: string;
  test.beforeEach(async ({ page, request }) => {
    [lister, maya, tom] = await Promise.all([
      newAccount(request, 'landlord'),
      newAccount(request),
      newAccount(request, 'tenant', { firstName: 'Tom', lastName: 'Reed' }),
    ]);
    [home, other] = [await liveHome(request, lister), await liveHome(request, lister, { title: OTHER })];
    await signedInAs(page, lister);
  });

  test('reads, filters, shortlists and declines', async ({ page, request }) => {
    await test.step('a new application comes without loading the page again', async () => {
      await page.goto(PAGE);
      await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
      await applyFor(request, maya, home);
      await expect(card(page, 'Maya')).toBeVisible();
      await expect(card(page, 'Maya')).toContainText(`For “${TITLE}”`);
    });

    const { id: ofTom } = await applyFor(request, tom, other);
    await expect(card(page, 'Tom')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'a lister’s applications');

    await test.step('they are filtered by home and by status', async () => {
      await page.getByLabel('Home', { exact: true }).selectOption(other);
      await expect(card(page, 'Maya')).toHaveCount(0);
      await expect(page).toHaveURL(`${PAGE}?property=${other}`);
      await page.getByLabel('Status', { exact: true }).selectOption('declined');
      await expect(page.getByRole('heading', { name: 'No such applications' })).toBeVisible();
      await page.getByRole('link', { name: 'Show all applications' }).click();
      await expect(card(page, 'Maya')).toBeVisible();
    });

    await test.step('the lister reads what the applicant chose to show, who sees that it was read', async () => {
      await card(page, 'Maya').getByRole('button', { name: 'Open' }).click();
      await expect(dialog(page)).toContainText('20 Jan 2027');
      await expect(dialog(page)).toContainText('An old cat');
      await expect(dialog(page)).toContainText('Not shown');
      await expect(dialog(page)).not.toContainText('We would look after the garden.');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(card(page, 'Maya')).toContainText('Read');
      expect((await applicationsOf(request, maya))[0]?.status).toBe('seen');
    });

    await test.step('the lister shortlists', async () => {
      await card(page, 'Maya').getByRole('button', { name: 'Open' }).click();
      await dialog(page).getByRole('button', { name: 'Shortlist' }).click();
      await expect(alert(page)).toContainText('is on the shortlist');
      await expect(card(page, 'Maya')).toContainText('Shortlisted');
    });

    await test.step('the lister declines with a reason, which the applicant reads', async () => {
      await page.goto(`${PAGE}?id=${ofTom}`);
      await dialog(page).getByRole('button', { name: 'Decline' }).click();
      await field(page, 'declineReason').selectOption('move-in-date');
      await field(page, 'reason').fill('We need somebody in May.');
      await dialog(page).getByRole('button', { name: 'Decline application' }).click();
      await expect(alert(page)).toContainText('is declined');
      expect((await applicationsOf(request, tom))[0]).toMatchObject({
        status: 'declined',
        declineReason: 'The move-in date does not fit. We need somebody in May.',
      });
    });
  });

  test('compares and accepts', async ({ page, request }) => {
    const { id: mayasHere } = await applyFor(request, maya, home, { offer: 1200 });
    const { id: tomsHere } = await applyFor(request, tom, home, { share: ['people'], profile: { people: 1 } });
    const { id: mayasThere } = await applyFor(request, maya, other);
    const { id: tomsThere } = await applyFor(request, tom, other);
    const ofTom = async (id: string) => (await applicationsOf(request, tom)).find((his) => his.id === id);

    await test.step('applications for one home stand side by side', async () => {
      await page.goto(PAGE);
      const tick = (title: string, name: string) => card(page, name).filter({ hasText: title }).getByRole('checkbox');
      const compare = page.getByRole('button', { name: 'Compare', exact: true });

      await compare.click();
      await expect(alert(page)).toHaveText('Choose at least 2 applications for the same home.');
      await tick(OTHER, 'Maya').check();
      await tick(TITLE, 'Tom').check();
      await compare.click();
      await expect(alert(page)).toContainText('Only applications for the same home can be compared.');
      await tick(OTHER, 'Maya').uncheck();
      await tick(TITLE, 'Maya').check();
      await compare.click();

      const table = dialog(page).getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText(['Criterion', /^Maya/, /^Tom/]);
      const row = (criterion: string) =>
        table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: criterion, exact: true }) });
      await expect(row('Rent').getByRole('cell')).toHaveText(['£1,200 pcm', '£1,250 pcm, as advertised']);
      await expect(row('People').getByRole('cell')).toHaveText(['2', '1']);
      await expect(row('Pets').getByRole('cell')).toHaveText(['An old cat', 'Not shown']);
      await expectAccessibleOnEveryScreen(page, 'a comparison');

      await dialog(page)
        .getByRole('button', { name: /Open the application of Tom/ })
        .click();
      await expect(dialog(page).getByRole('heading', { name: /^Application of Tom/ })).toBeVisible();
      await expect.poll(async () => (await ofTom(tomsHere))?.status).toBe('seen');
    });

    await test.step('accepting one leaves the rest as it is, unless asked', async () => {
      await page.goto(`${PAGE}?property=${home}&id=${mayasHere}`);
      await dialog(page).getByRole('button', { name: 'Accept' }).click();
      await dialog(page).getByRole('button', { name: 'Accept application' }).click();
      await expect(card(page, 'Maya')).toContainText('Accepted');
      expect(await statusOf(request, lister, home)).toBe('live');
      expect((await ofTom(tomsHere))?.status).toBe('seen');
    });

    await test.step('accepting one marks the home let agreed and answers the others, if asked', async () => {
      expect((await ofTom(tomsThere))?.status).toBe('sent');
      await page.goto(`${PAGE}?property=${other}&id=${mayasThere}`);
      await dialog(page).getByRole('button', { name: 'Accept' }).click();
      await dialog(page).getByLabel('Mark the home let agreed').check();
      await dialog(page).getByLabel('Decline the other open applications').check();
      await expectAccessibleOnEveryScreen(page, 'an application');
      await field(page, 'reason').fill('Somebody else was first.');
      await dialog(page).getByRole('button', { name: 'Accept application' }).click();
      await expect(alert(page)).toContainText('is accepted');
      await expect(card(page, 'Maya')).toContainText('Accepted');
      await expect(card(page, 'Tom')).toContainText('Declined');
      expect(await statusOf(request, lister, other)).toBe('let-agreed');
      expect((await ofTom(tomsThere))?.declineReason).toBe('Somebody else was first.');
    });
  });
});

test('a lister hears that the applicant was quicker', async ({ page, request, faults }) => {
  const [lister, maya] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const { id } = await applyFor(request, maya, await liveHome(request, lister));
  await signedInAs(page, lister);
  faults.expectFailedRequest(`/api/applications/${id}/status`);
  faults.expectFailedRequest('/api/events');
  // Without the live channel the refusal is the first to tell.
  await cutOff(page, '/api/events');
  await page.goto(`${PAGE}?id=${id}`);
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await actOn(request, maya, id, { action: 'withdraw' });
  await dialog(page).getByRole('button', { name: 'Accept application' }).click();
  await expect(alert(page)).toContainText('This is not possible: the application is “Withdrawn”.');
  await expect(dialog(page).getByRole('button', { name: /accept/i })).toHaveCount(0);
});
