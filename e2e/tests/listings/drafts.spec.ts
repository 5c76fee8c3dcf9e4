import { drafts, idIn, openForm, title, titlesOf } from '../../support/draft-form.ts';
import { field, fill, toast } from '../../support/form.ts';
import { button, openTab } from '../../support/pages/listing-wizard.ts';
import { expect, test } from '../../support/test.ts';

/** Failed saves, conflicts and drafts that cannot be loaded are tested in `draft-saving` and `listing-pages.component.test.tsx`. */
test('a draft is saved, once though an answer is lost, and loaded into the form', async ({ page, request, faults }) => {
  faults.expectFailedRequest(drafts);
  const account = await openForm(page, request);

  await test.step('a first save whose answer is lost does not make two drafts', async () => {
    await fill(page, { title: 'Loft in the mill', bathrooms: '1.5', 'address.postcode': 'ls1 1aa' });
    await page.route(`**${drafts}`, async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Failed to save draft');
    await page.unroute(`**${drafts}`);
    await button(page, 'Save Draft').click();
    await expect(toast(page)).toContainText('Draft Saved');
    await expect(page).toHaveURL(/\/list-property\?draft=[\w-]+$/);
    expect(await titlesOf(request, account)).toEqual(['Loft in the mill']);
  });

  const id = idIn(page);
  await test.step('the next save changes that draft', async () => {
    await openTab(page, 'Financial (Part A)');
    await field(page, 'monthlyRent').fill('950');
    const lastSaved = page.getByText(/^Last saved (\d{1,2}(\.\d\d)?[ap]m|midday|midnight)$/).locator('time');
    const savedBefore = (await lastSaved.getAttribute('datetime')) ?? '';
    await button(page, 'Save Draft').click();
    await expect(lastSaved).not.toHaveAttribute('datetime', savedBefore);
    await button(page, 'Cancel').click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('it is loaded into the form', async () => {
    await page.goto(`/list-property?draft=${id}`);
    await expect(toast(page)).toContainText('Draft Loaded');
    await expect(title(page)).toHaveText('Edit Property Draft');
    await expect(field(page, 'title')).toHaveValue('Loft in the mill');
    await expect(field(page, 'bathrooms')).toHaveValue('1.5');
    await expect(field(page, 'address.postcode')).toHaveValue('LS1 1AA');
    await openTab(page, 'Financial (Part A)');
    await expect(field(page, 'monthlyRent')).toHaveValue('950');
  });
});
