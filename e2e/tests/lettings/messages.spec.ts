import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { newAccount } from '../../support/new-account.ts';
import { FIRST, newConversation, say, TITLE } from '../../support/new-conversation.ts';
import {
  bubble,
  messageField,
  openConversation,
  optionsButton,
  PAGE,
  rows,
  thread,
} from '../../support/pages/messages-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const main = (page: Page): Locator => page.getByRole('main');

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
  await page.goto(PAGE);
  await expect(rows(page)).toHaveCount(2);
  await test.step('words of a message are found and marked, and open the conversation there', async () => {
    const search = main(page).locator('input[type="search"]');
    await search.fill('SEE like');
    await expect(page.getByText('No conversations match “SEE like”.')).toBeVisible();
    const hit = page.getByRole('list', { name: 'Messages found' }).getByRole('link');
    await expect(hit).toContainText('Would you like to see it?');
    await expect(hit.locator('mark')).toHaveText(['like', 'see']);
    await expectAccessibleOnEveryScreen(page, 'found');
    await hit.click();
    await expect(page).toHaveURL(`${PAGE}?search=SEE+like&conversation=${id}&message=3`);
    await expect(thread(page).locator('[data-number="3"]')).toBeFocused();
    // An open conversation would be read at once.
    await page.goto(PAGE);
    await expect(rows(page)).toHaveCount(2);
    await say(request, lister, id, 'There are two rooms.');
    await say(request, lister, id, 'Would you like to see it?');
  });

  await test.step('a row: who, what they are, the property, the last message, the date, the unread count', async () => {
    const row = rows(page).filter({ hasText: TITLE });
    for (const text of ['Ruth A.', 'Landlord', TITLE, 'Would you like to see it?', '2 unread messages'])
      await expect(row).toContainText(text);
    await expect(row.locator('time')).toHaveText(/^(\d{1,2}(\.\d\d)?[ap]m|midday|midnight)$/);
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
  // The press draws the page anew before the browser tells it of the scrolling.
  await thread(page).evaluate((box) => {
    box.scrollTo(0, 0);
    box.querySelector('button')?.click();
  });
  await expect(bubble(page, FIRST)).toHaveCount(1);
  await expect(bubble(page, 'No. 12')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  await say(request, lister, id, 'News');
  await expect(bubble(page, 'News')).toHaveCount(1);
  await expect(bubble(page, 'News')).not.toBeInViewport();
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(bubble(page, 'News')).toBeInViewport();
});

/** Markup, links, warnings, blocks and templates are tested in the component tests beside them. */
test('messages are accessible with warnings, blocked, and with templates, and a block reaches the other side', async ({
  page,
  request,
  newVisitor,
}) => {
  const { id, tenant, lister } = await newConversation(request, { title: `A very ${'long '.repeat(20)}title` });
  await say(request, lister, id, `Pay by Western Union: https://${'a'.repeat(60)}.example/${'b'.repeat(200)}`);
  await openConversation(page, tenant, id);
  await page.getByRole('button', { name: 'Show link' }).click();
  await expectAccessibleOnEveryScreen(page, 'open');
  const theirs = await newVisitor();
  await openConversation(theirs, lister, id);
  await theirs.getByRole('button', { name: 'Templates' }).click();
  await expect(theirs.getByRole('button', { name: /^Add to your templates.*Still available$/ })).toBeVisible();
  await expectAccessibleOnEveryScreen(theirs, 'templates');
  await theirs.keyboard.press('Escape');
  await optionsButton(page).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await expect(messageField(page)).toBeDisabled();
  await expectAccessibleOnEveryScreen(page, 'blocked');
  await expect(messageField(theirs)).toBeDisabled();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(messageField(theirs)).toBeEnabled();
});
