import type { Locator, Page } from '@playwright/test';
import { contentsOf, FIRST, newConversation, say } from '../../support/new-conversation.ts';
import { bubble, openConversation, PAGE, rows, thread, write } from '../../support/pages/messages-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const userMenu = (page: Page): Locator => page.getByRole('banner').locator('[aria-haspopup="menu"]');
const lostLine = (page: Page): Locator => page.getByText('You’re offline.');

/** Keys, limits, refusals and drafts are tested in `composer` and `messages-page.component.test.tsx`, retries in `outbox`. */
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
  await expect(page.getByText('Not sent')).toHaveCount(0);
  await expect(bubble(page, 'From the train')).toHaveCount(1);
  await expect.poll(() => contentsOf(request, tenant, id)).toEqual([FIRST, 'Before', 'Meanwhile', 'From the train']);
});
