export { showMatches } from './show-matches.ts';
export { findTenantPreferences } from './tenant-preferences.ts';
