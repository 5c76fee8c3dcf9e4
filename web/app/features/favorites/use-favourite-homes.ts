import type { PropertyCard } from '@letfair/contract/search';
import { useCallback, useState } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';
import { stillSaved } from './still-saved.ts';
import { useFavourites } from './use-favourites.ts';

/** The saved homes page by page, without those whose heart was emptied meanwhile. */
export function useFavouriteHomes() {
  const { ids } = useFavourites();
  const [everSaved, setEverSaved] = useState<ReadonlySet<string>>(new Set(ids));
  const list = usePaged<PropertyCard>(
    useCallback(async (cursor: string | undefined, signal?: AbortSignal) => {
      const answer = await api.favorites.cards({ query: cursor ? { cursor } : {} }, { ...(signal && { signal }) });
      if (!answer.success) return answer;
      const { properties, nextCursor } = answer.data;
      return { ...answer, data: { items: properties, nextCursor } };
    }, []),
  );
  if (ids.some((id) => !everSaved.has(id))) setEverSaved(new Set([...everSaved, ...ids]));
  const homes = list.items && stillSaved({ homes: list.items, everSaved, saved: ids });
  // A saved home that is under review again is not shown, and not counted once everything is there.
  return { ...list, homes, count: list.hasMore ? ids.length : (homes?.length ?? 0) };
}
