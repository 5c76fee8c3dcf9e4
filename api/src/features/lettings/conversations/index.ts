export { announceLocks } from './announce-locks.ts';
export { serveAttachments } from './attachments/download-attachment.ts';
export { findConversationSummary, lockOf } from './conversation-list.repository.ts';
export { countConversations, countUnread, findBlock } from './conversations.repository.ts';
export { findMessages } from './messages.repository.ts';
export {
  countNoticed,
  deleteNotices,
  insertNotice,
  listNotices,
  lockUnmailedNotices,
  markNoticesMailed,
  type NoticeKind,
} from './notices.repository.ts';
export { participantName } from './present-conversation.ts';
export { conversationNotFound } from './refusals.ts';
export { conversationsRoutes } from './routes.ts';
export { writeToOtherSide } from './send-message.ts';
export { sendUnreadMail } from './send-unread-mail.ts';
export { type Party, toParty } from './sides.ts';
