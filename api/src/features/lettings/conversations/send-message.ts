import type { conversationsContract } from '@letfair/contract/lettings/conversations/conversations';
import { lockSentence } from '@letfair/domain/lettings/conversations/locks';
import { messageLimits, sameTextKey } from '@letfair/domain/lettings/conversations/message-limits';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import type { Tx } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { conflict, limitedRefusal } from '../../../platform/http/refusals.ts';
import { notify } from '../../../platform/live/notify.ts';
import { announce } from '../../../platform/outbound/webhooks.ts';
import { limitRefusal } from '../../../platform/throttle.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { scheduleReplyTimes } from '../reply-times/index.ts';
import { claimAttachments } from './attachments/attachments.repository.ts';
import { findConversationSummary } from './conversation-list.repository.ts';
import {
  findBlock,
  findConversationAbout,
  findReachableLister,
  incrementMessageCount,
  insertConversation,
  lockOwnConversation,
} from './conversations.repository.ts';
import { hasListerWritten, insertMessage } from './messages.repository.ts';
import { blockedBy, participantName, presentConversation, presentMessage } from './present-conversation.ts';
import {
  attachmentGone,
  blockedRefusal,
  conversationNotFound,
  listingUnavailable,
  nothingWritten,
  TOO_MANY_CONVERSATIONS,
  TOO_MANY_MESSAGES,
  TOO_MANY_REPEATS,
} from './refusals.ts';
import { scheduleUnreadMail } from './send-unread-mail.ts';
import { otherSide, type Party, sideState, toParty } from './sides.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const limitsOf = async (tx: Tx, accountId: string) => {
  const account = await findAccountById(tx, accountId);
  return messageLimits(account?.created_at ?? new Date(), new Date());
};

/**
 * Counted in the sending transaction, so that a refused message does not count, and before any conversation lock, so
 * that two parallel sends do not deadlock.
 */
async function messageRefusal(tx: Tx, accountId: string, content: string) {
  const { messagesAnHour, sameTextADay } = await limitsOf(tx, accountId);
  const perHour = { bucket: 'message', hits: messagesAnHour, seconds: HOUR };
  const refusal = await limitRefusal(tx, perHour, accountId, TOO_MANY_MESSAGES);
  const text = sameTextKey(content);
  if (refusal || text === null) return refusal;
  const sameText = { bucket: 'same-message', hits: sameTextADay, seconds: DAY };
  return limitRefusal(tx, sameText, `${accountId} ${text}`, TOO_MANY_REPEATS);
}

async function conversationRefusal(tx: Tx, accountId: string) {
  const { conversationsADay } = await limitsOf(tx, accountId);
  const perDay = { bucket: 'conversation', hits: conversationsADay, seconds: DAY };
  return limitRefusal(tx, perDay, accountId, TOO_MANY_CONVERSATIONS);
}

interface NewMessage {
  readonly content: string;
  /** Ids of uploads. */
  readonly attachments?: readonly string[] | undefined;
}

/** Nobody writes to an account that is closed, suspended or hidden. */
async function lockRefusal(tx: Tx, party: Party, conversationId: string) {
  const shown = await findConversationSummary(tx, party, conversationId);
  const lock = shown && (party.side === 'tenant' ? shown.lister_lock : shown.tenant_lock);
  return lock ? conflict(lockSentence(lock, participantName(shown, otherSide(party.side)))) : null;
}

