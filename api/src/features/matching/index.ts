export { showMatches } from './show-matches.ts';
export { preferencesOf } from './tenant-preferences.ts';
