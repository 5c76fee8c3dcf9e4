export { countFavorites } from './favorites.repository.ts';
export { favoritesRoutes } from './routes.ts';
