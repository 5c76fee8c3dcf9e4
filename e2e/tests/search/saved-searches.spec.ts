import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, toast } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { answer, cutOff } from '../../support/network.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

type Request = Parameters<typeof newAccount>[0];

interface Kept {
  readonly name: string;
  readonly search: string;
  readonly frequency: string;
}

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function keep(request: Request, account: Account, search: Partial<Kept> = {}): Promise<void> {
  const data = { name: 'Flats in Leeds', search: 'location=Leeds&propertyType=flat', frequency: 'daily', ...search };
  const response = await request.post('/api/saved-searches', { headers: bearer(account), data });
  expect(response.ok(), 'saved').toBe(true);
}

async function keptBy(request: Request, account: Account): Promise<Kept[]> {
  const response = await request.get('/api/saved-searches', { headers: bearer(account) });
  const { data } = (await response.json()) as { data: { searches: Kept[] } };
  return data.searches.map(({ name, search, frequency }) => ({ name, search, frequency }));
}

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');

test('a search is saved under a name, with mails as chosen', async ({ page, request }) => {
  const search = '/properties?location=Leeds&propertyType=flat&maxBudget=1250';
  const tenant = await newAccount(request);
  const save = dialog(page).getByRole('button', { name: 'Save search' });

  await test.step('signed out: leads to a sign-in and back to the same search, ready to be saved', async () => {
    await page.goto(search);
    await page.getByRole('main').getByRole('link', { name: 'Save this search' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await field(page, 'email').fill(tenant.email);
    await field(page, 'password').fill(tenant.password);
    await page.locator('form:has([name="password"]) button[type="submit"]').click();
    await expect(page).toHaveURL(search);
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('proposes a name made of its filters', async () => {
    await expect(field(page, 'name')).toHaveValue('Flats in Leeds, up to £1,250 pcm');
    await expectAccessibleOnEveryScreen(page, 'dialog');
  });

  await test.step('keeps it under its name, with mails as chosen', async () => {
    await field(page, 'frequency').selectOption('weekly');
    await save.click();
    await expect(toast(page)).toContainText('Search saved');
    await expect(dialog(page)).toBeHidden();
    expect(await keptBy(request, tenant)).toEqual([
      {
        name: 'Flats in Leeds, up to £1,250 pcm',
        search: 'location=Leeds&propertyType=flat&maxBudget=1250',
        frequency: 'weekly',
      },
    ]);
  });
});

test('saved searches are listed, changed and deleted', async ({ page, request, faults }) => {
  const tenant = await newAccount(request);

  await test.step('is reached from the dashboard of a tenant', async () => {
    await signedInAs(page, tenant);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'View saved searches' }).click();
    await expect(page).toHaveURL('/saved-searches');
  });

  await test.step('without any it leads to the search', async () => {
    await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  });

  await test.step('lists each with its filters in words and a link that runs it', async () => {
    await keep(request, tenant);
    await page.reload();
    await expect(row(page, 'Flats in Leeds')).toContainText(/Flats in Leeds · Saved \d{1,2} \w{3,4} \d{4}/);
    await expectAccessibleOnEveryScreen(page, 'searches');
    await row(page, 'Flats in Leeds').getByRole('link').click();
    await expect(page).toHaveURL('/properties?location=Leeds&propertyType=flat');
    await page.goBack();
  });

  await test.step('changes how often one writes, and takes it back when that did not work', async () => {
    const mails = page.getByRole('combobox', { name: 'Mails for Flats in Leeds' });
    await mails.selectOption('instant');
    await expect.poll(async () => (await keptBy(request, tenant))[0]?.frequency).toBe('instant');
    faults.expectFailedRequest('/api/saved-searches/');
    await page.route('**/api/saved-searches/*', (route) => route.abort('connectionfailed'));
    await mails.selectOption('none');
    await expect(toast(page)).toContainText('The search was not changed');
    await expect(mails).toHaveValue('instant');
    await page.unroute('**/api/saved-searches/*');
  });

  await test.step('renames one', async () => {
    await page.getByRole('button', { name: 'Rename Flats in Leeds' }).click();
    await field(page, 'name').fill('Near work');
    await dialog(page).getByRole('button', { name: 'Save name' }).click();
    await expect(row(page, 'Near work')).toBeVisible();
    await expect
      .poll(async () => (await keptBy(request, tenant))[0])
      .toMatchObject({ name: 'Near work', frequency: 'instant' });
  });

  await test.step('deletes one after a question', async () => {
    const ask = page.getByRole('button', { name: 'Delete Near work' });
    await ask.click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(ask).toBeFocused();
    await ask.click();
    await dialog(page).getByRole('button', { name: 'Delete search' }).click();
    await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await keptBy(request, tenant)).toEqual([]);
  });
});

test.describe('/unsubscribe', () => {
  const unsubscribePath = '/api/saved-searches/unsubscribe';

  test('the link of a mail stops the mails by being opened', async ({ page, request }) => {
    const tenant = await newAccount(request);
    await keep(request, tenant, { name: 'Homes in Otley', search: 'location=LS21', frequency: 'instant' });
    const address = { line1: '1 Mill Lane', line2: '', city: 'Otley', postcode: 'LS21 1AA', county: '' };
    await liveHome(request, { title: 'By the weir', address });
    const { text } = await mailTo(request, tenant.email, /Homes in Otley/);
    const link = text.match(/https?:\/\/\S+\/unsubscribe\?token=\S+/)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    await page.goto(pathname + search);
    await expect(page.getByRole('heading', { name: 'You will get no more mails' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('“Homes in Otley”');
    expect((await keptBy(request, tenant))[0]?.frequency).toBe('none');
    await expectAccessibleOnEveryScreen(page, 'stopped');
  });

  test('a link that does not work says why', async ({ page, faults }) => {
    faults.expectFailedRequest(unsubscribePath);

    await test.step('without its token it is incomplete', async () => {
      await page.goto('/unsubscribe');
      await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    });

    await test.step('one that nobody knows is refused with a reason', async () => {
      await page.goto('/unsubscribe?token=nothing');
      await expect(page.getByRole('heading', { name: 'The mails could not be stopped' })).toBeVisible();
    });

    await test.step('a lost connection can be tried again', async () => {
      await cutOff(page, unsubscribePath);
      await page.goto('/unsubscribe?token=nothing');
      await expect(page.getByRole('heading', { name: 'We could not reach the server' })).toBeVisible();
      await page.unroute(`**${unsubscribePath}`);
      await answer(page, unsubscribePath, 200, { success: true, data: { name: 'Flats in Leeds' } });
      await page.getByRole('button', { name: 'Stop the mails' }).click();
      await expect(page.getByRole('heading', { name: 'You will get no more mails' })).toBeVisible();
    });
  });
});
