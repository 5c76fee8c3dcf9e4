export { SaveButton } from './save-button.tsx';
export { ShortlistLink } from './shortlist-link.tsx';
export { ShortlistMover } from './shortlist-mover.tsx';
export { loadShortlist, ShortlistPage } from './shortlist-page.tsx';
