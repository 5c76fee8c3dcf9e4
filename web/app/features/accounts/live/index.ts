export { oneAtATime } from './one-at-a-time.ts';
export { setUnread, UnreadBadge } from './unread-badge.tsx';
export { unreadTexts } from './unread-texts.ts';
export { useConnectionLost, useLiveEvents, useLiveRevalidation } from './use-live.ts';
