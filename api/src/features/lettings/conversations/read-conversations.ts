import {
  CONVERSATIONS_PER_PAGE,
  type conversationsContract,
  FOUND_MESSAGES_PER_PAGE,
  MOST_CONVERSATION_HOMES,
} from '@letfair/contract/lettings/conversations/conversations';
import { id, instant } from '@letfair/contract/wire/text';
import { MESSAGES_PER_PAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { searchWords } from '@letfair/domain/lettings/conversations/message-search';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { countByFilter, listConversationHomes } from './conversation-filters.repository.ts';
import { findConversationSummary, listConversationSummaries } from './conversation-list.repository.ts';
import { countUnread, findOwnConversation } from './conversations.repository.ts';
import { findMessagesWithWords } from './message-search.repository.ts';
import { findMessages } from './messages.repository.ts';
import { countNoticed } from './notices.repository.ts';
import { presentConversation, presentFoundMessage, presentMessage } from './present-conversation.ts';
import { conversationNotFound } from './refusals.ts';
import { toParty } from './sides.ts';

const cursorAt = (at: Date, last: string): string => `${at.toISOString()} ${last}`;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return { ok: true, before: null } as const;
  const [at = '', last = ''] = cursor.split(' ');
  const isOurs = instant.safeParse(at).success && id.safeParse(last).success;
  return isOurs ? ({ ok: true, before: { at, id: last } } as const) : noSuchPage;
}

export const listConversations =
  (db: Db): Handler<typeof conversationsContract.list> =>
  async ({ actor, query }) => {
    const party = toParty(actor);
    const from = readCursor(query.cursor);
    if (!from.ok) return from;
    const listingId = query.propertyId ?? null;
    const isFirst = from.before === null;
    const page = {
      search: query.search?.trim() ?? '',
      filters: { assigned: query.assigned ?? null, isWaiting: query.waiting === 'true', listingId },
      before: from.before,
      limit: CONVERSATIONS_PER_PAGE + 1,
    };
    const [found, unread, forYou, counts] = await Promise.all([
      listConversationSummaries(db, party, page),
      countUnread(db, party),
      countNoticed(db, party),
      party.side === 'lister' && isFirst ? countByFilter(db, party, listingId) : null,
    ]);
    const { rows, nextCursor } = pageOf(found, CONVERSATIONS_PER_PAGE, (last) => cursorAt(last.updated_at, last.id));
    return {
      ok: true,
      data: {
        conversations: rows.map((row) => presentConversation(row, party.side)),
        unread,
        forYou,
        counts,
        nextCursor,
      },
    };
  };

export const showConversation =
  (db: Db): Handler<typeof conversationsContract.show> =>
  async ({ actor, params }) => {
    const party = toParty(actor);
    const shown = await findConversationSummary(db, party, params.id);
    return shown ? { ok: true, data: presentConversation(shown, party.side) } : conversationNotFound;
  };

export const showConversationHomes =
  (db: Db): Handler<typeof conversationsContract.homes> =>
  async ({ actor }) => ({
    ok: true,
    data: { homes: await listConversationHomes(db, actor.id, MOST_CONVERSATION_HOMES) },
  });

/** Messages within a page are oldest first; later pages hold older messages. */
export const listMessages =
  (db: Db): Handler<typeof conversationsContract.messages> =>
  async ({ actor, params, query: { cursor, upTo } }) => {
    if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) return noSuchPage;
    const party = toParty(actor);
    const conversation = await findOwnConversation(db, party, params.id);
    if (!conversation) return conversationNotFound;
    const first = upTo === undefined ? null : Number(upTo) + 1;
    const before = cursor === undefined ? first : Number(cursor);
    const found = await findMessages(db, conversation.id, { before, limit: MESSAGES_PER_PAGE + 1 });
    const { rows, nextCursor } = pageOf(found, MESSAGES_PER_PAGE, (oldest) => String(oldest.number));
    const messages = rows.map((row) => presentMessage(conversation, row, party.side)).reverse();
    return { ok: true, data: { messages, nextCursor } };
  };

export const searchMessages =
  (db: Db): Handler<typeof conversationsContract.search> =>
  async ({ actor, query }) => {
    const party = toParty(actor);
    const from = readCursor(query.cursor);
    if (!from.ok) return from;
    const words = searchWords(query.search);
    const page = { words, before: from.before, limit: FOUND_MESSAGES_PER_PAGE + 1 };
    const found = await findMessagesWithWords(db, party, page);
    const { rows, nextCursor } = pageOf(found, FOUND_MESSAGES_PER_PAGE, (last) =>
      cursorAt(last.message_at, last.message_id),
    );
    return {
      ok: true,
      data: { messages: rows.map((row) => presentFoundMessage(row, party.side, words)), nextCursor },
    };
  };
