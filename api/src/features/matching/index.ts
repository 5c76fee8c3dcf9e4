export { preferencesOf } from './preferences-of.ts';
export { showMatches } from './show-matches.ts';
