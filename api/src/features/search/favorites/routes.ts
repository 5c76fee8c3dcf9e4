import type { favoritesContract } from '@letfair/contract/search/favorites';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { deleteFavorite, listFavoriteIds } from './favorites.repository.ts';
import { addFavorite, showFavorites } from './manage-favorites.ts';

export const favoritesRoutes = (db: Db): Handlers<typeof favoritesContract> => ({
  list: async ({ actor }) => ({ ok: true, data: await listFavoriteIds(db, actor.id) }),
  cards: showFavorites(db),
  add: addFavorite(),
  remove: ({ actor, params: { propertyId }, write }) =>
    write(async (tx) => {
      await deleteFavorite(tx, actor.id, propertyId);
      return { ok: true, data: await listFavoriteIds(tx, actor.id) };
    }),
});
