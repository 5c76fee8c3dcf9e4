import type { Conversation, Message } from '@letfair/contract/lettings/conversations/conversations';
import { LAYOUT_HEIGHT_PX } from '@letfair/domain/lettings/conversations/message-limits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, renderPage, replies, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { loadMessages } from './conversation-data.ts';
import { LAYOUT_HEIGHT, MessagesPage } from './messages-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
const maya = { id: 'maya', firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const ines = { id: 'ines', firstName: 'Ines', lastName: 'Bell', email: 'ines@landlord.example', userType: 'landlord' };

const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: `id-${number}`,
  conversationId: 'c1',
  number,
  senderId: 'ines',
  receiverId: 'maya',
  content: `Message ${number}`,
  attachments: [],
  timestamp: at,
  read: true,
  ...changes,
});
const quiet = { unreadCount: 0, hasViewing: false, blockedBy: null, lock: null };
const conversation = (changes: Partial<Conversation> = {}) => ({
  id: 'c1',
  participants: [
    { id: 'maya', name: 'Maya S.', userType: 'tenant' },
    { id: 'ines', name: 'Ines B.', userType: 'landlord' },
  ],
  lastMessage: message(3),
  propertyId: 'home',
  propertyTitle: 'Flat by the canal',
  propertyStatus: 'live',
  ...quiet,
  updatedAt: at,
  ...changes,
});

interface Opened {
  readonly as?: object;
  readonly search?: string;
  readonly list?: readonly object[];
  readonly shown?: Partial<Conversation>;
  readonly messages?: readonly Message[];
  readonly calls?: Readonly<Record<string, unknown>>;
}

let session = 0;
function open({ as = maya, search = '', list, shown = {}, messages = [message(3)], calls = {} }: Opened = {}) {
  // Every session has an outbox of its own.
  storeSession(as as SessionUser, `opaque-${session++}`);
  const answers = {
    'GET /api/conversations': { conversations: list ?? [conversation(shown)], nextCursor: null, unread: 0 },
    'GET /api/conversations/c1': conversation(shown),
    'GET /api/conversations/c1/messages': { messages, nextCursor: null },
    'GET /api/conversations/search': { messages: [], nextCursor: null },
    'GET /api/viewings': { viewings: [], nextCursor: null },
    'GET /api/team': { members: [] },
    'GET /api/conversations/c1/team': { assignedTo: null, notes: [], members: [] },
    ...calls,
  };
  const server = stubServer(replyByCall(answers));
  /** Other answers from now on. */
  const answer = (others: Readonly<Record<string, unknown>>) =>
    server.replyWith(replyByCall({ ...answers, ...others }));
  function Page() {
    const { data } = useLoaderData<Awaited<ReturnType<typeof loadMessages>>>();
    return (
      data && (
        <MessagesPage
          user={as as SessionUser}
          {...data}
          reportListing={() => 'Report the home'}
          reportPerson={({ name }) => `Reporting ${name}`}
          reportMessages={({ about, upTo }) => `Reporting ${about} ${upTo}`}
        />
      )
    );
  }
  const loader = (args: object) => loadMessages(args as Parameters<typeof loadMessages>[0]);
  const sentTo = (path: string) => server.sent.filter((request) => request.path === path);
  return { ...renderPage(<Page />, `/messages${search}`, loader as never), ...server, sentTo, answer };
}
const openThread = (options: Opened = {}) => open({ search: '?conversation=c1', ...options });
const thread = async () => within(await screen.findByRole('region', { name: 'Messages with Ines B.' }));

describe('the list of conversations', () => {
  it('names the other side and the home, marks what is unread and what one wrote', async () => {
    const own = conversation({ id: 'c2', lastMessage: message(1, { senderId: 'maya', content: 'Hello.' }) });
    open({ list: [conversation({ unreadCount: 2 }), own], search: '?conversation=c2' });
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    const [theirs, mine] = list.getAllByRole('link');
    expect(theirs?.textContent).toContain('Ines B. Landlord');
    expect(theirs?.textContent).toContain('Message 3');
    expect(theirs?.textContent).not.toContain('You:');
    expect(theirs?.textContent).toMatch(/2 unread/);
    expect(mine?.textContent).toContain('You: Hello.');
    expect(mine?.textContent).not.toMatch(/unread/);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('says where conversations begin when there are none', async () => {
    open({ list: [] });
    expect(await screen.findByText(/message the landlord or agent from its page/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
  });

  it('says so to a landlord in other words, without a filter for a team of one', async () => {
    open({ list: [], as: ines });
    expect(await screen.findByText(/When a tenant messages you/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull();
  });

  it('is searched, and says that nothing matches', async () => {
    const { user, sentTo } = open({
      calls: { 'GET /api/conversations?search=boiler': { conversations: [], nextCursor: null, unread: 0 } },
    });
    await screen.findByText('Flat by the canal');
    await user.type(screen.getByRole('searchbox'), ' boiler ');
    expect(await screen.findByText('No conversations match “boiler”.')).toBeTruthy();
    expect(sentTo('/api/conversations?search=boiler')).toHaveLength(1);
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Flat by the canal')).toBeTruthy();
  });

  it('of a team shows those of one person, or of nobody', async () => {
    const team = { members: [{ id: 'ines' }, { id: 'jo' }] };
    const { user } = open({
      as: ines,
      calls: {
        'GET /api/team': team,
        'GET /api/conversations?assigned=nobody': { conversations: [], nextCursor: null, unread: 0 },
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Unassigned');
    expect(await screen.findByText('No conversations here.')).toBeTruthy();
  });

  it('loads the next ones, and says when that failed', async () => {
    const more = conversation({ id: 'c2', propertyTitle: 'House on the hill' });
    const { user, answer } = open({
      calls: { 'GET /api/conversations': { conversations: [conversation()], nextCursor: 'next', unread: 0 } },
    });
    const button = await screen.findByRole('button', { name: /^Load more/ });
    answer({ 'GET /api/conversations?cursor=next': { refused: 'internal' } });
    await user.click(button);
    expect(await screen.findByText(/couldn’t load any more/)).toBeTruthy();
    answer({ 'GET /api/conversations?cursor=next': { conversations: [more], nextCursor: null, unread: 0 } });
    await user.click(screen.getByRole('button', { name: /^Load more/ }));
    expect(await screen.findByText('House on the hill')).toBeTruthy();
    expect(screen.getByText('Flat by the canal')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull();
  });

  it('offers to load itself again when it failed', async () => {
    open({ calls: { 'GET /api/conversations': { refused: 'internal' } } });
    expect(await screen.findByText(/your conversations/)).toBeTruthy();
  });
});

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
    openThread({ as: viewer, messages: [message(3, { senderId: 'maya' })] });
    expect(await screen.findByText(/your role in the team doesn’t let you reply/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });
});

it('is as high as the documented layout', () => {
  expect(LAYOUT_HEIGHT).toBe(`h-[${LAYOUT_HEIGHT_PX}px]`);
});
