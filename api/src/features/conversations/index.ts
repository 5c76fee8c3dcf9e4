export { blockBetween, countConversations, countUnread } from './conversations.repository.ts';
export { conversationsRoutes } from './routes.ts';
export { tellUnread } from './send-unread-mail.ts';
export { partyOf } from './sides.ts';
