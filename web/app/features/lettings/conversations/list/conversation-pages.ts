import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';

export interface ConversationPages {
  readonly conversations: readonly Conversation[];
  readonly nextCursor: string | null;
}

/** A reloaded first page replaces the one before, with what no longer matches, and keeps the pages below it. */
export function withFirstPage(known: ConversationPages | null, first: ConversationPages): ConversationPages {
  const last = first.conversations.at(-1);
  if (!known || !last || first.nextCursor === null) return first;
  const below = known.conversations.filter(({ updatedAt }) => updatedAt < last.updatedAt);
  return {
    conversations: newestFirst([...below, ...first.conversations]),
    nextCursor: below.length > 0 ? known.nextCursor : first.nextCursor,
  };
}

export const withFurtherPage = (known: ConversationPages, page: ConversationPages): ConversationPages => ({
  // The known version is newer than the one on this page.
  conversations: newestFirst([...page.conversations, ...known.conversations]),
  nextCursor: page.nextCursor,
});

/** Later duplicates win. */
function newestFirst(conversations: readonly Conversation[]): readonly Conversation[] {
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  return [...byId.values()].sort((one, two) => (one.updatedAt < two.updatedAt ? 1 : -1));
}
