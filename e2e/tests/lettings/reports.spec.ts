import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field } from '../../support/form.ts';
import { answer, cutOff, hold, sentTo } from '../../support/network.ts';
import { newConversation, type Talk, TITLE } from '../../support/new-conversation.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PATH = '/api/reports';
const NOTICE = 'Reports are reviewed by our moderation team. False reports may result in account restrictions.';
const SENT = 'Report submitted successfully. Thank you for helping keep the product safe.';
const FAILED = 'Failed to submit report. Please try again.';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const submit = (page: Page): Locator => dialog(page).locator('button[type="submit"]');

async function openConversation(page: Page, { id }: Talk, account: Talk['tenant']): Promise<void> {
  await signedInAs(page, account);
  await page.goto(`/messages?conversation=${id}`);
  await expect(page.getByRole('button', { name: 'Conversation options' })).toBeVisible();
}

async function reportPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: /^Report/ }).click();
  await expect(dialog(page)).toBeVisible();
}

async function reportListing(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /report/i })
    .click();
  await expect(dialog(page)).toBeVisible();
}

const reasons = {
  user: ['', 'harassment', 'scam', 'fake-profile', 'spam', 'inappropriate', 'other'],
  listing: ['', 'misleading', 'scam', 'inappropriate', 'spam', 'copyright', 'other'],
} as const;
const openers = { user: reportPerson, listing: reportListing } as const;

for (const type of ['user', 'listing'] as const)
  test(`a ${type} is reported with the documented fields`, async ({ page, request }) => {
    const talk = await newConversation(request);
    await openConversation(page, talk, talk.tenant);
    const sent = sentTo(page, PATH);
    await openers[type](page);
    await expect(dialog(page)).toContainText(NOTICE);
    await expect(field(page, 'description')).toHaveAttribute('rows', '4');
    const values = await field(page, 'reportType')
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(reasons[type]);

    await field(page, 'reportType').selectOption('scam');
    await field(page, 'description').fill('They want money before a viewing.');
    const { release } = await hold(page, PATH);
    await submit(page).click();
    await expect(submit(page)).toHaveText('Submitting...');
    release();
    await expect(alert(page)).toHaveText(SENT);
    expect(sent).toEqual([
      {
        type,
        targetId: type === 'user' ? talk.lister.user.id : talk.propertyId,
        reportType: 'scam',
        description: 'They want money before a viewing.',
        reporterEmail: talk.tenant.email,
        targetTitle: type === 'user' ? 'Ruth A.' : TITLE,
        timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      },
    ]);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

test('a reason and details are required, and both say so', async ({ page, request }) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.tenant);
  const sent = sentTo(page, PATH);
  await reportPerson(page);
  await submit(page).click();
  await expectFieldError(page, 'reportType');
  await expectFieldError(page, 'description');
  await expect(field(page, 'reportType')).toBeFocused();
  await field(page, 'reportType').selectOption('spam');
  await field(page, 'description').fill('   ');
  await submit(page).click();
  await expect(field(page, 'reportType')).not.toHaveAttribute('aria-invalid');
  await expectFieldError(page, 'description');
  expect(sent).toEqual([]);
});

for (const [what, fail] of [
  ['without a network', (page: Page) => cutOff(page, PATH)],
  ['when the server fails', (page: Page) => answer(page, PATH, 500, { success: false, message: '' })],
] as const)
  test(`${what} the failure is told and what was typed stays`, async ({ page, request, faults }) => {
    faults.expectFailedRequest(PATH);
    const talk = await newConversation(request);
    await openConversation(page, talk, talk.tenant);
    await reportListing(page);
    await fail(page);
    await field(page, 'reportType').selectOption('misleading');
    await field(page, 'description').fill('There is no garden.');
    await submit(page).click();
    await expect(alert(page)).toHaveText(FAILED);
    await expect(field(page, 'description')).toHaveValue('There is no garden.');
    await page.unroute(`**${PATH}`);
    await submit(page).click();
    await expect(alert(page)).toHaveText(SENT);
  });

test('a lister is not offered to report their own listing', async ({ page, request }) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.lister);
  await expect(page.getByRole('main').getByText(TITLE).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /report/i })).toHaveCount(0);
});

test('Escape closes the dialog and the focus goes back', async ({ page, request }) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.tenant);
  await reportListing(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /report/i })).toBeFocused();
});

test('the dialog is accessible on every screen, with its errors and its thanks', async ({ page, request }) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.tenant);
  await reportPerson(page);
  await submit(page).click();
  await expectAccessibleOnEveryScreen(page, 'errors');
  await field(page, 'reportType').selectOption('other');
  await field(page, 'description').fill('Something is odd.');
  await submit(page).click();
  await expect(alert(page)).toHaveText(SENT);
  await expectAccessibleOnEveryScreen(page, 'sent');
});
