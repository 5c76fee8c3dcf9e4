export { loadFeed } from './feed-data.ts';
export { FeedPage, FeedPagePlaceholder } from './feed-page.tsx';
