import type { Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../support/accessible.ts';
import {
  bubble,
  messageField,
  openConversation,
  optionsButton,
  PAGE,
  rows,
  sendButton,
  thread,
} from '../support/messages-page.ts';
import { adminAccount, newAccount } from '../support/new-account.ts';
import { FIRST, newConversation, newLister, say, TITLE } from '../support/new-conversation.ts';
import { signedInAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const main = (page: Page): Locator => page.getByRole('main');

test('signed out: Please Sign In, with a way that leads back to the same conversation', async ({ page }) => {
  await page.goto(`${PAGE}?conversation=1`);
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  await expect(main(page)).toContainText('You need to be signed in to access messages.');
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth/login?next=${encodeURIComponent('/messages?conversation=1')}`,
  );
});

for (const userType of ['tenant', 'landlord', 'agent'] as const)
  test(`a new ${userType} sees both empty states in a layout of 600 pixels`, async ({ page, request }) => {
    await signedInAs(page, await newAccount(request, userType));
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    const select = page.getByRole('heading', { name: 'Select a conversation' });
    await expect(select).toBeVisible();
    const heights = await main(page)
      .locator('div', { has: select })
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
    expect(heights).toContain(600);
    await expect(main(page).locator('input[type="search"]')).toBeVisible();
  });

test('an admin is told that there is nothing here', async ({ page, request }) => {
  await signedInAs(page, await adminAccount(request));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'For tenants, landlords and agents' })).toBeVisible();
});

test('a row shows who, what they are, the property, the last message, the date and the unread count', async ({
  page,
  request,
}) => {
  const { id, tenant, lister } = await newConversation(request);
  await say(request, lister, id, 'Yes, it is');
  await say(request, lister, id, 'Would you like to see it?');
  await signedInAs(page, tenant);
  await page.goto(PAGE);
  const row = rows(page);
  await expect(row).toHaveCount(1);
  for (const text of ['Ruth A.', 'Landlord', TITLE, 'Would you like to see it?', '2 unread messages'])
    await expect(row).toContainText(text);
  await expect(row).toContainText(/\d{1,2} \w{3,4} \d{4}/);
  await row.click();
  await expect(page).toHaveURL(`${PAGE}?conversation=${id}`);
  await expect(bubble(page, FIRST)).toBeVisible();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).not.toContainText('unread');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
});

test('the search matches the participant or the property, and says when nothing does', async ({ page, request }) => {
  const tenant = await newAccount(request, 'tenant');
  await newConversation(request, { tenant, title: 'A house in Hull' });
  const agent = await newAccount(request, 'agent');
  await newConversation(request, { tenant, lister: agent, title: 'A flat in York' });
  await signedInAs(page, tenant);
  await page.goto(PAGE);
  await expect(rows(page)).toHaveCount(2);
  const search = main(page).locator('input[type="search"]');
  await search.fill('hull');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('A house in Hull');
  await search.fill('ORCHARD LETT');
  await expect(rows(page)).toContainText('A flat in York');
  await search.fill('nobody at all');
  await expect(page.getByText('No conversation matches “nobody at all”.')).toBeVisible();
  await search.fill('');
  await expect(rows(page)).toHaveCount(2);
});

test('a long conversation is loaded backwards, and the reader stays where they are', async ({ page, request }) => {
  const { id, tenant, lister } = await newConversation(request);
  for (let number = 2; number <= 61; number += 1) await say(request, number % 2 ? tenant : lister, id, `No. ${number}`);
  await openConversation(page, tenant, id);
  await expect(bubble(page, 'No. 61')).toBeInViewport();
  await expect(bubble(page, 'No. 12')).toHaveCount(1);
  await expect(bubble(page, FIRST)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(1);
  await thread(page).evaluate((box) => box.scrollTo(0, 0));
  await expect(bubble(page, FIRST)).toHaveCount(1);
  await expect(bubble(page, 'No. 12')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  await say(request, lister, id, 'News');
  await expect(bubble(page, 'News')).toHaveCount(1);
  await expect(bubble(page, 'News')).not.toBeInViewport();
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(bubble(page, 'News')).toBeInViewport();
});

test('a request for money or another way to talk carries a warning for the reader only', async ({
  page,
  request,
  newVisitor,
}) => {
  const { id, tenant, lister } = await newConversation(request);
  await say(request, lister, id, 'Send the deposit by Western Union and write to me on WhatsApp.');
  await openConversation(page, tenant, id);
  await expect(page.getByRole('note')).toContainText('Never send money');
  await expect(page.getByRole('note')).toContainText('go on elsewhere');
  const theirs = await newVisitor();
  await openConversation(theirs, lister, id);
  await expect(bubble(theirs, FIRST)).toBeVisible();
  await expect(theirs.getByRole('note')).toHaveCount(0);
});

test('a link leads nowhere until the reader has asked for it', async ({ page, request }) => {
  const { id, tenant, lister } = await newConversation(request);
  await say(request, lister, id, 'See https://letfair.example.evil.test/home?id=1.');
  await openConversation(page, tenant, id);
  await expect(thread(page)).toContainText('https://letfair.example.evil.test/home?id=1');
  await expect(thread(page).getByRole('link')).toHaveCount(0);
  await thread(page).getByRole('button', { name: 'Show link' }).click();
  const link = thread(page).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://letfair.example.evil.test/home?id=1');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toContainText('(letfair.example.evil.test)');
});

test('what somebody writes is shown as typed, never as markup', async ({ page, request }) => {
  const content = '<img src=x onerror=alert(1)>';
  const { id, tenant } = await newConversation(request, { content });
  await openConversation(page, tenant, id);
  await expect(bubble(page, content)).toBeVisible();
});

test('blocking stops both sides, tells them why, and can be taken back', async ({ page, request, newVisitor }) => {
  const { id, tenant, lister } = await newConversation(request);
  const theirs = await newVisitor();
  await openConversation(page, tenant, id);
  await openConversation(theirs, lister, id);
  await optionsButton(page).click();
  await page.getByRole('menuitem', { name: 'Block Ruth A.' }).click();
  await expect(page.getByText('You have blocked Ruth A.')).toBeVisible();
  await expect(messageField(page)).toBeDisabled();
  await expect(sendButton(page)).toBeDisabled();
  await expect(theirs.getByText('Maya O. does not take messages from you')).toBeVisible();
  await expect(messageField(theirs)).toBeDisabled();
  await expect(theirs.getByRole('button', { name: 'Unblock' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(messageField(page)).toBeEnabled();
  await expect(messageField(theirs)).toBeEnabled();
});

test('somebody else’s conversation is not found', async ({ page, request, faults }) => {
  faults.expectFailedRequest('/api/conversations/');
  const { id } = await newConversation(request);
  await signedInAs(page, await newLister(request));
  for (const unknown of [id, 'nonsense']) {
    await page.goto(`${PAGE}?conversation=${unknown}`);
    await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the list and the conversation take turns', async ({ page, request }) => {
    const { id, tenant } = await newConversation(request);
    await signedInAs(page, tenant);
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Select a conversation' })).toBeHidden();
    await rows(page).click();
    await expect(page).toHaveURL(`${PAGE}?conversation=${id}`);
    await expect(rows(page)).toBeHidden();
    await expect(bubble(page, FIRST)).toBeVisible();
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(rows(page)).toBeVisible();
    await expect(thread(page)).toBeHidden();
  });

  test('the unread count stands at the menu button', async ({ page, request }) => {
    const { tenant, lister, id } = await newConversation(request);
    await say(request, lister, id, 'Yes, it is');
    await signedInAs(page, tenant);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /menu\s+– 1 unread message$/ })).toBeVisible();
  });
});

test('messages are accessible on every screen: empty, open, with warnings and blocked', async ({ page, request }) => {
  const { id, tenant, lister } = await newConversation(request, { title: `A very ${'long '.repeat(20)}title` });
  await say(request, lister, id, `Pay by Western Union: https://${'a'.repeat(60)}.example/${'b'.repeat(200)}`);
  await signedInAs(page, await newAccount(request, 'tenant'));
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expectAccessibleOnEveryScreen(page, 'empty');
  await openConversation(page, tenant, id);
  await page.getByRole('button', { name: 'Show link' }).click();
  await expectAccessibleOnEveryScreen(page, 'open');
  await page.goto(PAGE);
  await expect(rows(page)).toHaveCount(1);
  await expectAccessibleOnEveryScreen(page, 'list');
  await page.setViewportSize({ width: 1280, height: 844 });
  await rows(page).click();
  await optionsButton(page).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await expect(messageField(page)).toBeDisabled();
  await expectAccessibleOnEveryScreen(page, 'blocked');
});
