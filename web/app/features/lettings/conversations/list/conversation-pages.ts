import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';

export interface ConversationPages {
  readonly conversations: readonly Conversation[];
  readonly nextCursor: string | null;
}

/** A reloaded first page updates the known conversations and keeps the pages below it. */
export function withFirstPage(known: ConversationPages | null, first: ConversationPages): ConversationPages {
  if (!known) return first;
  const further = known.conversations.length > first.conversations.length;
  return {
    conversations: newestFirst([...known.conversations, ...first.conversations]),
    nextCursor: further ? known.nextCursor : first.nextCursor,
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
