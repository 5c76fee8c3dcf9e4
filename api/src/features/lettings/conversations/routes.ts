import type { conversationsContract } from '@letfair/contract/lettings/conversations/conversations';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { type AttachmentDeps, removeAttachment, uploadAttachment } from './attachments/upload-attachment.ts';
import { countUnread } from './conversations.repository.ts';
import { blockOtherSide, markRead } from './mark-conversation.ts';
import { countNoticed } from './notices.repository.ts';
import {
  listConversations,
  listMessages,
  searchMessages,
  showConversation,
  showConversationHomes,
} from './read-conversations.ts';
import { sendMessage, startConversation } from './send-message.ts';
import { toParty } from './sides.ts';

export const conversationsRoutes = (deps: AttachmentDeps): Handlers<typeof conversationsContract> => {
  const { db } = deps;
  return {
    list: listConversations(db),
    search: searchMessages(db),
    unread: async ({ actor }) => {
      const party = toParty(actor);
      const [unread, forYou] = await Promise.all([countUnread(db, party), countNoticed(db, party)]);
      return { ok: true, data: { unread, forYou } };
    },
    homes: showConversationHomes(db),
    start: startConversation(),
    show: showConversation(db),
    messages: listMessages(db),
    send: sendMessage(),
    read: markRead(),
    block: blockOtherSide(),
    attach: uploadAttachment(deps),
    detach: removeAttachment(deps),
  };
};
