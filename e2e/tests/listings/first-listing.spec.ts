import { field } from '../../support/form.ts';
import { button, home, tabNames } from '../../support/listing-wizard.ts';
import { adminAccount, newAccount } from '../../support/new-account.ts';
import { approveListing, listingsOf } from '../../support/new-listing.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** What the documents require of a listing, and the screens between an empty dashboard and "pending". */
const MOST_INPUTS = 13;
const MOST_SCREENS = 5;

test('from an empty dashboard to a live listing, with as little as the law and the form allow', async ({
  page,
  request,
}) => {
  const lister = await newAccount(request, 'landlord');
  let inputs = 0;
  let screens = 1;
  await signedInAs(page, lister);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'List New Property' }).click();

  for (const tab of tabNames) {
    screens += 1;
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    for (const [name, value] of Object.entries(home[tab])) {
      const control = field(page, name);
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
      else if ((await control.getAttribute('type')) === 'date') await control.fill(value);
      else await control.pressSequentially(value, { delay: 5 });
      inputs += 1;
    }
    if (tab !== tabNames.at(-1)) await button(page, 'Next').click();
  }
  await button(page, 'List Property').click();

  screens += 1;
  await expect(page).toHaveURL('/inventory-booking');
  await button(page, 'Continue Without Inventory').click();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();

  test.info().annotations.push({ type: 'required inputs', description: String(inputs) });
  test.info().annotations.push({ type: 'screens before it is sent', description: String(screens) });
  expect(inputs).toBeLessThanOrEqual(MOST_INPUTS);
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);

  const { properties } = await listingsOf(request, lister);
  expect(properties.map(({ status }) => status)).toEqual(['pending']);
  await approveListing(request, await adminAccount(request), properties[0]!.id);
  await page.goto(`/properties/${properties[0]!.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home['Property Info'].title!);
});
