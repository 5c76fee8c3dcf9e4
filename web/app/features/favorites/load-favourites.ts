/** Only signed-in users have any, so nobody else loads what keeps them. */
export const loadFavourites = async () => (await import('./stored-favourites.ts')).favourites;
