import type { PropertyCard } from '@letfair/contract/search';
import { areaLettersOf, districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { typesLike } from '@letfair/domain/search/property-type-groups';
import type { Db } from '../../platform/db.ts';
import type { ListingRow } from '../listings/index.ts';
import { flagMask, presentCards, regionOfLetters } from '../search/index.ts';
import { liveHomesOfOutcode, liveHomesOfRegion } from './similar.repository.ts';

const MOST_SIMILAR = 4;
/** A rent that differs by more than this share is that of another kind of home. */
const RENT_APART = 0.25;

/** Live homes of the same kind and about the same rent, the nearest rent first: of the outcode, then of the region. */
export async function similarHomes(db: Db, listing: ListingRow): Promise<PropertyCard[]> {
  const { outcode, rent_pence: rent } = listing;
  const alike = {
    not: listing.id,
    types: flagMask(typesLike(listing.property_type)),
    rent,
    lowest: Math.ceil(rent * (1 - RENT_APART)),
    highest: Math.floor(rent * (1 + RENT_APART)),
    limit: MOST_SIMILAR,
  };
  const near = await liveHomesOfOutcode(db, districtOf(outcode), outcode, alike);
  if (near.length === MOST_SIMILAR) return presentCards(db, near);
  const around = await liveHomesOfRegion(db, regionOfLetters(areaLettersOf(outcode) ?? ''), alike);
  return presentCards(db, [...new Set([...near, ...around])].slice(0, MOST_SIMILAR));
}
