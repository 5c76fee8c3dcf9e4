import { type HomePreferences, scoreHome } from '@letfair/domain/search/matching/match-score';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../platform/tables.ts';
import { flagsIn } from '../search-flags.ts';

export const scoredColumns = [
  'listing_id',
  'rent_pence',
  'outcode',
  'property_type',
  'flags',
  'available_date',
  'bedrooms',
] as const;
export type ScoredRow = Pick<Selectable<Tables['listing_search']>, (typeof scoredColumns)[number]>;

/** How well a listing fits a tenant's preferences, from its search row alone. */
export function scoreRow(preferences: HomePreferences, row: ScoredRow): number {
  const flags = flagsIn(row.flags);
  const match = scoreHome(preferences, {
    rentPence: row.rent_pence,
    outcode: row.outcode,
    propertyType: row.property_type,
    availableDate: row.available_date,
    features: searchFeatures.filter((feature) => flags.includes(feature)),
    bedrooms: row.bedrooms,
    hasParking: flags.includes('parking'),
    petsConsidered: flags.includes('pets'),
  });
  return match?.score ?? 0;
}
