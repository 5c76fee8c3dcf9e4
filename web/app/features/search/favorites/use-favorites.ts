import { toast } from '../../../ui/feedback/toast-store.ts';
import { useSession, useSessionFact } from '../../accounts/session/index.ts';
import { importFavorites } from './use-favorites-sync.ts';

const none: readonly string[] = [];

/** Newest first; empty for signed-out visitors. */
export function useFavorites(): readonly string[] {
  const session = useSession();
  return session.status === 'signed-in' ? session.favorites : none;
}

/** Null for signed-out visitors. */
export const useIsFavorite = (propertyId: string): boolean | null =>
  useSessionFact((session) => (session.status === 'signed-in' ? session.favorites.includes(propertyId) : null));

export function setFavorite(propertyId: string, wanted: boolean): void {
  importFavorites().then(
    ({ wish }) => wish(propertyId, wanted),
    () => toast({ title: 'We couldn’t update your favourites', description: 'Please try again.' }),
  );
}
