import type { SavedSearch } from '@letfair/contract/saved-searches';
import type { SavedSearchRow } from './saved-searches.repository.ts';

export const presentSavedSearch = ({ id, name, search, frequency, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  name,
  search,
  frequency,
  createdAt: created_at.toISOString(),
});
