export { serveAttachments } from './attachments/download-attachment.ts';
export { countConversations, countUnread, findBlock } from './conversations.repository.ts';
export { conversationsRoutes } from './routes.ts';
export { writeToOtherSide } from './send-message.ts';
export { sendUnreadMail } from './send-unread-mail.ts';
export { type Party, toParty } from './sides.ts';
export { queueLetNews, tellEnquirers } from './tell-enquirers.ts';
