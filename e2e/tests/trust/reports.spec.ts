import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field } from '../../support/form.ts';
import { sentTo } from '../../support/network.ts';
import { newConversation, type Talk, TITLE } from '../../support/new-conversation.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const PATH = '/api/reports';
const SENT = 'Report submitted successfully. Thank you for helping keep the product safe.';

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

async function send(page: Page): Promise<void> {
  await field(page, 'reportType').selectOption('scam');
  await field(page, 'description').fill('They want money before a viewing.');
  await submit(page).click();
  await expect(alert(page)).toHaveText(SENT);
}

test('a tenant reports a person, and the dialog is accessible with its errors and its thanks', async ({
  page,
  request,
}) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.tenant);
  const sent = sentTo(page, PATH);
  await reportPerson(page);
  await submit(page).click();
  await expectFieldError(page, 'reportType');
  await expectAccessibleOnEveryScreen(page, 'errors');
  await send(page);
  await expectAccessibleOnEveryScreen(page, 'sent');
  expect(sent).toMatchObject([{ type: 'user', targetId: talk.lister.user.id, targetTitle: 'Ruth A.' }]);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a tenant reports a listing; before, Escape closes the dialog and the focus goes back', async ({
  page,
  request,
}) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.tenant);
  const sent = sentTo(page, PATH);
  await reportListing(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /report/i })).toBeFocused();
  await reportListing(page);
  await send(page);
  expect(sent).toMatchObject([
    { type: 'listing', targetId: talk.propertyId, targetTitle: TITLE, reporterEmail: talk.tenant.email },
  ]);
});

test('a lister is not offered to report their own listing', async ({ page, request }) => {
  const talk = await newConversation(request);
  await openConversation(page, talk, talk.lister);
  await expect(page.getByRole('main').getByText(TITLE).last()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /report/i })).toHaveCount(0);
});
