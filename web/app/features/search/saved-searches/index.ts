export { SaveSearchButton } from './save-search-button.tsx';
export { loadSavedSearches, SavedSearchesList } from './saved-searches-list.tsx';
export { Unsubscription } from './unsubscription.tsx';
