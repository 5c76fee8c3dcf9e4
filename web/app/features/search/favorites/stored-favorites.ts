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
      title: wanted
        ? 'We couldn’t add this home to your favourites'
        : 'We couldn’t remove this home from your favourites',
      description: reason ?? 'We couldn’t reach Letfair. Please try again.',
    }),
  merged: favoritesMerged,
  markMerged: markFavoritesMerged,
});
