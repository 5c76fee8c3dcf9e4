export { FavouriteButton } from './favourite-button.tsx';
export { FavouriteHomes } from './favourite-homes.tsx';
export { FavouritesPagePlaceholder } from './favourites-placeholder.tsx';
export { useFavouritesSync } from './use-favourites-sync.ts';
