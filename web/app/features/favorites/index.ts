export { FavoriteButton } from './favorite-button.tsx';
export { FavoriteListings, FavoritesPagePlaceholder } from './favorite-listings.tsx';
export { useFavoritesSync } from './use-favorites.ts';
