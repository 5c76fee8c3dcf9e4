import type { AreaRents, DistrictRents } from '@letfair/contract/search/search';
import { trimEndOf } from '@letfair/domain/text-edges';
import { useMemo } from 'react';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { api } from '../../../accounts/session/index.ts';
import { shadeLimits, shadeOf } from './rent-shades.ts';

export interface RentsOnMap {
  /** As searched; empty for homes of any size. */
  readonly bedrooms: string;
  readonly byDistrict: ReadonlyMap<string, DistrictRents>;
  /** Of districts and postcode areas alike, so that one legend holds for every zoom. */
  readonly limits: readonly number[];
  /** 0 where too few homes are known. */
  readonly shadeOf: (district: string) => number;
  /** That of the whole postcode area, for a map of the country. */
  readonly areaShadeOf: (district: string) => number;
}

/** The rents that shade the map; none before they are known. */
export function useDistrictRents(bedrooms: string): RentsOnMap | null {
  // The map goes on without shades when they cannot be read.
  const { data } = useAnswer(
    async (signal) => {
      const answer = await api.search.districtRents({ query: bedrooms === '' ? {} : { bedrooms } }, { signal });
      return answer.success ? { success: true, data: { bedrooms, ...answer.data } } : answer;
    },
    bedrooms,
    { keepsLast: true },
  );
  return useMemo(() => (data ? rentsOnMap(data) : null), [data]);
}

interface CountryRents {
  readonly bedrooms: string;
  readonly districts: readonly DistrictRents[];
  readonly areas: readonly AreaRents[];
}

function rentsOnMap({ bedrooms, districts, areas }: CountryRents): RentsOnMap {
  const byDistrict = new Map(districts.map((rents) => [rents.district, rents]));
  const byArea = new Map(areas.map((rents) => [rents.letters, rents]));
  const limits = shadeLimits([...districts, ...areas].map(({ median }) => median));
  const shade = (rents: { readonly median: number } | undefined) => (rents ? shadeOf(rents.median, limits) : 0);
  return {
    bedrooms,
    byDistrict,
    limits,
    shadeOf: (district) => shade(byDistrict.get(district)),
    areaShadeOf: (district) => shade(byArea.get(trimEndOf(district, '0123456789'))),
  };
}
