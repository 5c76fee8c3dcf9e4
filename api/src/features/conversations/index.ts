export { countConversations, countUnread, findBlock } from './conversations.repository.ts';
export { conversationsRoutes } from './routes.ts';
export { sendUnreadMail } from './send-unread-mail.ts';
export { toParty } from './sides.ts';
