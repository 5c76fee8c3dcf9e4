import type { conversationsContract } from '@letfair/contract/conversations';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { blockOtherSide } from './block-other-side.ts';
import { countUnread } from './conversations.repository.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send-message.ts';
import { showConversation } from './show-conversation.ts';
import { partyOf } from './sides.ts';
import { startConversation } from './start-conversation.ts';

export const conversationsRoutes = (db: Db): Handlers<typeof conversationsContract> => ({
  list: listConversations(db),
  unread: async ({ actor }) => ({ ok: true, data: { unread: await countUnread(db, partyOf(actor)) } }),
  start: startConversation(),
  show: showConversation(db),
  messages: listMessages(db),
  send: sendMessage(),
  read: markRead(),
  block: blockOtherSide(),
});
