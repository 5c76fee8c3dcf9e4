import { toast } from '../../ui/feedback/toast-store.ts';
import { useSession } from '../session/index.ts';
import { importFavorites } from './use-favorites-sync.ts';

const none: readonly string[] = [];

interface UsedFavorites {
  /** Newest first; empty for signed-out visitors. */
  readonly ids: readonly string[];
  readonly isFavorite: (propertyId: string) => boolean;
  readonly setFavorite: (propertyId: string, wanted: boolean) => void;
}

export function useFavorites(): UsedFavorites {
  const session = useSession();
  const ids = session.status === 'signed-in' ? session.favorites : none;
  return { ids, isFavorite: (propertyId) => ids.includes(propertyId), setFavorite };
}

function setFavorite(propertyId: string, wanted: boolean): void {
  importFavorites().then(
    ({ wish }) => wish(propertyId, wanted),
    () => toast({ title: 'Your favourites could not be changed', description: 'Please try again.' }),
  );
}
