import type { Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field, toast } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { type Account, newAccount } from '../../support/new-account.ts';
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

const dialog = (page: Page) => page.getByRole('dialog');

/** Names, renaming, how often to write and failures are tested in `saved-searches/*.component.test.tsx`. */
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

  await test.step('lists it with a link that runs it, and deletes it after a question', async () => {
    const name = 'Flats in Leeds, up to £1,250 pcm';
    await page.goto('/saved-searches');
    await expectAccessibleOnEveryScreen(page, 'searches');
    const link = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('link');
    await link.click();
    await expect(page).toHaveURL(search);
    await page.goBack();
    const ask = page.getByRole('button', { name: `Delete ${name}` });
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

/** Links that do not work are tested in `mailed-links.component.test.tsx`. */
test('the link of a mail stops the mails by being opened', async ({ page, request }) => {
  const tenant = await newAccount(request);
  await keep(request, tenant, { name: 'Homes in Otley', search: 'location=LS21', frequency: 'instant' });
  const address = { line1: '1 Mill Lane', line2: '', city: 'Otley', postcode: 'LS21 1AA', county: '' };
  await liveHome(request, { title: 'By the weir', address });
  const { text } = await mailTo(request, tenant.email, /Homes in Otley/);
  const link = text.match(/https?:\/\/\S+\/unsubscribe\?token=\S+/)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'We’ve stopped these emails' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('“Homes in Otley”');
  expect((await keptBy(request, tenant))[0]?.frequency).toBe('none');
});
