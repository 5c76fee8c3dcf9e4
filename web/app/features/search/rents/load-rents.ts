import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/wire/client';
import { outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import { unavailable } from '../../../lib/cache-headers.ts';
import type { BedroomChoice, RentsOfCountry } from './rents-data.ts';

/** The districts with enough homes, those with the most homes first, and the postcode areas. */
export async function loadRents(api: Client<LetfairContract>, bedrooms: BedroomChoice): Promise<RentsOfCountry> {
  const answer = await api.search.districtRents({ query: bedrooms === '' ? {} : { bedrooms } });
  if (!answer.success) throw unavailable();
  const { districts, areas } = answer.data;
  const rows = districts
    .map((rents) => ({ ...rents, place: placeOf(rents.district) }))
    .toSorted((one, other) => other.homes - one.homes);
  return { rows, areas };
}

function placeOf(district: string): string {
  const info = outcodeInfo(district);
  if (!info) return '';
  return info.name === info.town ? info.name : `${info.name}, ${info.town}`;
}
