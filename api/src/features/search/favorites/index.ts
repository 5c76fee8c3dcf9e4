export { countFavorites } from './favorites.repository.ts';
export { favoritesRoutes } from './routes.ts';
export { insertSavedHomesLink, stopSavedHomeEmails, wantsSavedHomeEmails } from './saved-home-emails.ts';
