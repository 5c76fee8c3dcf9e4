import type { conversationsContract } from '@letfair/contract/conversations';
import type { Handler } from '../../platform/http/handlers.ts';
import { notify } from '../../platform/live/notify.ts';
import { shownConversation } from './conversation-list.repository.ts';
import { conversationOf, countUnread, lockConversationOf, setBlocked, setRead } from './conversations.repository.ts';
import { countAfter } from './messages.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { noSuchConversation } from './refusals.ts';
import { partyOf, seatOf } from './sides.ts';

/** Never moves backwards: another device may be behind. */
export const markRead =
  (): Handler<typeof conversationsContract.read> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const party = partyOf(actor);
      const conversation = await lockConversationOf(tx, party, params.id);
      if (!conversation) return noSuchConversation;
      const read = Math.min(body.number, conversation.message_count);
      const seat = seatOf(conversation, party.side);
      if (read > seat.read) {
        const unread = await countAfter(tx, conversation.id, party.side, read);
        await setRead(tx, conversation.id, party.side, { read, unread });
        const to = [conversation.tenant_id, conversation.lister_id];
        if (unread !== seat.unread) await notify(tx, { type: 'read', id: conversation.id, to });
      }
      return { ok: true, data: { unread: await countUnread(tx, party) } };
    });

export const blockOtherSide =
  (): Handler<typeof conversationsContract.block> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const party = partyOf(actor);
      const conversation = await conversationOf(tx, party, params.id);
      if (!conversation) return noSuchConversation;
      await setBlocked(tx, conversation, party.side, body.blocked);
      const to = [conversation.tenant_id, conversation.lister_id];
      await notify(tx, { type: 'message', id: conversation.id, to });
      const shown = await shownConversation(tx, party, conversation.id);
      return shown ? { ok: true, data: presentConversation(shown, party.side) } : noSuchConversation;
    });
