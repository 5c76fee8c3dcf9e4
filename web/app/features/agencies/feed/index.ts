export { FeedPage, loadFeed } from './feed-page.tsx';
