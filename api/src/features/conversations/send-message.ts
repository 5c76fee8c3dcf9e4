import type { conversationsContract } from '@letfair/contract/conversations';
import { messageLimits, sameTextKey } from '@letfair/domain/conversations/message-limits';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { notify } from '../../platform/live/notify.ts';
import { countHit } from '../../platform/throttle.ts';
import { accountById } from '../accounts/index.ts';
import { shownConversation } from './conversation-list.repository.ts';
import {
  blockBetween,
  conversationAbout,
  countMessage,
  insertConversation,
  lockConversationOf,
  reachableLister,
} from './conversations.repository.ts';
import { insertMessage } from './messages.repository.ts';
import { blockedBy, presentConversation, presentMessage } from './present-conversation.ts';
import {
  blocked,
  noSuchConversation,
  noSuchHome,
  otherSideIsGone,
  tooManyConversations,
  tooManyMessages,
  tooOftenTheSame,
} from './refusals.ts';
import { tellUnreadLater } from './send-unread-mail.ts';
import { otherSide, type Party, partyOf, seatOf } from './sides.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const limitsOf = async (tx: Tx, accountId: string) => {
  const account = await accountById(tx, accountId);
  return messageLimits(account?.created_at ?? new Date(), new Date());
};

/**
 * Counted in the sending transaction, so that a refused message does not count, and before any conversation lock, so
 * that two parallel sends do not deadlock.
 */
async function messageRefusal(tx: Tx, accountId: string, content: string) {
  const { messagesAnHour, sameTextADay } = await limitsOf(tx, accountId);
  const wait = await countHit(tx, { bucket: 'message', hits: messagesAnHour, seconds: HOUR }, accountId);
  if (wait) return tooManyMessages(wait);
  const text = sameTextKey(content);
  if (text === null) return null;
  const waitForText = await countHit(
    tx,
    { bucket: 'same-message', hits: sameTextADay, seconds: DAY },
    `${accountId} ${text}`,
  );
  return waitForText ? tooOftenTheSame(waitForText) : null;
}

async function conversationRefusal(tx: Tx, accountId: string) {
  const { conversationsADay } = await limitsOf(tx, accountId);
  const wait = await countHit(tx, { bucket: 'conversation', hits: conversationsADay, seconds: DAY }, accountId);
  return wait ? tooManyConversations(wait) : null;
}

/** The conversation lock keeps message numbers unique and without gaps. */
async function appendMessage(tx: Tx, party: Party, conversationId: string, content: string) {
  const before = await lockConversationOf(tx, party, conversationId);
  if (!before) return noSuchConversation;
  const block = blockedBy(before, party.side);
  if (block) return blocked(block);
  const receiver = seatOf(before, otherSide(party.side));
  const account = await accountById(tx, receiver.accountId);
  if (!account || account.hidden_at) return otherSideIsGone;

  const conversation = await countMessage(tx, conversationId, party.side);
  const message = await insertMessage(tx, conversation, party.side, content);
  if (!receiver.mailed) await tellUnreadLater(tx, conversationId, otherSide(party.side));
  // The sender's other open pages update too.
  await notify(tx, { type: 'message', id: conversationId, to: [party.id, receiver.accountId] });
  return { ok: true, conversation, message } as const;
}

export const sendMessage =
  (): Handler<typeof conversationsContract.send> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const refusal = await messageRefusal(tx, actor.id, content);
      if (refusal) return refusal;
      const sent = await appendMessage(tx, partyOf(actor), params.id, content);
      return sent.ok ? { ok: true, data: presentMessage(sent.conversation, sent.message) } : sent;
    });

/** Only the first message needs a live listing. */
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
