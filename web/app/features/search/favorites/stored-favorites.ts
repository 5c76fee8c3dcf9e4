import { isUuid } from '@letfair/domain/uuid';
import { toast } from '../../../ui/feedback/toast-store.ts';
import {
  api,
  currentSession,
  favoritesMerged,
  markFavoritesMerged,
  storeFavorites,
} from '../../accounts/session/index.ts';
import { createFavorites } from './favorites.ts';

const signedIn = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session : null;
};

/** Favourites live on the server and are mirrored in local storage. */
export const favorites = createFavorites({
  owner: () => signedIn()?.token ?? null,
  shown: () => signedIn()?.favorites ?? [],
  show: storeFavorites,
  list: () => api.favorites.list(),
  isId: isUuid,
  send: (propertyId, wanted) => api.favorites[wanted ? 'add' : 'remove']({ params: { propertyId } }),
  onFailure: (wanted, reason) =>
    toast({
      title: wanted ? 'This home couldn’t be added to your favourites' : 'This home is still among your favourites',
      description: reason ?? 'We could not reach the server. Please try again.',
    }),
  merged: favoritesMerged,
  markMerged: markFavoritesMerged,
});
