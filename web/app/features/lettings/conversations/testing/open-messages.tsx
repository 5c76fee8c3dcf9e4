import type { Conversation, Message } from '@letfair/contract/lettings/conversations/conversations';
import { useLoaderData } from 'react-router';
import { renderPage, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../../accounts/session/index.ts';
import { loadMessages } from '../conversation-data.ts';
import { MessagesPage } from '../messages-page.tsx';

const at = '2026-11-15T10:00:00.000Z';
export const maya = {
  id: 'maya',
  firstName: 'Maya',
  lastName: 'Shah',
  email: 'maya@tenant.example',
  userType: 'tenant',
};
export const ines = {
  id: 'ines',
  firstName: 'Ines',
  lastName: 'Bell',
  email: 'ines@landlord.example',
  userType: 'landlord',
};

export const message = (number: number, changes: Partial<Message> = {}): Message => ({
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
export const conversation = (changes: Partial<Conversation> = {}) => ({
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

export interface Opened {
  readonly as?: object;
  readonly search?: string;
  readonly list?: readonly object[];
  readonly shown?: Partial<Conversation>;
  readonly messages?: readonly Message[];
  readonly calls?: Readonly<Record<string, unknown>>;
}

let session = 0;
export function openMessages({
  as = maya,
  search = '',
  list,
  shown = {},
  messages = [message(3)],
  calls = {},
}: Opened = {}) {
  // Every session has an outbox of its own.
  storeSession(as as SessionUser, `opaque-${session++}`);
  const answers = {
    'GET /api/conversations': { conversations: list ?? [conversation(shown)], nextCursor: null, unread: 0 },
    'GET /api/conversations/c1': conversation(shown),
    'GET /api/conversations/c1/messages': { messages, nextCursor: null },
    'GET /api/conversations/homes': { homes: [] },
    'GET /api/conversations/search': { messages: [], nextCursor: null },
    'GET /api/viewings': { viewings: [], nextCursor: null },
    'GET /api/team': { members: [] },
    'GET /api/conversations/c1/team': { assignedTo: null, notes: [], members: [], forYou: [] },
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
