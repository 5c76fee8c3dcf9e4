import type { OwnThread as Thread } from '@letfair/contract/site/support';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { storeSession } from '../../accounts/session/index.ts';
import { OwnThread } from './own-thread.tsx';

const sender = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' } as const;
const thread: Thread = {
  id: 'LF-7KQ2-M9XA',
  kind: 'help',
  name: 'Maya Shah',
  email: sender.email,
  userType: 'tenant',
  subject: 'account',
  priority: 'high',
  status: 'waiting',
  message: 'The code never arrives.',
  createdAt: '2026-11-15T10:00:00.000Z',
  updatedAt: '2026-11-15T10:00:00.000Z',
  messages: [{ id: '1', by: 'sender', content: 'The code never arrives.', createdAt: '2026-11-15T10:00:00.000Z' }],
  actions: ['reply', 'settle'],
};

async function open(shown: Thread = thread) {
  const loaded = Promise.resolve({ success: true, data: shown } as const);
  // The page waits for its data, as it does for the answer of a loader.
  const { user } = await act(async () => renderPage(<OwnThread reference={shown.id} thread={loaded} />, '/support'));
  await screen.findByRole('heading', { level: 1 });
  return user;
}

beforeEach(() => storeSession(sender, 'opaque'));

describe('the reply to a ticket', () => {
  it('needs a text', async () => {
    const { sent } = stubServer(replies.success(thread));
    const user = await open();
    page.fill({ content: '  ' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('content')).toBe('Write a message.'));
    expect(sent).toEqual([]);
  });

  it('is sent once, says so and empties the field', async () => {
    const { promise, release } = replies.held(replies.success(thread));
    const { sent } = stubServer(promise);
    const user = await open();
    page.fill({ content: ' Are you there? ' });
    await user.dblClick(page.submitButton());
    expect(page.submitButton().textContent).toBe('Sending...');
    release();
    expect(await page.alertText()).toBe('Your reply has gone to the support desk.');
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `/api/support/tickets/${thread.id}/messages`, body: { content: 'Are you there?' } },
    ]);
    expect(page.field('content').value).toBe('');
  });

  it('stays typed when it could not be sent, and is sent again under the same key', async () => {
    const server = stubServer(replies.connectionLost);
    const user = await open();
    page.fill({ content: 'Are you there?' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toBe('Network error. Please try again.');
    expect(page.field('content').value).toBe('Are you there?');
    server.replyWith(replies.success(thread));
    await user.click(page.submitButton());
    await waitFor(async () => expect(await page.alertText()).toBe('Your reply has gone to the support desk.'));
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('is not offered for a closed ticket', async () => {
    await open({ ...thread, status: 'closed', actions: [] });
    expect(document.body.textContent).toContain('Please open a new one and quote this one’s number.');
    expect(document.querySelector('[name="content"]')).toBeNull();
  });
});

describe('a ticket whose sender has what they need', () => {
  const enough = () => screen.queryByRole('button', { name: 'I have what I need' });

  it('is resolved in one press, which says so', async () => {
    const { sent } = stubServer(replies.success(thread));
    const user = await open();
    await user.click(enough()!);
    expect(await page.alertText()).toBe('Good to hear. We’ve marked the ticket as resolved.');
    expect(sent.map(({ body }) => body)).toEqual([{ action: 'settle' }]);
  });

  it('has no such button once it is settled', async () => {
    await open({ ...thread, actions: ['reply'] });
    expect(page.submitButton().textContent).toBe('Send reply');
    expect(enough()).toBeNull();
  });
});