/** The conversation lock keeps message numbers unique and without gaps. */
async function appendMessage(tx: Tx, party: Party, conversationId: string, { content, attachments = [] }: NewMessage) {
  const before = await lockOwnConversation(tx, party, conversationId);
  if (!before) return conversationNotFound;
  const block = blockedBy(before, party.side);
  if (block) return blockedRefusal(block);
  const receiver = sideState(before, otherSide(party.side));
  const locked = await lockRefusal(tx, party, conversationId);
  if (locked) return locked;

  const conversation = await incrementMessageCount(tx, conversationId, party.side);
  const inserted = await insertMessage(tx, conversation, party, content);
  const claim = { accountId: party.id, conversationId, messageId: inserted.id, ids: attachments };
  const claimed = await claimAttachments(tx, claim);
  if (!claimed) return attachmentGone;
  const message = { ...inserted, attachments: claimed };
  const { message_count, lister_id, listing_id } = conversation;
  const isCounted =
    party.side === 'tenant' ? message_count === 1 : !(await hasListerWritten(tx, conversationId, message_count));
  if (party.side === 'tenant' && message_count === 1)
    await announce(tx, { event: 'enquiry', accountId: lister_id, listingId: listing_id, about: { conversationId } });
  if (isCounted) await scheduleReplyTimes(tx, lister_id);
  if (!receiver.mailed) await scheduleUnreadMail(tx, conversationId, otherSide(party.side));
  // The sender's other open pages update too.
  await notify(tx, { type: 'message', id: conversationId, to: [party.id, receiver.accountId] });
  return { ok: true, conversation, message } as const;
}

export const sendMessage =
  (): Handler<typeof conversationsContract.send> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const { content, attachments = [] } = body;
      if (content === '' && attachments.length === 0) return nothingWritten;
      const refusal = await messageRefusal(tx, actor.id, content);
      if (refusal) return refusal;
      const party = toParty(actor);
      const sent = await appendMessage(tx, party, params.id, body);
      return sent.ok ? { ok: true, data: presentMessage(sent.conversation, sent.message, party.side) } : sent;
    });

/** Only the first message needs a live listing. */
export const startConversation =
  (): Handler<typeof conversationsContract.start> =>
  ({ actor, body: { propertyId, content }, write }) =>
    write(async (tx) => {
      const party = toParty(actor);
      const refusal = await messageRefusal(tx, actor.id, content);
      if (refusal) return refusal;
      const known = await findConversationAbout(tx, propertyId, actor.id);
      const begun = known ? ({ ok: true, id: known.id } as const) : await createConversation(tx, propertyId, actor.id);
      if (!begun.ok) return begun;
      return sendAndShow(tx, party, begun.id, content);
    });

async function sendAndShow(tx: Tx, party: Party, id: string, content: string) {
  const sent = await appendMessage(tx, party, id, { content });
  if (!sent.ok) return sent;
  const shown = await findConversationSummary(tx, party, id);
  return shown ? ({ ok: true, data: presentConversation(shown, party.side) } as const) : conversationNotFound;
}

interface Pair {
  readonly listing_id: string;
  readonly tenant_id: string;
  readonly lister_id: string;
}

/**
 * Writes to somebody with whom there is business about a listing, such as an application: the listing need not be
 * live, and a lister can write first.
 */
export async function writeToOtherSide(tx: Tx, actor: Actor, pair: Pair, content: string) {
  const party = toParty(actor);
  const refusal = await messageRefusal(tx, party.id, content);
  if (refusal) return refusal;
  const { listing_id, tenant_id, lister_id } = pair;
  const known = await findConversationAbout(tx, listing_id, tenant_id);
  if (actor.isLimited && !limitedAccountMay.write(known !== undefined)) return limitedRefusal;
  const begun = known
    ? ({ ok: true, id: known.id } as const)
    : await openConversation(tx, { listing_id, tenant_id, lister_id }, party);
  return begun.ok ? sendAndShow(tx, party, begun.id, content) : begun;
}

async function createConversation(tx: Tx, listing_id: string, tenant_id: string) {
  const lister = await findReachableLister(tx, listing_id);
  if (!lister || lister.id === tenant_id) return listingUnavailable;
  return openConversation(
    tx,
    { listing_id, tenant_id, lister_id: lister.id },
    { id: tenant_id, side: 'tenant', person: tenant_id },
  );
}

async function openConversation(tx: Tx, pair: Pair, by: Party) {
  const elsewhere = await findBlock(tx, pair);
  const block = elsewhere && blockedBy(elsewhere, by.side);
  if (block) return blockedRefusal(block);
  const refusal = await conversationRefusal(tx, by.id);
  if (refusal) return refusal;
  const id =
    (await insertConversation(tx, pair)) ?? (await findConversationAbout(tx, pair.listing_id, pair.tenant_id))?.id;
  return id === undefined ? listingUnavailable : ({ ok: true, id } as const);
}
