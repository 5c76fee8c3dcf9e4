import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useState } from 'react';
import { api } from '../../../accounts/session/index.ts';
import { boxText } from '../map-box.ts';
import type { ShownHome } from '../map-data.ts';
import type { Crowd } from '../map-spots.ts';

interface OpenCrowd {
  readonly homes: readonly ShownHome[];
  readonly total: number;
  /** The area that holds all of them, as a URL does. */
  readonly box: string;
}

/** The homes of one place on the map that are too many to be sent with it. */
export function useCrowd({ location: _, lat: _lat, lng: _lng, radius: _radius, sort: _sort, ...filters }: SearchTexts) {
  const [crowd, setCrowd] = useState<OpenCrowd | null>(null);
  const [failed, setFailed] = useState<Crowd | null>(null);

  async function open(asked: Crowd): Promise<void> {
    setFailed(null);
    const box = boxText(asked.box);
    try {
      const answer = await api.search.find({ query: { ...filters, box } });
      if (!answer.success) return setFailed(asked);
      const { properties, total } = answer.data;
      const homes = properties.map(({ id, title, price, reducedFrom, bedrooms, photo, travel }) => ({
        id,
        title,
        price,
        isReduced: reducedFrom !== null,
        bedrooms,
        picture: photo?.sources[0]?.url ?? null,
        ...(travel && { travel }),
      }));
      setCrowd({ homes, total, box });
    } catch {
      setFailed(asked);
    }
  }

  return {
    crowd,
    /** Which could not be loaded. */
    failed,
    open,
    close: () => {
      setCrowd(null);
      setFailed(null);
    },
  };
}
