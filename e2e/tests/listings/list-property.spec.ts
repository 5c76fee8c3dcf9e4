import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { openForm } from '../../support/draft-form.ts';
import { field, toast } from '../../support/form.ts';
import { button, openTab, tabNames } from '../../support/pages/listing-wizard.ts';
import { expect, test } from '../../support/test.ts';

/** Who may list and what the form asks is tested in `listing-pages`, `listing-form` and `optional-answers.component.test.tsx`. */
test('the form of a listing is accessible with every error', async ({ page, request }) => {
  await openForm(page, request);
  await field(page, 'address.postcode').fill('EH1 1AA');
  await openTab(page, 'Details (Parts B & C)');
  await page.getByRole('heading', { name: 'More about the home' }).click();
  await expect(field(page, 'floodRisk')).toBeVisible();
  await button(page, 'List Property').click();
  await expect(toast(page)).toBeVisible();
  for (const tab of tabNames)
    await test.step(`${tab} is accessible on every screen`, async () => {
      await openTab(page, tab);
      await expectAccessibleOnEveryScreen(page, tab);
    });
});
