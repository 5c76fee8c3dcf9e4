import { LAYOUT_HEIGHT_PX } from '@letfair/domain/lettings/conversations/message-limits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typedText } from '../../../lib/forms/typed-text.ts';
import { page, replies } from '../../../testing/render-page.tsx';
import { refreshUser } from '../../accounts/session/index.ts';
import { LAYOUT_HEIGHT } from './messages-page.tsx';
import { conversation, ines, message, type Opened, openMessages } from './testing/open-messages.tsx';

const openThread = (options: Opened = {}) => openMessages({ search: '?conversation=c1', ...options });
const thread = async () => within(await screen.findByRole('region', { name: 'Messages with Ines B.' }));

describe('a conversation', () => {
  it('tells who wrote what, warns of requests for money, and says what was read last', async () => {
    const messages = [
      message(1, { senderId: 'maya', content: 'One' }),
      message(2, { senderId: 'maya', content: 'Two' }),
      message(3, { content: 'Please pay by bank transfer now.' }),
    ];
    openThread({ messages });
    const items = (await thread()).getAllByRole('listitem');
    const bubbles = items.filter((item) => item.dataset.number).map(({ textContent }) => textContent);
    expect(bubbles[0]).toMatch(/^You: One/);
    expect(bubbles.map((text) => text?.endsWith('Read'))).toEqual([false, true, false]);
    expect(bubbles[2]).toMatch(/^Ines B\.: /);
    expect(screen.getByRole('note').textContent).toContain('Never send money');
    expect(screen.getByRole('link', { name: 'Flat by the canal' }).getAttribute('href')).toBe('/properties/home');
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Later messages' })).toBeNull();
  });

  it('names the colleagues who wrote, and the home, to a team', async () => {
    const jo = { author: { id: 'jo', name: 'Jo Reed' } };
    const messages = [
      message(1, { senderId: 'maya', content: 'One' }),
      message(2, jo),
      message(3, { author: { id: 'ines', name: 'Ines Bell' } }),
      message(4, { author: null }),
    ];
    openThread({ as: ines, messages, shown: { propertyReference: 'CANAL-2', propertyStreet: '3 Elm Street' } });
    const box = within(await screen.findByRole('region', { name: 'Messages with Maya S.' }));
    const bubbles = box.getAllByRole('listitem').filter((item) => item.dataset.number);
    expect(bubbles.map(({ textContent }) => textContent?.split(': ')[0])).toEqual([
      'Maya S.',
      'Jo Reed',
      'You',
      'Someone who has left',
    ]);
    expect(screen.getByText('CANAL-2 · 3 Elm Street')).toBeTruthy();
  });

  it('about a home that is off the market leads to no page, and says its status', async () => {
    openThread({ shown: { propertyStatus: 'let' } });
    await thread();
    expect(screen.queryByRole('link', { name: 'Flat by the canal' })).toBeNull();
    expect(screen.getByText('Let')).toBeTruthy();
  });

  it('of another account is not found', async () => {
    openThread({ calls: { 'GET /api/conversations/c1': { refused: 'not_found' } } });
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('of a team that somebody was removed from shows what they were writing, and nothing else', async () => {
    const alone = { ...ines, updatedAt: '2026-11-10' };
    const inTeam = { ...alone, team: { id: '7', name: 'Bell Lets', role: 'negotiator' } };
    const { user, answer, router } = openThread({ as: inTeam, messages: [message(3, { senderId: 'maya' })] });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'You could see it on');
    answer({
      'GET /api/auth/me': { user: alone },
      'GET /api/conversations': { conversations: [], nextCursor: null, unread: 0 },
      'GET /api/conversations/c1': { refused: 'not_found' },
      'GET /api/conversations/c1/messages': { refused: 'not_found' },
    });
    await act(refreshUser);
    await act(() => router.revalidate());
    expect(await screen.findByRole('heading', { name: 'You can’t open this conversation any more' })).toBeTruthy();
    expect(screen.getByText(/^It belongs to Bell Lets/)).toBeTruthy();
    expect(page.field('kept').value).toBe('You could see it on');
    expect(screen.queryByText('Message 3')).toBeNull();
  });

  it('that cannot be loaded offers to try again', async () => {
    openThread({ calls: { 'GET /api/conversations/c1/messages': { refused: 'internal' } } });
    expect(await screen.findByText(/the messages/)).toBeTruthy();
    expect(screen.queryByText('Conversation not found')).toBeNull();
  });

  it('shows a message at once, and below the others when it has arrived', async () => {
    const sent = message(4, { senderId: 'maya', content: 'Is it free?', read: false });
    const { user, sentTo, replyWith } = openThread();
    await thread();
    const held = replies.held(replies.success(sent));
    replyWith((call) => (call.startsWith('POST') ? held.promise : { status: 500, body: { success: false } }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Is it free?{Enter}');
    expect(await screen.findByText('Sending…')).toBeTruthy();
    expect(page.field('content').value).toBe('');
    held.release();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect((await thread()).getByText('Is it free?')).toBeTruthy();
    const bodies = sentTo('/api/conversations/c1/messages').flatMap(({ body }) => body ?? []);
    expect(bodies).toEqual([{ content: 'Is it free?' }]);
  });

  it('keeps a message that was refused, with the reason, to retry or discard', async () => {
    const refused = { refused: 'invalid', message: 'Too many links.' };
    const { user } = openThread({ calls: { 'POST /api/conversations/c1/messages': refused } });
    await thread();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look.{Enter}');
    expect(await screen.findByText('Not sent')).toBeTruthy();
    expect(screen.getByText('Too many links.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('loads earlier messages above, and says when that failed', async () => {
    const first = { messages: [message(3)], nextCursor: 'before-3' };
    const earlier = 'GET /api/conversations/c1/messages?cursor=before-3';
    const { user, answer } = openThread({ calls: { 'GET /api/conversations/c1/messages': first } });
    const button = await screen.findByRole('button', { name: 'Earlier messages' });
    answer({ [earlier]: { refused: 'internal' } });
    await user.click(button);
    expect(await screen.findByText('We couldn’t load earlier messages.')).toBeTruthy();
    answer({ [earlier]: { messages: [message(1), message(2)], nextCursor: null } });
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Message 1')).toBeTruthy();
    expect(screen.queryByText(/could not load/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('opened at an old message gives it the focus, and leads on to the newest', async () => {
    const { user, sentTo, answer } = openThread({
      search: '?conversation=c1&message=2',
      shown: { lastMessage: message(40) },
      messages: [message(1), message(2), message(3)],
    });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-number')).toBe('2'));
    expect(sentTo('/api/conversations/c1/messages?upTo=22')).toHaveLength(1);
    const rest = { messages: [message(4), message(40)], nextCursor: null };
    answer({ 'GET /api/conversations/c1/messages?upTo=53': rest });
    await user.click(screen.getByRole('button', { name: 'Later messages' }));
    expect(await (await thread()).findByText('Message 40')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Later messages' })).toBeNull();
  });

  it('marks what is in sight as read, up to the newest of the other side', async () => {
    const unread = [message(2, { read: false }), message(3, { read: false }), message(4, { senderId: 'maya' })];
    const { sentTo } = openThread({ messages: unread, calls: { 'PUT /api/conversations/c1/read': { unread: 0 } } });
    await thread();
    fireEvent.focus(window);
    await waitFor(() => expect(sentTo('/api/conversations/c1/read')[0]?.body).toEqual({ number: 3 }));
  });

  it.each([
    [{ blockedBy: 'you' }, true, 'You’ve blocked Ines B.'],
    [{ blockedBy: 'them' }, false, 'Ines B. has blocked messages from you'],
    [{ blockedBy: 'you', lock: 'closed' }, false, 'Ines B. has closed their account'],
  ] as const)('takes no message while %o, and says why', async (shown, canUnblock, sentence) => {
    openThread({ shown });
    await thread();
    expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
    expect(page.field('content').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Unblock' }) !== null).toBe(canUnblock);
    expect(screen.queryByLabelText('Attach files')).toBeNull();
  });

  it('is unblocked in one press', async () => {
    const { user, sentTo, answer } = openThread({ shown: { blockedBy: 'both' } });
    const button = await screen.findByRole('button', { name: 'Unblock' });
    answer({ 'PUT /api/conversations/c1/block': conversation(), 'GET /api/conversations/c1': conversation() });
    await user.click(button);
    await waitFor(() => expect(page.field('content').disabled).toBe(false));
    expect(sentTo('/api/conversations/c1/block')[0]?.body).toEqual({ blocked: false });
  });

  it('can only be read in a role that does not answer people', async () => {
    const viewer = { ...ines, id: 'jo', team: { role: 'viewer', name: 'Bell Homes' } };
    typedText('jo', 'conversation:c1').write('From when I could reply');
    openThread({ as: viewer, messages: [message(3, { senderId: 'maya' })] });
    expect(await screen.findByText(/your role in the team doesn’t let you reply/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(page.field('kept').value).toBe('From when I could reply');
  });
});

it('is as high as the documented layout', () => {
  expect(LAYOUT_HEIGHT).toBe(`h-[${LAYOUT_HEIGHT_PX}px]`);
});
