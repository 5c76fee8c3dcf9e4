export { FavoriteButton, type FavoriteButtonProps } from './favorite-button.tsx';
export { FavoriteListings, loadFavorites } from './favorite-listings.tsx';
export { cardNotice } from './favorites.ts';
export { setFavorite, useFavorites, useIsFavorite } from './use-favorites.ts';
export { importFavorites, useFavoritesSync } from './use-favorites-sync.ts';
