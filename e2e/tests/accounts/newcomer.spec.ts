import type { Locator } from '@playwright/test';
import { field } from '../../support/form.ts';
import { liveHome } from '../../support/live-home.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newPerson } from '../../support/new-account.ts';
import { submit } from '../../support/sign-up-form.ts';
import { expect, test } from '../../support/test.ts';

const MOST_PRESSES = 8;
const MOST_FIELDS = 6;

test('a newcomer finds a home and writes to its lister with few presses and fields', async ({ page, request }) => {
  const title = 'A cottage by the weir';
  const address = { line1: '2 Weir Lane', line2: '', city: 'Egremont', postcode: 'CA24 3AA', county: 'Cumbria' };
  await liveHome(request, { title, address });
  const person = newPerson();
  const done = { presses: 0, fields: 0 };
  const press = (button: Locator) => {
    done.presses += 1;
    return button.click();
  };
  const type = (input: Locator, text: string) => {
    done.fields += 1;
    return input.fill(text);
  };

  await page.goto('/');
  await type(page.getByRole('main').getByRole('combobox'), 'CA24');
  await press(page.getByRole('main').getByRole('button', { name: 'Search' }));
  await press(page.getByRole('link', { name: title }));
  await press(page.getByRole('link', { name: /^Message / }).first());
  for (const [name, text] of Object.entries(person)) await type(field(page, name), text);
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/auth\/verify/);
  // The link in the email is pressed instead of typing the code.
  const { link } = await mailTo(request, person.email);
  done.presses += 1;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await press(page.getByRole('button', { name: 'Ask for a viewing' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Send' }));

  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(page.getByRole('main')).toContainText('I’d like to view this home.');
  expect(done.presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(done.fields).toBeLessThanOrEqual(MOST_FIELDS);
});

test('the link in the mail leads back to what was wanted, in its own tab and in the first', async ({
  page,
  context,
  request,
}) => {
  const { id } = await liveHome(request);
  const person = newPerson();
  await page.goto(`/properties/${id}`);
  await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
  const home = page.getByRole('region', { name: 'The home you’re asking about' });
  await expect(home).toContainText('£1,250');
  await page.getByRole('tab', { name: 'Landlord' }).click();
  await page.getByRole('tab', { name: 'Tenant' }).click();
  await page.reload();
  await expect(home).toContainText('£1,250');
  for (const [name, text] of Object.entries(person)) await field(page, name).fill(text);
  await submit(page);
  await expect(page).toHaveURL(/\/auth\/verify\?/);
  await page.reload();
  await expect(home).toContainText('£1,250');

  const second = await context.newPage();
  const { link } = await mailTo(request, person.email);
  await second.goto(new URL(link).pathname + new URL(link).search);
  for (const tab of [second, page]) {
    await expect(tab).toHaveURL(`/properties/${id}`);
    await expect(tab.getByRole('dialog')).toContainText('Apply for');
  }
  await second.close();
});
