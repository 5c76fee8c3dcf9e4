import type { Conversation } from '@letfair/contract/conversations';
import { type Settled, settle } from '../../lib/page-data.ts';
import { setUnread } from '../live/index.ts';
import { accountLoader, api } from '../session/index.ts';
import type { ConversationPages } from './conversation-pages.ts';
import type { MessagePage } from './thread.ts';

/** A page of the conversations that match. */
export interface FoundPage extends ConversationPages {
  readonly search: string;
}

/** A conversation and its newest messages. */
export interface NewestMessages extends MessagePage {
  readonly conversation: Conversation;
}

/** `isMissing` covers other people's conversations too. */
export type ThreadAnswer = Settled<NewestMessages> | { readonly success: false; readonly isMissing: boolean };

const loadList = (search: string, cursor: string, signal: AbortSignal): Promise<Settled<FoundPage>> =>
  settle(
    api.conversations
      .list({ query: { ...(search && { search }), ...(cursor && { cursor }) } }, { signal })
      .then((answer) => {
        if (!answer.success) return answer;
        setUnread(answer.data.unread);
        return { success: true, data: { ...answer.data, search } };
      }),
  );

const missingCodes: readonly string[] = ['not_found', 'invalid', 'malformed'];

async function loadThread(id: string, signal: AbortSignal): Promise<ThreadAnswer> {
  const params = { id };
  const answers = await Promise.all([
    api.conversations.show({ params }, { signal }),
    api.conversations.messages({ params, query: {} }, { signal }),
  ]).catch(() => null);
  const [shown, page] = answers ?? [];
  if (shown?.success && page?.success) return { success: true, data: { ...page.data, conversation: shown.data } };
  return { success: false, isMissing: shown?.success === false && missingCodes.includes(shown.error?.code) };
}

/** The conversations of tenants and listers. Fetchers ask for further pages, a search or one thread. */
export const loadMessages = accountLoader(
  ({ user, signal }) => (user.userType === 'admin' ? null : { conversations: loadList('', '', signal) }),
  ({ url, cursor, signal }) => loadList(url.searchParams.get('search') ?? '', cursor, signal),
  {
    search: ({ id: search, signal }) => loadList(search, '', signal),
    thread: ({ id, signal }) => loadThread(id, signal),
  },
);

/** Where a fetcher asks for them. */
export const messagesUrl = (params: Readonly<Record<string, string>>) => `/messages?${new URLSearchParams(params)}`;
