export { FavoriteButton } from './favorite-button.tsx';
export { FavoriteListings, FavoritesPagePlaceholder, loadFavorites } from './favorite-listings.tsx';
export { useFavorites, useFavoritesSync } from './use-favorites.ts';
