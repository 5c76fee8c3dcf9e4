export { blockBetween, countConversations, countUnread } from './conversations.repository.ts';
export { conversationsRoutes } from './routes.ts';
export { partyOf } from './sides.ts';
export { tellUnread } from './tell-unread.ts';
