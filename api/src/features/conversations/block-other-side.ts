import type { conversationsContract } from '@letfair/contract/conversations';
import type { Handler } from '../../platform/http/handlers.ts';
import { notify } from '../../platform/live/notify.ts';
import { conversationOf, setBlocked } from './conversations.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { noSuchConversation } from './refusals.ts';
import { shownConversation } from './shown-conversations.repository.ts';
import { partyOf } from './sides.ts';

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
