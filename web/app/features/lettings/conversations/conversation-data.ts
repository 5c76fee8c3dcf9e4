import type {
  Conversation,
  ConversationCounts,
  FoundMessage,
} from '@letfair/contract/lettings/conversations/conversations';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { filtersIn } from '../../../ui/lists/filters.ts';
import { setUnread } from '../../accounts/live/index.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { type ConversationFilters, conversationFilters, queryOf } from './list/conversation-filters.ts';
import type { ConversationPages } from './list/conversation-pages.ts';
import type { MessagePage } from './thread/thread.ts';

/** A page of the conversations that match. */
export interface FoundPage extends ConversationPages {
  readonly asked: ConversationFilters;
  /** For landlords and agents, with the first page. */
  readonly counts: ConversationCounts | null;
}

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

function loadList({ searchParams }: URL, signal: AbortSignal, cursor?: string): Promise<LoadResult<FoundPage>> {
  const asked = filtersIn(searchParams, conversationFilters);
  const query = { ...queryOf(asked), ...(cursor && { cursor }) };
  return toLoadResult(
    api.conversations.list({ query }, { signal }).then((answer) => {
      if (!answer.success) return answer;
      setUnread({ messages: answer.data.unread, forYou: answer.data.forYou });
      return { success: true, data: { ...answer.data, asked } };
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

/** The conversations of tenants and listers. Fetchers ask for another list, further pages of one, or a thread. */
export const loadMessages = accountLoader(
  ({ user, url, signal }) => (user.userType === 'admin' ? null : { conversations: loadList(url, signal) }),
  ({ url, cursor, signal }) => loadList(url, signal, cursor),
  {
    list: ({ url, signal }) => loadList(url, signal),
    found: ({ id: search, signal }) => loadFoundMessages(search, signal),
    thread: ({ id, url, signal }) => loadThread(id, url.searchParams.get('upTo'), signal),
  },
);

/** Where a fetcher asks for them. */
export const messagesUrl = (params: Readonly<Record<string, string>>) => `/messages?${new URLSearchParams(params)}`;

export const listUrl = (asked: ConversationFilters, cursor?: string): string =>
  messagesUrl({ list: '', ...asked, ...(cursor && { cursor }) });
