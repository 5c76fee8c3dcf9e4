import { type AskedRent, reductionOf } from '@letfair/domain/listings/rents/reductions';
import { MOST_RENTS } from '@letfair/domain/listings/rents/rent-history';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { rentsOfEarlierListings } from './rents.repository.ts';

type ListingRow = Selectable<Tables['listing']>;

/**
 * What `refreshRentFacts` does, for many listings whose home and beginning stay the same: whether each is reduced. Which
 * listing one continues stays as it is, and saved searches are told of cuts by whoever calls this.
 */
export async function refreshManyRentFacts(tx: Tx, listings: readonly ListingRow[]): Promise<void> {
  const live = listings.filter(({ status }) => status === 'live');
  if (live.length === 0) return;
  const rents = await rentsOfListings(
    tx,
    live.map(({ id }) => id),
  );
  const now = new Date();
  const changed: { id: string; fromPence: number | null; until: string | null }[] = [];
  for (const listing of live) {
    const earlier = await rentsOfEarlierListings(tx, listing.continues_id);
    const reduction = reductionOf([...earlier, ...(rents.get(listing.id) ?? [])], now);
    const isUpToDate =
      listing.reduced_from_pence === (reduction?.fromPence ?? null) &&
      listing.reduced_until?.getTime() === reduction?.until.getTime();
    if (!isUpToDate)
      changed.push({
        id: listing.id,
        fromPence: reduction?.fromPence ?? null,
        until: reduction?.until.toISOString() ?? null,
      });
  }
  if (changed.length === 0) return;
  await sql`
    update listing set reduced_from_pence = given.from_pence, reduced_until = given.until
    from unnest(
      ${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ fromPence }) => fromPence)}::int[],
      ${changed.map(({ until }) => until)}::timestamptz[]
    ) as given (id, from_pence, until)
    where listing.id = given.id
  `.execute(tx);
}

/** The rents of each listing, oldest first. */
async function rentsOfListings(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly AskedRent[]>> {
  const { rows } = await sql<AskedRent & { readonly listingId: string }>`
    select given.id as "listingId", rent.rent_pence as "rentPence", rent.since, rent.until
    from unnest(${[...ids]}::uuid[]) as given (id)
    cross join lateral (
      select id, rent_pence, since, until from listing_rent
      where listing_id = given.id order by id desc limit ${sql.lit(MOST_RENTS)}
    ) as rent
    order by rent.id
  `.execute(tx);
  return Map.groupBy(rows, ({ listingId }) => listingId);
}
