export { type CountKind, countTexts, isCurrent, type OwnPage, ownPages } from './own-pages.ts';
