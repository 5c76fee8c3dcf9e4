import type { Conversation, FoundMessage } from '@letfair/contract/lettings/conversations/conversations';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { setUnread } from '../../accounts/live/index.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import type { ConversationPages } from './list/conversation-pages.ts';
import type { MessagePage } from './thread/thread.ts';

/** A page of the conversations that match. */
export interface FoundPage extends ConversationPages {
  readonly search: string;
  readonly assigned: Assigned;
}

/** In a team: all conversations, those that this person looks after, or those of nobody. */
export const assignedLabels = { '': 'All conversations', me: 'Mine', nobody: 'Unassigned' } as const;
export type Assigned = keyof typeof assignedLabels;
const assignedIn = (url: URL): Assigned => {
  const given = url.searchParams.get('assigned') ?? '';
  return Object.hasOwn(assignedLabels, given) ? (given as Assigned) : '';
};

/** A page of the messages that contain what was searched for. */
export interface FoundMessages {
  readonly search: string;
  readonly messages: readonly FoundMessage[];
  readonly nextCursor: string | null;
}

/** A conversation and its newest messages. */
export interface NewestMessages extends MessagePage {
  readonly conversation: Conversation;
}

/** `isMissing` covers other people's conversations too. */
export type ThreadAnswer = LoadResult<NewestMessages> | { readonly success: false; readonly isMissing: boolean };

interface ListQuery {
  readonly search?: string;
  readonly cursor?: string;
  readonly assigned?: Assigned;
}

function loadList(asked: ListQuery, signal: AbortSignal): Promise<LoadResult<FoundPage>> {
  const { search = '', cursor, assigned = '' } = asked;
  const query = { ...(search && { search }), ...(cursor && { cursor }), ...(assigned && { assigned }) };
  return toLoadResult(
    api.conversations.list({ query }, { signal }).then((answer) => {
      if (!answer.success) return answer;
      setUnread({ messages: answer.data.unread, forYou: answer.data.forYou });
      return { success: true, data: { ...answer.data, search, assigned } };
    }),
  );
}

const loadFoundMessages = (search: string, signal: AbortSignal): Promise<LoadResult<FoundMessages>> =>
  toLoadResult(
    api.conversations
      .search({ query: { search } }, { signal })
      .then((answer) => (answer.success ? { success: true, data: { ...answer.data, search } } : answer)),
  );

const missingCodes: readonly string[] = ['not_found', 'invalid', 'malformed'];

/** Up to this message, with those before it; the newest without it. */
async function loadThread(id: string, upTo: string | null, signal: AbortSignal): Promise<ThreadAnswer> {
  const params = { id };
  const answers = await Promise.all([
    api.conversations.show({ params }, { signal }),
    api.conversations.messages({ params, query: upTo ? { upTo } : {} }, { signal }),
  ]).catch(() => null);
  const [shown, page] = answers ?? [];
  if (shown?.success && page?.success) return { success: true, data: { ...page.data, conversation: shown.data } };
  return { success: false, isMissing: shown?.success === false && missingCodes.includes(shown.error?.code) };
}

/** The conversations of tenants and listers. Fetchers ask for further pages, a search or one thread. */
export const loadMessages = accountLoader(
  ({ user, signal }) => (user.userType === 'admin' ? null : { conversations: loadList({}, signal) }),
  ({ url, cursor, signal }) =>
    loadList({ search: url.searchParams.get('search') ?? '', cursor, assigned: assignedIn(url) }, signal),
  {
    search: ({ id: search, url, signal }) => loadList({ search, assigned: assignedIn(url) }, signal),
    found: ({ id: search, signal }) => loadFoundMessages(search, signal),
    thread: ({ id, url, signal }) => loadThread(id, url.searchParams.get('upTo'), signal),
  },
);

/** Where a fetcher asks for them. */
export const messagesUrl = (params: Readonly<Record<string, string>>) => `/messages?${new URLSearchParams(params)}`;
