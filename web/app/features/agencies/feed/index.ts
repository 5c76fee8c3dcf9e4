export { FeedPage, FeedPagePlaceholder, loadFeed } from './feed-page.tsx';
