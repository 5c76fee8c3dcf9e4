import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { newAccount } from '../../support/new-account.ts';
import { FIRST, newConversation, newLister, say, TITLE } from '../../support/new-conversation.ts';
import {
  bubble,
  messageField,
  openConversation,
  optionsButton,
  PAGE,
  rows,
  sendButton,
  thread,
} from '../../support/pages/messages-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const main = (page: Page): Locator => page.getByRole('main');

test('who has no conversations is told so', async ({ page, request }) => {
  for (const userType of ['landlord', 'tenant'] as const)
    await test.step(`a new ${userType} sees both empty states in a layout of 600 pixels`, async () => {
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
});

test('the list names each conversation, and finds one', async ({ page, request }) => {
  const agent = await newAccount(request, 'agent');
  const { id, tenant, lister } = await newConversation(request);
  await newConversation(request, { tenant, lister: agent, title: 'A flat in York' });
  await say(request, lister, id, 'Yes, it is');
  await signedInAs(page, tenant);

  await test.step('on a phone the unread count stands at the menu button', async () => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /menu\s+– 1 unread message$/ })).toBeVisible();
    await page.setViewportSize(desktop);
  });

  await say(request, lister, id, 'Would you like to see it?');
  await test.step('the search matches the participant or the property, and says when nothing does', async () => {
    await page.goto(PAGE);
    await expect(rows(page)).toHaveCount(2);
    const search = main(page).locator('input[type="search"]');
    await search.fill('ORCHARD LETT');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('A flat in York');
    await search.fill('nobody at all');
    await expect(page.getByText('No conversation matches “nobody at all”.')).toBeVisible();
    await search.fill('');
    await expect(rows(page)).toHaveCount(2);
    await search.fill('CANAL');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(TITLE);
  });

  await test.step('words of a message are found and marked, and open the conversation there', async () => {
    const search = main(page).locator('input[type="search"]');
    await search.fill('SEE like');
    await expect(page.getByText('No conversation matches “SEE like”.')).toBeVisible();
    const hit = page.getByRole('list', { name: 'Messages found' }).getByRole('link');
    await expect(hit).toContainText('Would you like to see it?');
    await expect(hit.locator('mark')).toHaveText(['like', 'see']);
    await expectAccessibleOnEveryScreen(page, 'found');
    await hit.click();
    await expect(page).toHaveURL(`${PAGE}?conversation=${id}&message=3`);
    await expect(thread(page).locator('[data-number="3"]')).toBeFocused();
    // An open conversation would be read at once.
    await page.goto(PAGE);
    await expect(rows(page)).toHaveCount(2);
    await say(request, lister, id, 'There are two rooms.');
    await say(request, lister, id, 'Would you like to see it?');
    await search.fill('CANAL');
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step('a row: who, what they are, the property, the last message, the date, the unread count', async () => {
    const row = rows(page);
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

  await test.step('on a phone the list and the conversation take turns', async () => {
    await page.setViewportSize(phone);
    await page.goto(PAGE);
    await expect(rows(page).filter({ hasText: TITLE })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Select a conversation' })).toBeHidden();
    await rows(page).filter({ hasText: TITLE }).click();
    await expect(page).toHaveURL(`${PAGE}?conversation=${id}`);
    await expect(rows(page).first()).toBeHidden();
    await expect(bubble(page, FIRST)).toBeVisible();
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(thread(page)).toBeHidden();
  });
});

async function longConversation(request: APIRequestContext) {
  const conversation = await newConversation(request);
  const { id, tenant, lister } = conversation;
  for (let number = 2; number <= 61; number += 1) await say(request, number % 2 ? tenant : lister, id, `No. ${number}`);
  return conversation;
}

test('a long conversation is loaded backwards, and the reader stays where they are', async ({ page, request }) => {
  const { id, tenant, lister } = await longConversation(request);
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

test('who scrolls up while the page is drawn anew is not pulled back to the end', async ({ page, request }) => {
  const { id, tenant } = await longConversation(request);
  await openConversation(page, tenant, id);
  await expect(bubble(page, 'No. 61')).toBeInViewport();
  // The press draws the page anew before the browser tells it of the scrolling.
  await thread(page).evaluate((box) => {
    box.scrollTo(0, 0);
    box.querySelector('button')?.click();
  });
  await expect(bubble(page, FIRST)).toHaveCount(1);
  await expect(bubble(page, 'No. 12')).toBeInViewport();
});

test('what somebody writes is shown with care', async ({ page, request, newVisitor, faults }) => {
  const content = '<img src=x onerror=alert(1)>';
  const { id, tenant, lister } = await newConversation(request, { content });
  await say(request, lister, id, 'Send the deposit by Western Union and write to me on WhatsApp.');
  await say(request, lister, id, 'See https://letfair.example.evil.test/home?id=1.');
  await openConversation(page, tenant, id);

  await test.step('it is shown as typed, never as markup', async () => {
    await expect(bubble(page, content)).toBeVisible();
  });

  await test.step('a request for money or another way to talk carries a warning for the reader', async () => {
    await expect(page.getByRole('note')).toContainText('Never send money');
    await expect(page.getByRole('note')).toContainText('go on elsewhere');
  });

  await test.step('a link leads nowhere until the reader has asked for it', async () => {
    await expect(thread(page)).toContainText('https://letfair.example.evil.test/home?id=1');
    await expect(thread(page).getByRole('link')).toHaveCount(0);
    await thread(page).getByRole('button', { name: 'Show link' }).click();
    const link = thread(page).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://letfair.example.evil.test/home?id=1');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('(letfair.example.evil.test)');
  });

  const theirs = await newVisitor();
  await test.step('who wrote it is not warned', async () => {
    await openConversation(theirs, lister, id);
    await expect(bubble(theirs, content)).toBeVisible();
    await expect(theirs.getByRole('note')).toHaveCount(0);
  });

  await test.step('blocking stops both sides, tells them why, and can be taken back', async () => {
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

  await test.step('somebody else’s conversation is not found', async () => {
    faults.expectFailedRequest('/api/conversations/');
    await signedInAs(theirs, await newLister(request));
    for (const unknown of [id, 'nonsense']) {
      await theirs.goto(`${PAGE}?conversation=${unknown}`);
      await expect(theirs.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
    }
  });
});

test('messages are accessible on every screen: open, in the list, with warnings and blocked', async ({
  page,
  request,
}) => {
  const { id, tenant, lister } = await newConversation(request, { title: `A very ${'long '.repeat(20)}title` });
  await say(request, lister, id, `Pay by Western Union: https://${'a'.repeat(60)}.example/${'b'.repeat(200)}`);
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

test('a lister keeps a suggested template, and inserts it without sending it', async ({ page, request }) => {
  const { id, tenant, lister } = await newConversation(request);
  await openConversation(page, lister, id);
  await messageField(page).fill('Good morning.');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Add to your templates Still available' }).click();
  await expect(page.getByRole('list', { name: 'Your templates' })).toContainText('Still available');
  await expectAccessibleOnEveryScreen(page, 'templates');
  await page.getByRole('button', { name: 'Insert Still available' }).click();
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue(new RegExp(`^Good morning\\.\n\nHello \\w+, yes, “${TITLE}” is`));
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'You:' })).toHaveCount(0);

  await openConversation(page, tenant, id);
  await expect(page.getByRole('button', { name: 'Templates' })).toBeHidden();
});
