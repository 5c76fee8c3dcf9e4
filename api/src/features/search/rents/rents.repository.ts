import type { AskedRent } from '@letfair/domain/listings/rents/reductions';
import { MOST_PERIODS, MOST_RENTS } from '@letfair/domain/listings/rents/rent-history';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';

type ListingRow = Selectable<Tables['listing']>;

export interface OwnRent extends AskedRent {
  readonly id: string;
  /** Whether the transaction that asks has added it. */
  readonly isNew: boolean;
}

/** The rents of one listing, oldest first, which a trigger keeps. */
export const rentsOfListing = (db: Db, listingId: string): Promise<OwnRent[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('listing_rent')
        .select(['id', 'rent_pence as rentPence', 'since', 'until', sql<boolean>`since = now()`.as('isNew')])
        .where('listing_id', '=', listingId)
        .orderBy('id', 'desc')
        .limit(MOST_RENTS)
        .as('latest'),
    )
    .selectAll()
    .orderBy('id')
    .execute();

/** The same as a JSON list, in a statement that reads a listing. */
export const ownRents = sql`coalesce((
  select json_agg(json_build_object('rent_pence', latest.rent_pence, 'since', since, 'until', until) order by latest.id)
  from (
    select * from listing_rent where listing_id = listing.id order by id desc limit ${sql.lit(MOST_RENTS)}
  ) as latest
), '[]')`;

export interface EarlierRent extends AskedRent {
  readonly listingId: string;
}

/**
 * The rents of the earlier listings that this one continues, oldest first. A listing that came back to the market has a
 * history of its own again.
 */
export async function rentsOfEarlierListings(db: Db, earlierId: string | null): Promise<EarlierRent[]> {
  if (earlierId === null) return [];
  const { rows } = await sql<EarlierRent>`
    with recursive earlier (id, continues_id, depth) as (
      select id, continues_id, 1 from listing where id = ${earlierId}::uuid and ${ended}
      union all
      select listing.id, listing.continues_id, depth + 1 from earlier
        join listing on listing.id = earlier.continues_id and ${ended}
        where depth < ${sql.lit(MOST_PERIODS - 1)}
    )
    select listing_id as "listingId", rent_pence as "rentPence", since, until
    from earlier join listing_rent on listing_id = earlier.id
    where until is not null
    order by depth desc, listing_rent.id
  `.execute(db);
  return rows;
}

/** Of listings that are over; one that a moderator took down is not told of. */
const ended = sql<boolean>`listing.status in ('withdrawn', 'expired', 'let')`;

interface EndedListing extends Pick<ListingRow, 'id' | 'title' | 'line1' | 'line2' | 'postcode' | 'property_type'> {
  readonly until: Date;
}

/** Listings of the account in the postcode that were over by a moment, those that ended last first. */
export async function listingsEndedBefore(
  tx: Tx,
  { id, account_id, postcode }: ListingRow,
  moment: Date,
): Promise<EndedListing[]> {
  const { rows } = await sql<EndedListing>`
    select id, title, line1, line2, postcode, property_type, until
    from listing join lateral (
      select max(until) as until, bool_or(until is null) as is_open from listing_rent where listing_id = listing.id
    ) as asked on not is_open
    where account_id = ${account_id} and postcode = ${postcode} and published_at is not null
      and id <> ${id}::uuid and ${ended} and until <= ${moment}
    order by until desc, id desc
    limit 100
  `.execute(tx);
  return rows;
}

export const setRentState = (
  tx: Tx,
  id: string,
  state: Pick<ListingRow, 'reduced_from_pence' | 'reduced_until' | 'continues_id'>,
): Promise<ListingRow> =>
  tx.updateTable('listing').set(state).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends the reductions whose days are over, and answers of which listings. */
export async function clearEndedReductions(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update listing set reduced_from_pence = null, reduced_until = null
    where id in (
      select id from listing where reduced_until <= now() order by reduced_until limit ${limit}::int
      for no key update skip locked
    )
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Undefined for the first rent of a listing, and for one that is gone. */
export async function findRentBefore(tx: Tx, listingId: string, rentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('listing_rent')
    .select('rent_pence')
    .where('listing_id', '=', listingId)
    .where('id', '<', rentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rent_pence;
}
