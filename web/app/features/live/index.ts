export { oneAtATime } from './one-at-a-time.ts';
export { UnreadBadge } from './unread-badge.tsx';
export { setUnread } from './unread-store.ts';
export { unreadTexts } from './unread-texts.ts';
export { useConnectionLost, useLiveEvents } from './use-live.ts';
