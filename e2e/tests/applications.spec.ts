import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import { alert, expectFieldError, field } from '../support/form.ts';
import { answer, cutOff, hold, sentTo } from '../support/network.ts';
import { type Account, adminAccount, newAccount } from '../support/new-account.ts';
import { actOn, applicationsOf, applyFor, liveHome } from '../support/new-application.ts';
import { statusOf } from '../support/new-listing.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/applications';
const TITLE = 'Two rooms by the canal';
const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const dialog = (page: Page): Locator => page.getByRole('dialog');

test('signed out: Please Sign In, with a way that leads back to the same view', async ({ page }) => {
  await page.goto(`${PAGE}?status=sent`);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fapplications%3Fstatus%3Dsent',
  );
});

test('an admin is told that applications are for others', async ({ page, request }) => {
  await signedInAs(page, await adminAccount(request));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'For tenants, landlords and agents' })).toBeVisible();
});

for (const userType of ['tenant', 'landlord', 'agent'] as const)
  test(`a ${userType} without applications is told so, and that nothing is decided by a score`, async ({
    page,
    request,
  }) => {
    await signedInAs(page, await newAccount(request, userType));
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Nothing here is decided by a score.');
    await expectAccessibleOnEveryScreen(page, userType);
  });

test.describe('a tenant', () => {
  let lister: Account;
  let tenant: Account;
  let home: string;
  test.beforeEach(async ({ page, request }) => {
    [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
    home = await liveHome(request, lister);
    await signedInAs(page, tenant);
  });

  test('sees what became of each application, and the way to the home', async ({ page, request }) => {
    const { id } = await applyFor(request, tenant, home, { offer: 1200 });
    await actOn(request, lister, id, { action: 'decline', reason: 'The dates do not fit.' });
    await page.goto(PAGE);
    await expect(card(page, TITLE)).toContainText('Declined');
    await expect(card(page, TITLE)).toContainText('£1,200 pcm');
    await expect(card(page, TITLE).getByRole('link', { name: TITLE })).toHaveAttribute('href', `/properties/${home}`);
    const steps = card(page, TITLE).getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    await expect(steps.first()).toContainText(/Applied by the applicant · \d{1,2} \w{3,4} \d{4}/);
    await expect(steps.last()).toContainText('The dates do not fit.');
    await expect(card(page, TITLE).getByRole('button')).toHaveCount(0);
  });

  test('withdraws one after a question', async ({ page, request }) => {
    await applyFor(request, tenant, home);
    await page.goto(PAGE);
    const ask = card(page, TITLE).getByRole('button', { name: 'Withdraw' });
    await ask.click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(ask).toBeFocused();

    await ask.click();
    await dialog(page).getByRole('button', { name: 'Withdraw application' }).click();
    await expect(alert(page)).toContainText('is withdrawn');
    await expect(card(page, TITLE)).toContainText('Withdrawn');
    expect((await applicationsOf(request, tenant))[0]?.status).toBe('withdrawn');
  });

  test('is told when that failed, and a second press does no harm', async ({ page, request, faults }) => {
    const { id } = await applyFor(request, tenant, home);
    const path = `/api/applications/${id}/status`;
    faults.expectFailedRequest(path);
    await page.goto(PAGE);
    await cutOff(page, path);
    await card(page, TITLE).getByRole('button', { name: 'Withdraw' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw application' }).click();
    await expect(alert(page)).toHaveText('That did not work. Please try again.');

    await page.unroute(`**${path}`);
    const sent = sentTo(page, path);
    const { release } = await hold(page, path);
    await card(page, TITLE).getByRole('button', { name: 'Withdraw' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw application' }).click();
    await dialog(page).getByRole('button', { name: 'Withdrawing...' }).click({ force: true });
    release();
    await expect(alert(page)).toContainText('is withdrawn');
    expect(sent).toHaveLength(1);
  });

  test('sees an answer without loading the page again', async ({ page, request }) => {
    const { id } = await applyFor(request, tenant, home);
    await page.goto(PAGE);
    await expect(card(page, TITLE)).toContainText('Sent');
    await actOn(request, lister, id, { action: 'shortlist' });
    await expect(card(page, TITLE)).toContainText('Shortlisted', { timeout: 15_000 });
  });

  test('can load the list again when that failed', async ({ page, request, faults }) => {
    await applyFor(request, tenant, home);
    faults.expectFailedRequest('/api/applications');
    await answer(page, '/api/applications', 500, { success: false });
    await page.goto(PAGE);
    await expect(page.getByText('We could not load your applications.')).toBeVisible();
    await page.unroute('**/api/applications');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, TITLE)).toBeVisible();
  });

  test('finds the page accessible', async ({ page, request }) => {
    await applyFor(request, tenant, home);
    await page.goto(PAGE);
    await expect(card(page, TITLE)).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'a tenant’s applications');
    await card(page, TITLE).getByRole('button', { name: 'Withdraw' }).click();
    await expectAccessibleOnEveryScreen(page, 'the question before withdrawing');
  });
});

test.describe('a lister', () => {
  let lister: Account;
  let maya: Account;
  let tom: Account;
  let home: string;
  test.beforeEach(async ({ page, request }) => {
    [lister, maya, tom] = await Promise.all([
      newAccount(request, 'landlord'),
      newAccount(request),
      newAccount(request, 'tenant', { firstName: 'Tom', lastName: 'Reed' }),
    ]);
    home = await liveHome(request, lister);
    await signedInAs(page, lister);
  });

  test('filters by home and by status', async ({ page, request }) => {
    const other = await liveHome(request, lister, { title: 'A house in Hull' });
    await applyFor(request, maya, home);
    const { id } = await applyFor(request, tom, other);
    await actOn(request, lister, id, { action: 'shortlist' });
    await page.goto(PAGE);
    await expect(card(page, 'Maya')).toContainText(`For “${TITLE}”`);
    await expect(card(page, 'Tom')).toBeVisible();

    await page.getByLabel('Home', { exact: true }).selectOption(other);
    await expect(card(page, 'Maya')).toHaveCount(0);
    await expect(page).toHaveURL(`${PAGE}?property=${other}`);
    await page.getByLabel('Status', { exact: true }).selectOption('declined');
    await expect(page.getByRole('heading', { name: 'No such applications' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all applications' }).click();
    await expect(card(page, 'Maya')).toBeVisible();
  });

  test('reads what the applicant chose to show, and the applicant sees that it was read', async ({ page, request }) => {
    await applyFor(request, maya, home);
    await page.goto(PAGE);
    await card(page, 'Maya').getByRole('button', { name: 'Open' }).click();
    await expect(dialog(page)).toContainText('20 Jan 2027');
    await expect(dialog(page)).toContainText('An old cat');
    await expect(dialog(page)).toContainText('Not shown');
    await expect(dialog(page)).not.toContainText('We would look after the garden.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, 'Maya')).toContainText('Seen');
    expect((await applicationsOf(request, maya))[0]?.status).toBe('seen');
  });

  test('shortlists', async ({ page, request }) => {
    const { id } = await applyFor(request, maya, home);
    await page.goto(`${PAGE}?id=${id}`);
    await dialog(page).getByRole('button', { name: 'Shortlist' }).click();
    await expect(alert(page)).toContainText('is on the shortlist');
    await expect(card(page, 'Maya')).toContainText('Shortlisted');
  });

  test('declines only with a reason, which the applicant reads', async ({ page, request }) => {
    const { id } = await applyFor(request, maya, home);
    await page.goto(`${PAGE}?id=${id}`);
    await dialog(page).getByRole('button', { name: 'Decline' }).click();
    await expect(field(page, 'reason')).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Decline application' }).click();
    await expectFieldError(page, 'reason', 'Please give a reason. The tenant reads it.');
    await field(page, 'reason').fill('The dates do not fit.');
    await dialog(page).getByRole('button', { name: 'Decline application' }).click();
    await expect(alert(page)).toContainText('is declined');
    expect((await applicationsOf(request, maya))[0]).toMatchObject({
      status: 'declined',
      declineReason: 'The dates do not fit.',
    });
  });

  test('accepts one, marks the home let agreed and answers the others', async ({ page, request }) => {
    const { id } = await applyFor(request, maya, home);
    await applyFor(request, tom, home);
    await page.goto(`${PAGE}?id=${id}`);
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await expect(field(page, 'reason')).toHaveCount(0);
    await dialog(page).getByLabel('Mark the home let agreed').check();
    await dialog(page).getByLabel('Decline the other open applications').check();
    await field(page, 'reason').fill('Somebody else was first.');
    await dialog(page).getByRole('button', { name: 'Accept application' }).click();
    await expect(alert(page)).toContainText('is accepted');
    await expect(card(page, 'Maya')).toContainText('Accepted');
    await expect(card(page, 'Tom')).toContainText('Declined');
    expect(await statusOf(request, lister, home)).toBe('let-agreed');
    expect((await applicationsOf(request, tom))[0]?.declineReason).toBe('Somebody else was first.');
  });

  test('accepts one and leaves the rest as it is, unless asked', async ({ page, request }) => {
    const { id } = await applyFor(request, maya, home);
    await applyFor(request, tom, home);
    await page.goto(`${PAGE}?id=${id}`);
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await dialog(page).getByRole('button', { name: 'Accept application' }).click();
    await expect(card(page, 'Maya')).toContainText('Accepted');
    expect(await statusOf(request, lister, home)).toBe('live');
    expect((await applicationsOf(request, tom))[0]?.status).toBe('sent');
  });

  test('hears that the applicant was quicker', async ({ page, request, faults }) => {
    const { id } = await applyFor(request, maya, home);
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

  test('compares applications for one home side by side', async ({ page, request }) => {
    const other = await liveHome(request, lister, { title: 'A house in Hull' });
    await applyFor(request, maya, home, { offer: 1200 });
    await applyFor(request, tom, home, { share: ['people'], profile: { people: 1 } });
    await applyFor(request, maya, other);
    await page.goto(PAGE);
    const tick = (title: string, name: string) => card(page, name).filter({ hasText: title }).getByRole('checkbox');
    const compare = page.getByRole('button', { name: 'Compare', exact: true });

    await compare.click();
    await expect(alert(page)).toHaveText('Choose at least 2 applications for the same home.');
    await tick('A house in Hull', 'Maya').check();
    await tick(TITLE, 'Tom').check();
    await compare.click();
    await expect(alert(page)).toContainText('Only applications for the same home can be compared.');
    await tick('A house in Hull', 'Maya').uncheck();
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
  });

  test('sees a new application without loading the page again', async ({ page, request }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await applyFor(request, maya, home);
    await expect(card(page, 'Maya')).toBeVisible({ timeout: 15_000 });
  });

  test('finds the page and its dialog accessible', async ({ page, request }) => {
    await applyFor(request, maya, home);
    await applyFor(request, tom, home);
    await page.goto(PAGE);
    await expect(card(page, 'Maya')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'a lister’s applications');
    await card(page, 'Maya').getByRole('button', { name: 'Open' }).click();
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await dialog(page).getByLabel('Decline the other open applications').check();
    await expectAccessibleOnEveryScreen(page, 'an application');
  });
});

test.describe('on the page of a home', () => {
  const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });
  let lister: Account;
  let home: string;
  test.beforeEach(async ({ request }) => {
    lister = await newAccount(request, 'landlord');
    home = await liveHome(request, lister);
  });

  test('somebody signed out signs in and comes back', async ({ page, request }) => {
    const { email, password } = await newAccount(request);
    await page.goto(`/properties/${home}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.locator('[name="email"]').fill(email);
    await page.locator('[name="password"]').fill(password);
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL(`/properties/${home}`);
    await expect(apply(page)).toBeVisible();
  });

  test('a landlord is not offered to apply', async ({ page }) => {
    await signedInAs(page, lister);
    await page.goto(`/properties/${home}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(apply(page)).toHaveCount(0);
  });

  test('a tenant applies, showing only what is ticked, and finds the answers again the next time', async ({
    page,
    request,
  }) => {
    const tenant = await newAccount(request);
    await signedInAs(page, tenant);
    await page.goto(`/properties/${home}`);
    await apply(page).click();
    await field(page, 'moveInDate').fill('2027-01-20');
    await field(page, 'people').fill('2');
    await field(page, 'employment').selectOption('student');
    await field(page, 'note').fill('We would look after the garden.');
    await page.getByLabel('Show your work to this lister').uncheck();
    await expectAccessibleOnEveryScreen(page, 'applying');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'View your applications' })).toHaveAttribute('href', PAGE);
    const [application] = await applicationsOf(request, lister);
    expect(application?.profile).toEqual({
      moveInDate: '2027-01-20',
      people: 2,
      pets: '',
      note: 'We would look after the garden.',
    });

    await page.reload();
    await apply(page).click();
    await expect(dialog(page)).toContainText('You applied for this home on');
    const next = await liveHome(request, lister, { title: 'A house in Hull' });
    await page.goto(`/properties/${next}`);
    await apply(page).click();
    await expect(field(page, 'employment')).toHaveValue('student');
    await expect(field(page, 'note')).toHaveValue('We would look after the garden.');
  });

  test('in England more than the advertised rent is refused, in the server’s words', async ({
    page,
    request,
    faults,
  }) => {
    faults.expectFailedRequest('/api/applications');
    await signedInAs(page, await newAccount(request));
    await page.goto(`/properties/${home}`);
    await apply(page).click();
    const sentence = 'In England nobody may offer, ask for or accept more than the advertised rent';
    await expect(dialog(page)).toContainText(sentence);
    await field(page, 'offer').fill('1300');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(alert(page)).toContainText(sentence);
    await expectFieldError(page, 'offer');
    expect(await applicationsOf(request, lister)).toEqual([]);
    await field(page, 'offer').fill('1200');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();
  });

  test('a lost answer is repeated without applying twice', async ({ page, request, faults }) => {
    faults.expectFailedRequest('/api/applications');
    await signedInAs(page, await newAccount(request));
    await page.goto(`/properties/${home}`);
    await apply(page).click();
    await expect(field(page, 'people')).toBeVisible();
    await page.route('**/api/applications', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(alert(page)).toHaveText('Your application could not be sent. Please try again.');
    await page.unroute('**/api/applications');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();
    expect(await applicationsOf(request, lister)).toHaveLength(1);
  });
});
