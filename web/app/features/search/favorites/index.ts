export { FavoriteButton } from './favorite-button.tsx';
export { FavoriteListings, loadFavorites } from './favorite-listings.tsx';
export { SavedOffer } from './saved-offer.tsx';
export { useFavorites } from './use-favorites.ts';
export { useFavoritesSync } from './use-favorites-sync.ts';
export { VisitorFavoriteButton } from './visitor-favorite-button.tsx';
