import { BEDROOMS } from '@letfair/domain/listings/limits';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';
import { ANY_FLAG, areaOfSearch, epcFlagsUpTo, flagMask, MILLIONTHS, type SearchFlag } from '../search/index.ts';

type Told = 'id' | 'account_id' | 'name' | 'search' | 'frequency' | 'created_at';
/** What few searches ask for. */
type RareColumns = Omit<Insertable<Tables['saved_search']>, Told>;
/** What most searches ask for. */
type UsualColumns = Omit<Insertable<Tables['saved_search_key']>, 'key' | 'search_id' | 'account_id' | 'writes'>;

const HIGHEST_RENT = 2_147_483_647;
const FAR_DAY = '9999-12-31';
const everywhere = { west: -180, south: -90, east: 180, north: 90 };

const millionths = (degrees: number): number => Math.round(degrees * MILLIONTHS);

/** A search as a new home is held against it: the same conditions as those of the search itself, turned round. */
export function usualColumns(query: SearchQuery): UsualColumns {
  const { circle } = areaOfSearch(query);
  const flags = (['pets', 'parking', 'bills'] as const).filter((name) => query[name]);
  const required: SearchFlag[] = [...flags, ...query.features, ...(query.shared === true ? (['shared'] as const) : [])];
  return {
    min_rent_pence: (query.minBudget ?? 0) * 100,
    max_rent_pence: query.maxBudget === null ? HIGHEST_RENT : query.maxBudget * 100,
    type_flags: query.propertyType.length === 0 ? ANY_FLAG : flagMask(typesMeant(query.propertyType)),
    required_flags: flagMask(required),
    excluded_flags: flagMask(query.shared === false ? ['shared'] : []),
    min_bedrooms: query.bedrooms ?? BEDROOMS.min,
    reach: circle && `<(${circle.centre.east},${circle.centre.north}),${circle.metres}>`,
    asks_more: asksMore(query),
  };
}

const asksMore = (query: SearchQuery): boolean =>
  query.bathrooms !== null ||
  query.furnishing.length > 0 ||
  query.epc !== '' ||
  query.availableBy !== '' ||
  query.words !== '' ||
  query.box !== null;

export function rareColumns(query: SearchQuery): RareColumns {
  const box = query.box ?? everywhere;
  return {
    min_bath_halves: (query.bathrooms ?? 0) * 2,
    any_flags: [
      ...(query.furnishing.length === 0 ? [] : [flagMask(query.furnishing)]),
      ...(query.epc === '' ? [] : [flagMask(epcFlagsUpTo(query.epc))]),
    ],
    available_by: query.availableBy === '' ? FAR_DAY : query.availableBy,
    west: millionths(box.west),
    south: millionths(box.south),
    east: millionths(box.east),
    north: millionths(box.north),
    words: query.words,
  };
}
