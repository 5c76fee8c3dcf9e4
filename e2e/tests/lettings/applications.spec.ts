import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, field } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { actOn, applicationsOf, applyFor, applicationCard as card, liveHome } from '../../support/new-application.ts';
import { statusOf } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/applications';
const TITLE = 'Two rooms by the canal';
const OTHER = 'A house in Hull';
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Lists, filters, questions and failures are tested in `applications-pages` and `application-answer.component.test.tsx`. */
test('a tenant follows what becomes of applications, and withdraws one', async ({ page, request }) => {
  const [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const [home, other] = [await liveHome(request, lister), await liveHome(request, lister, { title: OTHER })];
  const declined = await applyFor(request, tenant, other, { offer: 1200 });
  await actOn(request, lister, declined.id, { action: 'decline', reason: 'The dates do not fit.' });
  const { id } = await applyFor(request, tenant, home);
  const ask = card(page, TITLE).getByRole('button', { name: 'Withdraw' });
  await signedInAs(page, tenant);

  await page.goto(PAGE);
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

  await test.step('a withdrawal can be undone for a moment', async () => {
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await ask.click();
    await expect(card(page, TITLE)).toContainText('Withdrawn');
    await expectAccessibleOnEveryScreen(page, 'a tenant’s applications with Undo');
    await undo.click();
    await expect(card(page, TITLE)).toContainText('Shortlisted');
  });

  await ask.click();
  await expect(card(page, TITLE)).toContainText('Withdrawn');
  expect((await applicationsOf(request, tenant)).find((mine) => mine.id === id)?.status).toBe('withdrawn');
});

test('a lister compares and accepts', async ({ page, request }) => {
  const [lister, maya, tom] = await Promise.all([
    newAccount(request, 'landlord'),
    newAccount(request),
    newAccount(request, 'tenant', { firstName: 'Tom', lastName: 'Reed' }),
  ]);
  const home = await liveHome(request, lister);
  await signedInAs(page, lister);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  const { id: mayasHere } = await applyFor(request, maya, home, { offer: 1200 });
  const { id: tomsHere } = await applyFor(request, tom, home, { share: ['people'], profile: { people: 1 } });
  const ofTom = async (id: string) => (await applicationsOf(request, tom)).find((his) => his.id === id);

  await test.step('applications for one home stand side by side', async () => {
    // They come without loading the page again.
    for (const name of ['Maya', 'Tom']) await card(page, name).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();

    const table = dialog(page).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Detail', /^Maya/, /^Tom/]);
    const row = (criterion: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: criterion, exact: true }) });
    await expect(row('Rent').getByRole('cell')).toHaveText(['£1,200 pcm', '£1,250 pcm, as advertised']);
    await expect(row('People').getByRole('cell')).toHaveText(['2', '1']);
    await expect(row('Pets').getByRole('cell')).toHaveText(['An old cat', 'Not shared']);
    await expectAccessibleOnEveryScreen(page, 'a comparison');

    await dialog(page)
      .getByRole('button', { name: /Open the application from Tom/ })
      .click();
    await expect(dialog(page).getByRole('heading', { name: /^Application from Tom/ })).toBeVisible();
    await expect.poll(async () => (await ofTom(tomsHere))?.status).toBe('seen');
  });

  await test.step('accepting one marks the home let agreed and answers the others, if asked', async () => {
    await page.goto(`${PAGE}?property=${home}&id=${mayasHere}`);
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await dialog(page).getByLabel('Mark the home as let agreed').check();
    await dialog(page).getByLabel('Decline the other open applications').check();
    await expectAccessibleOnEveryScreen(page, 'an application');
    await field(page, 'reason').fill('Somebody else was first.');
    await dialog(page).getByRole('button', { name: 'Accept application' }).click();
    await expect(alert(page)).toContainText('has been accepted');
    await expect(card(page, 'Maya')).toContainText('Accepted');
    await expect(card(page, 'Tom')).toContainText('Declined');
    expect(await statusOf(request, lister, home)).toBe('let-agreed');
    expect((await ofTom(tomsHere))?.declineReason).toBe('Somebody else was first.');
  });
});
