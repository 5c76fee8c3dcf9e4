import type { Locator, Page } from '@playwright/test';
import { cutOff } from '../../support/network.ts';
import { contentsOf, FIRST, newConversation, say } from '../../support/new-conversation.ts';
import {
  bubble,
  messageField,
  openConversation,
  PAGE,
  rows,
  sendButton,
  thread,
  write,
} from '../../support/pages/messages-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const userMenu = (page: Page): Locator => page.getByRole('banner').locator('[aria-haspopup="menu"]');
const lostLine = (page: Page): Locator => page.getByText('No connection.');

test.describe('writing', () => {
  test('a message is sent by Enter or the button, and what is not sent is kept', async ({ page, request }) => {
    const { id, tenant, lister } = await newConversation(request);
    const other = await newConversation(request, { tenant, lister, title: 'A house in Hull' });
    await openConversation(page, tenant, id);

    await test.step('Enter sends, Shift+Enter begins a line, and so does the button', async () => {
      await messageField(page).fill('First line');
      await messageField(page).press('Shift+Enter');
      await messageField(page).pressSequentially('second line');
      await expect(bubble(page, 'First line')).toHaveCount(0);
      await messageField(page).press('Enter');
      await expect(thread(page).getByText('First line second line')).toHaveCount(1);
      await expect(messageField(page)).toHaveValue('');
      await messageField(page).fill('By the button');
      await sendButton(page).click();
      await expect(bubble(page, 'By the button')).toHaveCount(1);
      await write(page, '   ');
      await expect
        .poll(() => contentsOf(request, tenant, id))
        .toEqual([FIRST, 'First line\nsecond line', 'By the button']);
    });

    await test.step('too long a message is told, not cut', async () => {
      await write(page, 'a'.repeat(4_001));
      await expect(page.getByText('A message holds at most 4,000 characters; this one has 4,001.')).toBeVisible();
      await expect(messageField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(messageField(page)).toHaveValue('a'.repeat(4_001));
    });

    await test.step('what was typed is still there after a reload, and in its own conversation only', async () => {
      await messageField(page).fill('Half a sentence');
      await page.reload();
      await expect(messageField(page)).toHaveValue('Half a sentence');
      await page.goto(`${PAGE}?conversation=${other.id}`);
      await expect(messageField(page)).toHaveValue('');
    });
  });

  test('a message that could not be sent arrives once', async ({ page, request, faults }) => {
    const { id, tenant } = await newConversation(request);
    const path = `/api/conversations/${id}/messages`;
    faults.expectFailedRequest(path);
    await openConversation(page, tenant, id);

    await test.step('it stays, survives a reload and arrives once', async () => {
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
      );
      await write(page, 'Can I come on Friday?');
      await expect(page.getByText('Not sent')).toBeVisible();
      await expect(bubble(page, 'Can I come on Friday?')).toHaveCount(1);
      await expect(messageField(page)).toHaveValue('');
      await page.reload();
      await expect(page.getByText('Not sent')).toBeVisible();
      expect(await contentsOf(request, tenant, id)).toEqual([FIRST]);
      await page.unroute(`**${path}`);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText('Not sent')).toHaveCount(0);
      await expect(bubble(page, 'Can I come on Friday?')).toHaveCount(1);
      await expect.poll(() => contentsOf(request, tenant, id)).toEqual([FIRST, 'Can I come on Friday?']);
    });

    await test.step('one whose answer got lost is there once, and stays so', async () => {
      const all = [FIRST, 'Can I come on Friday?', 'Or on Saturday?'];
      let lost = 0;
      await page.route(`**${path}`, async (route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        return route.abort('connectionfailed');
      });
      await write(page, 'Or on Saturday?');
      await expect.poll(() => contentsOf(request, tenant, id)).toEqual(all);
      await expect(page.getByText('Not sent')).toHaveCount(0);
      await page.reload();
      await expect(bubble(page, 'Or on Saturday?')).toHaveCount(1);
      await expect(page.getByText('Not sent')).toHaveCount(0);
      expect(await contentsOf(request, tenant, id)).toEqual(all);
    });
  });
});

