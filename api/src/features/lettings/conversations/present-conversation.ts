import type { Conversation, FoundMessage, Message } from '@letfair/contract/lettings/conversations/conversations';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { excerptAround } from '@letfair/domain/lettings/conversations/message-search';
import { statusForOthers } from '@letfair/domain/listings/status-for-others';
import type { ConversationSummary } from './conversation-list.repository.ts';
import type { FoundMessageRow } from './message-search.repository.ts';
import type { AuthorColumns, MessageRow } from './messages.repository.ts';
import { type ConversationRow, otherSide, type Side, sideState } from './sides.ts';

/** Tenants are not told who of a team wrote. */
function presentAuthor({ author_id, author_name }: AuthorColumns, reader: Side): Pick<Message, 'author'> {
  if (reader === 'tenant' || author_id === null) return {};
  return { author: author_name === null ? null : { id: author_id, name: author_name } };
}

export function presentMessage(conversation: ConversationRow, message: MessageRow, reader: Side): Message {
  const by: Side = message.by_tenant ? 'tenant' : 'lister';
  const receiver = sideState(conversation, otherSide(by));
  return {
    id: message.id,
    conversationId: conversation.id,
    number: message.number,
    senderId: sideState(conversation, by).accountId,
    receiverId: receiver.accountId,
    ...presentAuthor(message, reader),
    content: message.content,
    attachments: [...message.attachments],
    timestamp: message.created_at.toISOString(),
    read: message.number <= receiver.read,
  };
}

type Names = Pick<
  ConversationSummary,
  'tenant_first_name' | 'tenant_last_name' | 'lister_first_name' | 'lister_last_name' | 'company_name'
>;

export const participantName = (shown: Names, side: Side): string =>
  side === 'tenant'
    ? publicName({ firstName: shown.tenant_first_name, lastName: shown.tenant_last_name })
    : publicName({
        firstName: shown.lister_first_name,
        lastName: shown.lister_last_name,
        company: shown.company_name,
      });

export const presentConversation = (shown: ConversationSummary, side: Side): Conversation => ({
  id: shown.id,
  participants: [
    { id: shown.tenant_id, name: participantName(shown, 'tenant'), userType: 'tenant' },
    {
      id: shown.lister_id,
      name: participantName(shown, 'lister'),
      userType: shown.lister_type === 'agent' ? 'agent' : 'landlord',
    },
  ],
  lastMessage: lastMessageOf(shown, side),
  unreadCount: sideState(shown, side).unread,
  propertyId: shown.listing_id,
  propertyTitle: shown.title,
  propertyStatus: statusForOthers(shown.status, { isSuspended: shown.lister_hidden_at !== null }),
  hasViewing: shown.has_viewing,
  blockedBy: blockedBy(shown, side),
  lock: side === 'tenant' ? shown.lister_lock : shown.tenant_lock,
  updatedAt: shown.updated_at.toISOString(),
  // Never told to the tenant.
  ...(side === 'lister' && {
    assignedTo: shown.assigned_to,
    propertyReference: shown.reference,
    propertyStreet: shown.line1,
    forYou: shown.for_you,
  }),
});

function lastMessageOf(shown: ConversationSummary, reader: Side): Message | null {
  const { last_id, last_by_tenant, last_content, last_at } = shown;
  if (last_id === null || last_by_tenant === null || last_content === null || last_at === null) return null;
  const last = {
    id: last_id,
    conversation_id: shown.id,
    number: shown.message_count,
    by_tenant: last_by_tenant,
    sent_by: null,
    author_id: shown.last_author_id,
    author_name: shown.last_author_name,
    content: last_content,
    attachments: shown.last_attachments,
    created_at: last_at,
  };
  return presentMessage(shown, last, reader);
}

export const presentFoundMessage = (row: FoundMessageRow, side: Side, words: readonly string[]): FoundMessage => ({
  id: row.message_id,
  conversationId: row.conversation_id,
  number: row.number,
  isOwn: row.by_tenant === (side === 'tenant'),
  ...presentAuthor(row, side),
  otherName: participantName(row, otherSide(side)),
  propertyTitle: row.title,
  timestamp: row.message_at.toISOString(),
  excerpt: [...excerptAround(row.content, words)],
});

export function blockedBy(conversation: ConversationRow, side: Side): Conversation['blockedBy'] {
  const mine = sideState(conversation, side).blocks;
  const theirs = sideState(conversation, otherSide(side)).blocks;
  if (mine && theirs) return 'both';
  if (mine) return 'you';
  return theirs ? 'them' : null;
}
