export { SaveSearchButton } from './save-search-button.tsx';
export { loadSavedSearches, SavedSearchesList, SearchesPagePlaceholder } from './saved-searches-list.tsx';
export { Unsubscription } from './unsubscription.tsx';
