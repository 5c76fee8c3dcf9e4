import type { conversationsContract } from '@letfair/contract/conversations';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { appendMessage } from './append-message.ts';
import { blockBetween, conversationAbout, insertConversation, reachableLister } from './conversations.repository.ts';
import { blockedBy, presentConversation } from './present-conversation.ts';
import { blocked, noSuchConversation, noSuchHome } from './refusals.ts';
import { shownConversation } from './shown-conversations.repository.ts';
import { partyOf } from './sides.ts';
import { conversationRefusal, messageRefusal } from './write-limits.ts';

/** What was begun while the home was live goes on when it no longer is; only beginning needs a live home. */
export const startConversation =
  (): Handler<typeof conversationsContract.start> =>
  ({ actor, body: { propertyId, content }, write }) =>
    write(async (tx) => {
      const party = partyOf(actor);
      const refusal = await messageRefusal(tx, actor.id, content);
      if (refusal) return refusal;
      const known = await conversationAbout(tx, propertyId, actor.id);
      const begun = known ? ({ ok: true, id: known.id } as const) : await begin(tx, propertyId, actor.id);
      if (!begun.ok) return begun;
      const sent = await appendMessage(tx, party, begun.id, content);
      if (!sent.ok) return sent;
      const shown = await shownConversation(tx, party, begun.id);
      return shown ? { ok: true, data: presentConversation(shown, party.side) } : noSuchConversation;
    });

async function begin(tx: Tx, listing_id: string, tenant_id: string) {
  const lister = await reachableLister(tx, listing_id);
  if (!lister || lister.id === tenant_id) return noSuchHome;
  const pair = { tenant_id, lister_id: lister.id };
  const elsewhere = await blockBetween(tx, pair);
  const block = elsewhere && blockedBy(elsewhere, 'tenant');
  if (block) return blocked(block);
  const refusal = await conversationRefusal(tx, tenant_id);
  if (refusal) return refusal;
  const id =
    (await insertConversation(tx, { listing_id, ...pair })) ?? (await conversationAbout(tx, listing_id, tenant_id))?.id;
  return id === undefined ? noSuchHome : ({ ok: true, id } as const);
}
