import type { DistrictRents } from '@letfair/contract/search';
import { useEffect, useState } from 'react';
import { api } from '../../session/index.ts';
import { shadeLimits, shadeOf } from './rent-shades.ts';

export interface RentsOnMap {
  /** As searched; empty for homes of any size. */
  readonly bedrooms: string;
  readonly byDistrict: ReadonlyMap<string, DistrictRents>;
  readonly limits: readonly number[];
  /** 0 where too few homes are known. */
  readonly shadeOf: (district: string) => number;
}

/** The rents that shade the map; none before they are known. */
export function useDistrictRents(bedrooms: string): RentsOnMap | null {
  const [rents, setRents] = useState<RentsOnMap | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const query = bedrooms === '' ? {} : { bedrooms };
    api.search.districtRents({ query }, { signal: abort.signal }).then(
      (answer) => {
        // The map goes on without shades when they cannot be read.
        if (!abort.signal.aborted && answer.success) setRents(rentsOnMap(bedrooms, answer.data.districts));
      },
      () => {},
    );
    return () => abort.abort();
  }, [bedrooms]);
  return rents;
}

function rentsOnMap(bedrooms: string, districts: readonly DistrictRents[]): RentsOnMap {
  const byDistrict = new Map(districts.map((rents) => [rents.district, rents]));
  const limits = shadeLimits(districts.map(({ median }) => median));
  return {
    bedrooms,
    byDistrict,
    limits,
    shadeOf: (district) => {
      const rents = byDistrict.get(district);
      return rents ? shadeOf(rents.median, limits) : 0;
    },
  };
}
