import { axeViolations } from '../../support/accessible.ts';
import { dialog, drafts, openForm, titlesOf } from '../../support/draft-form.ts';
import { field, fill } from '../../support/form.ts';
import { cutOff } from '../../support/network.ts';
import { button, fillHome, home, openTab } from '../../support/pages/listing-wizard.ts';
import { expect, test } from '../../support/test.ts';

test.use({ firstVisit: true });

test('leaving with unsaved changes asks: one may stay, leave, or save first', async ({ page, request }) => {
  const account = await openForm(page, request);

  await test.step('staying keeps them', async () => {
    await field(page, 'title').fill('Do not lose me');
    await button(page, 'Cancel').click();
    await expect(dialog(page)).toContainText('Leave without saving?');
    await dialog(page).getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/list-property');
    await expect(field(page, 'title')).toHaveValue('Do not lose me');
  });

  await test.step('leaving is possible all the same', async () => {
    await button(page, 'Cancel').click();
    await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('saving first makes a draft', async () => {
    await page.goto('/list-property');
    await field(page, 'title').fill('Saved on the way out');
    await button(page, 'Cancel').click();
    await dialog(page).getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(await titlesOf(request, account)).toEqual(['Saved on the way out']);
  });
});

test('leaving is not asked about by List Property, even when the draft cannot be saved', async ({
  page,
  request,
  faults,
}) => {
  await openForm(page, request);
  faults.expectFailedRequest(drafts);
  await cutOff(page, drafts);
  await fillHome(page, { 'Financial (Part A)': { monthlyRent: '0' } });

  await test.step('a missing field on another tab is brought into view', async () => {
    await button(page, 'List Property').click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Financial (Part A)');
    await expect(field(page, 'monthlyRent')).toBeFocused();
    await expect(field(page, 'monthlyRent')).toBeInViewport();
    await field(page, 'monthlyRent').fill('1200');
  });

  await openTab(page, 'Details (Parts B & C)');
  await button(page, 'List Property').click();
  await expect(page).toHaveURL('/inventory-booking');
  await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(home['Property Info'].title!);
  await page.goBack();
  await expect(field(page, 'title')).toHaveValue(home['Property Info'].title!);
});

test('closing the page asks through the browser', async ({ newVisitor, request }) => {
  const page = await newVisitor();
  await openForm(page, request);
  // A browser asks only somebody who has touched the page.
  await field(page, 'title').click();
  await field(page, 'title').fill('Closing');
  const [asked, closed] = [page.waitForEvent('dialog'), page.waitForEvent('close')];
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await closed;
});

test('a preview shows what is typed so far, and leads back to it', async ({ page, request }) => {
  await openForm(page, request);
  await fill(page, { title: 'Seen before it is listed' });
  await button(page, 'Preview').click();
  const previewed = dialog(page).getByRole('heading', { level: 1 });
  await expect(previewed).toHaveText('Seen before it is listed');
  await expect.poll(() => axeViolations(page)).toEqual([]);

  await test.step('at the width of a phone as well', async () => {
    await button(page, 'Phone').click();
    const phone = page.frameLocator('iframe');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Seen before it is listed');
    await expect(phone.getByText('Rent not given').first()).toBeVisible();
  });

  await test.step('Back and Escape close it, and nothing typed is lost', async () => {
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await button(page, 'Preview').press('Enter');
    await expect(previewed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Preview')).toBeFocused();
    await expect(field(page, 'title')).toHaveValue('Seen before it is listed');
  });
});
