import type { Conversation } from '@letfair/contract/conversations';

export interface ConversationPages {
  readonly conversations: readonly Conversation[];
  readonly nextCursor: string | null;
}

/** The first page again: what is on it replaces what is known, and whatever was loaded further down stays. */
export function withFirstPage(known: ConversationPages | null, first: ConversationPages): ConversationPages {
  if (!known) return first;
  const further = known.conversations.length > first.conversations.length;
  return {
    conversations: newestFirst([...known.conversations, ...first.conversations]),
    nextCursor: further ? known.nextCursor : first.nextCursor,
  };
}

export const withFurtherPage = (known: ConversationPages, page: ConversationPages): ConversationPages => ({
  // What is known came later, should the page name it again.
  conversations: newestFirst([...page.conversations, ...known.conversations]),
  nextCursor: page.nextCursor,
});

/** Each once, as the last of its kind tells it. */
function newestFirst(conversations: readonly Conversation[]): readonly Conversation[] {
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  return [...byId.values()].sort((one, two) => (one.updatedAt < two.updatedAt ? 1 : -1));
}
