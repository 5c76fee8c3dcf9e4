import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { field } from '../../support/form.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newAccount } from '../../support/new-account.ts';
import { contentsOf, newConversation } from '../../support/new-conversation.ts';
import { messageField, openConversation, PAGE, sendButton, thread } from '../../support/pages/messages-page.ts';
import { signedInAs } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const NOTE = 'Prefers calls after six.';
const UNFINISHED = 'I could also show you';
const ANSWER = 'Yes, come and see it on Friday.';

/** Pixels that the documents give to the list and the conversation. */
const LAYOUT_HEIGHT = 600;

/** With the notes open: in a column of their own, or between the messages of a phone. */
async function messagesKeepTheirHeight(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const note = page.getByText(NOTE, { exact: true });
    await expect(note).toBeInViewport();
    await expect(thread(page).getByText(NOTE)).toHaveCount(width === 390 ? 1 : 0);
    const { height: messages = 0 } = (await thread(page).boundingBox()) ?? {};
    expect(messages / LAYOUT_HEIGHT, `at ${width} pixels`).toBeGreaterThanOrEqual(0.6);
    await expectAccessible(page, `notes of a team at ${width} pixels`);
  }
  await page.setViewportSize(before);
}

test('an owner invites a negotiator, who answers and notes what tenants never see, until they are removed', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const owner = await newAccount(request, 'agent', { firstName: 'Odile', lastName: 'Owner' });
  const talk = await newConversation(request, { lister: owner, title: 'Mews house by the team' });
  const negotiator = await newAccount(request, 'agent', { firstName: 'Nils', lastName: 'Negotiator' });

  await test.step('the owner invites by mail', async () => {
    await signedInAs(page, owner);
    await page.goto('/team');
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog');
    await field(page, 'email').fill(negotiator.email);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('negotiator');
    await expectAccessible(page, 'inviting to a team');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`We’ve emailed ${negotiator.email}.`)).toBeVisible();
  });

  await test.step('the negotiator joins', async () => {
    const { text } = await mailTo(request, negotiator.email, /invited to join a team/);
    const link = text.match(/https?:\/\/\S+\/team\/join\S+/)?.[0] ?? '';
    await signedInAs(page, negotiator);
    const { pathname, search } = new URL(link);
    await page.goto(`${pathname}${search}`);
    await expectAccessible(page, 'joining a team');
    await page.getByRole('button', { name: 'Join the team' }).click();
    await page.waitForURL('**/dashboard');
  });

  await test.step('takes the conversation, leaves a note and answers', async () => {
    await page.goto(`${PAGE}?conversation=${talk.id}`);
    await expect(thread(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Looked after by' }).selectOption('Nils Negotiator');
    await field(page, 'note').fill(NOTE);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText(NOTE, { exact: true })).toBeVisible();
    await messagesKeepTheirHeight(page);
    await messageField(page).fill(ANSWER);
    await sendButton(page).click();
    await expect.poll(() => contentsOf(request, talk.tenant, talk.id)).toContain(ANSWER);
    expect(JSON.stringify(await contentsOf(request, talk.tenant, talk.id))).not.toContain(NOTE);
  });

  await test.step('the owner removes the negotiator in mid-sentence, who keeps their words and reads nothing more', async () => {
    faults.expectFailedRequest(`/api/conversations/${talk.id}`);
    const theirs = await newVisitor();
    await openConversation(theirs, negotiator, talk.id);
    await messageField(theirs).fill(UNFINISHED);
    await signedInAs(page, owner);
    await page.goto('/team');
    const card = page.getByRole('listitem').filter({ hasText: 'Nils Negotiator' });
    await card.getByRole('button', { name: 'Remove' }).click();
    await expectAccessible(page, 'removing somebody from a team');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Nils Negotiator has been removed from the team.')).toBeVisible();
    await expect(theirs.getByRole('alert')).toContainText('You’re no longer part of');
    await expect(theirs.getByRole('heading', { name: 'You can’t open this conversation any more' })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'What you were writing' })).toHaveValue(UNFINISHED);
    await expect(theirs.getByText(ANSWER)).toHaveCount(0);
    await expectAccessibleOnEveryScreen(theirs, 'removed from a team');
    const headers = { authorization: `Bearer ${negotiator.token}` };
    expect((await request.get(`/api/conversations/${talk.id}`, { headers })).status()).toBe(404);
  });
});
