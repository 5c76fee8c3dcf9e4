import { messageLimits, sameTextKey } from '@letfair/domain/messages/message-limits';
import type { Tx } from '../../platform/db.ts';
import { hit } from '../../platform/throttle.ts';
import { accountById } from '../accounts/index.ts';
import { tooManyConversations, tooManyMessages, tooOftenTheSame } from './refusals.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const limitsOf = async (tx: Tx, accountId: string) => {
  const account = await accountById(tx, accountId);
  return messageLimits(account?.created_at ?? new Date(), new Date());
};

/**
 * Counts a message in the transaction that sends it, so that one that was refused costs nothing. It comes before the
 * lock of any conversation: somebody who sends in two of them at once waits here, and never crosswise.
 */
export async function messageRefusal(tx: Tx, accountId: string, content: string) {
  const { messagesAnHour, sameTextADay } = await limitsOf(tx, accountId);
  const wait = await hit(tx, { bucket: 'message', hits: messagesAnHour, seconds: HOUR }, accountId);
  if (wait) return tooManyMessages(wait);
  const text = sameTextKey(content);
  if (text === null) return null;
  const waitForText = await hit(
    tx,
    { bucket: 'same-message', hits: sameTextADay, seconds: DAY },
    `${accountId} ${text}`,
  );
  return waitForText ? tooOftenTheSame(waitForText) : null;
}

export async function conversationRefusal(tx: Tx, accountId: string) {
  const { conversationsADay } = await limitsOf(tx, accountId);
  const wait = await hit(tx, { bucket: 'conversation', hits: conversationsADay, seconds: DAY }, accountId);
  return wait ? tooManyConversations(wait) : null;
}
