import type { conversationsContract } from '@letfair/contract/conversations';
import type { Handler } from '../../platform/http/handlers.ts';
import { appendMessage } from './append-message.ts';
import { presentMessage } from './present-conversation.ts';
import { partyOf } from './sides.ts';
import { messageRefusal } from './write-limits.ts';

export const sendMessage =
  (): Handler<typeof conversationsContract.send> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const refusal = await messageRefusal(tx, actor.id, content);
      if (refusal) return refusal;
      const sent = await appendMessage(tx, partyOf(actor), params.id, content);
      return sent.ok ? { ok: true, data: presentMessage(sent.conversation, sent.message) } : sent;
    });
