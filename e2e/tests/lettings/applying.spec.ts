import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field, fill } from '../../support/form.ts';
import { newAccount } from '../../support/new-account.ts';
import { applicationsOf, liveHome } from '../../support/new-application.ts';
import { expect, test } from '../../support/test.ts';

const apply = (page: Page): Locator => page.getByRole('button', { name: 'Apply', exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send application' });
const sentHeading = (page: Page): Locator => dialog(page).getByRole('heading', { name: 'Application sent' });

/** Who is offered to apply is tested in `applications-pages.component.test.tsx`. */
test('a tenant applies on the page of a home', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/applications');
  const [lister, tenant] = await Promise.all([newAccount(request, 'landlord'), newAccount(request)]);
  const [home, next] = [await liveHome(request, lister), await liveHome(request, lister, { title: 'A house in Hull' })];

  await test.step('somebody signed out signs in and comes back to the open application', async () => {
    await page.goto(`/properties/${home}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('link', { name: 'Sign in instead' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    await fill(page, { email: tenant.email, password: tenant.password });
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL(`/properties/${home}`);
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('in England more than the advertised rent is refused, in the server’s words', async () => {
    const sentence = 'In England nobody may offer, ask for or accept more than the advertised rent';
    await expect(dialog(page)).toContainText(sentence);
    await fill(page, {
      moveInDate: '2027-01-20',
      people: '2',
      employment: 'student',
      note: 'We would look after the garden.',
    });
    await page.getByLabel('Show the landlord my work').uncheck();
    await expectAccessibleOnEveryScreen(page, 'applying');
    await field(page, 'offer').fill('1300');
    await sendButton(page).click();
    await expectFieldError(page, 'offer');
    await expect(dialog(page).getByText(sentence)).toHaveCount(1);
    expect(await applicationsOf(request, lister)).toEqual([]);
  });

  await test.step('the lister is shown only what is ticked', async () => {
    await field(page, 'offer').fill('1200');
    await sendButton(page).click();
    await expect(sentHeading(page)).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'View your applications' })).toHaveAttribute(
      'href',
      '/applications',
    );
    const [application] = await applicationsOf(request, lister);
    expect(application?.profile).toEqual({
      moveInDate: '2027-01-20',
      people: 2,
      pets: '',
      note: 'We would look after the garden.',
    });
  });

  await test.step('the answers are found again the next time', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('You’ve applied.');
    await expect(page.getByRole('link', { name: 'View your application' }).first()).toBeVisible();
    await expect(apply(page)).toHaveCount(0);
    // The page goes back over the entry of the dialog that was open, which would end another navigation.
    await page.waitForFunction(() => !history.state?.overlays);
    await page.goto(`/properties/${next}`);
    await apply(page).click();
    await expect(field(page, 'employment')).toHaveValue('student');
    await expect(field(page, 'note')).toHaveValue('We would look after the garden.');
  });

  await test.step('a lost answer is repeated without applying twice', async () => {
    await expect(field(page, 'people')).toBeVisible();
    await page.route('**/api/applications', async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await sendButton(page).click();
    await expect(alert(page)).toHaveText('We couldn’t send your application. Please try again.');
    await page.unroute('**/api/applications');
    await sendButton(page).click();
    await expect(sentHeading(page)).toBeVisible();
    const here = (await applicationsOf(request, lister)).filter(({ propertyId }) => propertyId === next);
    expect(here).toHaveLength(1);
  });
});
