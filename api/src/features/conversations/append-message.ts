import type { Tx } from '../../platform/db.ts';
import { notify } from '../../platform/live/notify.ts';
import { accountById } from '../accounts/index.ts';
import { countMessage, lockConversationOf } from './conversations.repository.ts';
import { insertMessage } from './messages.repository.ts';
import { blockedBy } from './present-conversation.ts';
import { blocked, noSuchConversation, otherSideIsGone } from './refusals.ts';
import { otherSide, type Party, seatOf } from './sides.ts';
import { tellUnreadLater } from './tell-unread.ts';

/** One message, under the lock of its conversation: numbers come in order, and each exactly once. */
export async function appendMessage(tx: Tx, party: Party, conversationId: string, content: string) {
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
  // Its own other pages show it as well.
  await notify(tx, { type: 'message', id: conversationId, to: [party.id, receiver.accountId] });
  return { ok: true, conversation, message } as const;
}
