import { type conversationsContract, MESSAGES_PER_PAGE } from '@letfair/contract/conversations';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { noSuchPage, pageOf } from '../../platform/keyset-page.ts';
import { conversationOf } from './conversations.repository.ts';
import { messagesOf } from './messages.repository.ts';
import { presentMessage } from './present-conversation.ts';
import { noSuchConversation } from './refusals.ts';
import { partyOf } from './sides.ts';

/** A page is read from top to bottom; the next one lies further back. */
export const listMessages =
  (db: Db): Handler<typeof conversationsContract.messages> =>
  async ({ actor, params, query: { cursor } }) => {
    if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) return noSuchPage;
    const conversation = await conversationOf(db, partyOf(actor), params.id);
    if (!conversation) return noSuchConversation;
    const before = cursor === undefined ? null : Number(cursor);
    const found = await messagesOf(db, conversation.id, { before, limit: MESSAGES_PER_PAGE + 1 });
    const { rows, nextCursor } = pageOf(found, MESSAGES_PER_PAGE, (oldest) => String(oldest.number));
    return { ok: true, data: { messages: rows.map((row) => presentMessage(conversation, row)).reverse(), nextCursor } };
  };
