export { showMatches } from './show-matches.ts';
