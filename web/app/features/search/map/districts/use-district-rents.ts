import type { DistrictRents } from '@letfair/contract/search/search';
import { useMemo } from 'react';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { api } from '../../../accounts/session/index.ts';
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
  // The map goes on without shades when they cannot be read.
  const { data } = useAnswer(
    async (signal) => {
      const answer = await api.search.districtRents({ query: bedrooms === '' ? {} : { bedrooms } }, { signal });
      return answer.success ? { success: true, data: { bedrooms, districts: answer.data.districts } } : answer;
    },
    bedrooms,
    { keepsLast: true },
  );
  return useMemo(() => (data ? rentsOnMap(data.bedrooms, data.districts) : null), [data]);
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