test.describe('live', () => {
  test('two people write to each other without a reload: in order, once, and read', async ({
    page,
    request,
    newVisitor,
  }) => {
    const { id, tenant, lister } = await newConversation(request);
    const theirs = await newVisitor();
    await openConversation(page, tenant, id);
    await openConversation(theirs, lister, id);
    await expect(bubble(theirs, FIRST)).toBeVisible();
    await write(theirs, 'Yes. When would you like to see it?');
    await expect(bubble(page, 'Yes. When would you like to see it?')).toHaveCount(1);
    for (const content of ['On Friday', 'at six', 'if that suits you']) await write(page, content);
    await expect(bubble(theirs, 'if that suits you')).toHaveCount(1);
    await expect(thread(theirs).locator('ol ol > li p')).toHaveText([
      FIRST,
      'Yes. When would you like to see it?',
      'On Friday',
      'at six',
      'if that suits you',
    ]);
    await expect(thread(page).getByText('Read', { exact: true })).toHaveCount(1);
    await expect(thread(page).getByRole('listitem').filter({ hasText: 'Read' }).last()).toContainText(
      'if that suits you',
    );
  });

  test('unread messages are counted until they are read, and a session ended elsewhere ends here', async ({
    page,
    request,
    faults,
  }) => {
    const { id, tenant, lister } = await newConversation(request);
    await signedInAs(page, tenant);

    await test.step('they are counted in the header and in the list', async () => {
      await page.goto('/dashboard');
      await expect(userMenu(page)).toBeVisible();
      await expect(userMenu(page)).not.toHaveAccessibleName(/unread/);
      await say(request, lister, id, 'Yes, it is');
      await expect(userMenu(page)).toHaveAccessibleName(/1 unread message$/);
      await page.goto(PAGE);
      await expect(rows(page)).toContainText('1 unread message');
      await say(request, lister, id, 'Are you there?');
      await expect(rows(page)).toContainText('2 unread messages');
    });

    await test.step('and no longer once they are read', async () => {
      await rows(page).click();
      await expect(bubble(page, 'Are you there?')).toBeVisible();
      await expect(rows(page)).not.toContainText('unread');
      await expect(userMenu(page)).not.toHaveAccessibleName(/unread/);
    });

    await test.step('a session that was ended elsewhere ends here at once', async () => {
      faults.expectSessionToEnd();
      await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${tenant.token}` } });
      await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    });
  });

  test('a lost connection says so, and what came meanwhile is there afterwards, once', async ({
    page,
    context,
    request,
    faults,
  }) => {
    faults.expectFailedRequest('/api/');
    faults.expectOffline();
    const { id, tenant, lister } = await newConversation(request);
    await openConversation(page, tenant, id);
    await say(request, lister, id, 'Before');
    await expect(bubble(page, 'Before')).toHaveCount(1);
    await context.setOffline(true);
    await expect(lostLine(page)).toBeVisible();
    await say(request, lister, id, 'Meanwhile');
    await write(page, 'From the train');
    await expect(page.getByText('Not sent')).toBeVisible();
    await context.setOffline(false);
    await expect(bubble(page, 'Meanwhile')).toHaveCount(1);
    await expect(lostLine(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Not sent')).toHaveCount(0);
    await expect(bubble(page, 'From the train')).toHaveCount(1);
    await expect.poll(() => contentsOf(request, tenant, id)).toEqual([FIRST, 'Before', 'Meanwhile', 'From the train']);
  });

  test('a live channel that cannot be had does not stop anybody from reading and writing', async ({
    page,
    request,
    faults,
  }) => {
    faults.expectFailedRequest('/api/events');
    const { id, tenant } = await newConversation(request);
    await cutOff(page, '/api/events');
    await openConversation(page, tenant, id);
    await expect(lostLine(page)).toBeVisible();
    await write(page, 'Still here');
    await expect(bubble(page, 'Still here')).toHaveCount(1);
  });
});
