import type { conversationsContract } from '@letfair/contract/conversations';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentConversation } from './present-conversation.ts';
import { noSuchConversation } from './refusals.ts';
import { shownConversation } from './shown-conversations.repository.ts';
import { partyOf } from './sides.ts';

export const showConversation =
  (db: Db): Handler<typeof conversationsContract.show> =>
  async ({ actor, params }) => {
    const party = partyOf(actor);
    const shown = await shownConversation(db, party, params.id);
    return shown ? { ok: true, data: presentConversation(shown, party.side) } : noSuchConversation;
  };
