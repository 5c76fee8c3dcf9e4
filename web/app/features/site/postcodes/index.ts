export { PostcodesTab } from './postcodes-tab.tsx';
