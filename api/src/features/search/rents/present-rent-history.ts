import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { AskedRent } from '@letfair/domain/listings/rents/reductions';
import { ukDay } from '@letfair/domain/uk-time';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type EarlierRent, rentsOfEarlierListings, rentsOfListing } from './rents.repository.ts';

type RentHistory = PublicListing['rentHistory'];

function periodOf(rents: readonly AskedRent[]): RentHistory[number][] {
  const [first, last] = [rents.at(0), rents.at(-1)];
  if (!first || !last) return [];
  return [
    {
      from: ukDay(first.since),
      until: last.until && ukDay(last.until),
      rents: rents.map(({ since, rentPence }) => ({ day: ukDay(since), price: rentPence / 100 })),
    },
  ];
}

/** The present listing first, then the earlier ones, latest first. */
export function presentRentHistory(own: readonly AskedRent[], earlier: readonly EarlierRent[]): RentHistory {
  const listings = [...new Set(earlier.map(({ listingId }) => listingId))].reverse();
  return [...periodOf(own), ...listings.flatMap((id) => periodOf(earlier.filter(({ listingId }) => listingId === id)))];
}

/** The history of a listing, and of those that it continues. */
export async function rentHistoryOf(
  db: Db,
  { id, continues_id }: Pick<Selectable<Tables['listing']>, 'id' | 'continues_id'>,
): Promise<RentHistory> {
  return presentRentHistory(await rentsOfListing(db, id), await rentsOfEarlierListings(db, continues_id));
}
