import { toast } from '../../ui/feedback/toast-store.ts';
import { useSession } from '../session/index.ts';
import { loadFavourites } from './load-favourites.ts';

const none: readonly string[] = [];

interface UsedFavourites {
  /** The last saved first; none while nobody is signed in. */
  readonly ids: readonly string[];
  readonly isFavourite: (propertyId: string) => boolean;
  readonly setFavourite: (propertyId: string, wanted: boolean) => void;
}

export function useFavourites(): UsedFavourites {
  const session = useSession();
  const ids = session.status === 'signed-in' ? session.favourites : none;
  return { ids, isFavourite: (propertyId) => ids.includes(propertyId), setFavourite };
}

function setFavourite(propertyId: string, wanted: boolean): void {
  loadFavourites().then(
    ({ wish }) => wish(propertyId, wanted),
    () => toast({ title: 'Your favourites could not be changed', description: 'Please try again.' }),
  );
}
