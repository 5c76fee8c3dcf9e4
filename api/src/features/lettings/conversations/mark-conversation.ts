import type { conversationsContract } from '@letfair/contract/lettings/conversations/conversations';
import type { Handler } from '../../../platform/http/handlers.ts';
import { notify } from '../../../platform/live/notify.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import { findConversationSummary } from './conversation-list.repository.ts';
import {
  countUnread,
  findOwnConversation,
  lockOwnConversation,
  recordSeen,
  setBlocked,
  setReadPosition,
} from './conversations.repository.ts';
import { countUnreadAfter } from './messages.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { conversationNotFound } from './refusals.ts';
import { sideState, toParty } from './sides.ts';

/** Never moves backwards: another device may be behind. */
export const markRead =
  (): Handler<typeof conversationsContract.read> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const party = toParty(actor);
      const conversation = await lockOwnConversation(tx, party, params.id);
      if (!conversation) return conversationNotFound;
      const read = Math.min(body.number, conversation.message_count);
      const state = sideState(conversation, party.side);
      if (read > state.read) {
        const unread = await countUnreadAfter(tx, conversation.id, party.side, read);
        await setReadPosition(tx, conversation.id, party.side, { read, unread });
        const to = [conversation.tenant_id, conversation.lister_id];
        if (unread !== state.unread) await notify(tx, { type: 'read', id: conversation.id, to });
      }
      if (party.side === 'lister') await recordSeen(tx, conversation.id, party.person, read);
      return { ok: true, data: { unread: await countUnread(tx, party) } };
    });

export const blockOtherSide =
  (): Handler<typeof conversationsContract.block> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const party = toParty(actor);
      const conversation = await findOwnConversation(tx, party, params.id);
      if (!conversation) return conversationNotFound;
      await setBlocked(tx, conversation, party.side, body.blocked);
      await scheduleReplyTimes(tx, conversation.lister_id);
      const to = [conversation.tenant_id, conversation.lister_id];
      await notify(tx, { type: 'message', id: conversation.id, to });
      const shown = await findConversationSummary(tx, party, conversation.id);
      return shown ? { ok: true, data: presentConversation(shown, party.side) } : conversationNotFound;
    });
