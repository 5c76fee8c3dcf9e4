import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { KeysetRange } from '../../../../platform/keyset-page.ts';
import { selectAgencies } from '../access/access.repository.ts';

/** In the order the person joined. */
export const listAgencies = (db: Db, personId: string) =>
  selectAgencies(db, personId)
    .innerJoin('client', 'client.id', 'access.client_id')
    .select(['access.client_id', 'access.account_id', 'access.joined_at', 'client.name as client_name'])
    .select(sql<number>`(select count(*)::int from listing where listing.client_id = access.client_id)`.as('homes'))
    .orderBy('access.joined_at')
    .orderBy('access.client_id')
    .execute();

/** The homes of one client, newest first. */
export function listClientHomeIds(db: Db, clientId: string, { before, limit }: KeysetRange) {
  const query = db.selectFrom('listing').select('id').where('client_id', '=', clientId);
  return (before ? query.where('id', '<', before) : query).orderBy('id', 'desc').limit(limit).execute();
}

/** A home that this person sees as somebody's client. */
export const findClientHome = (db: Db, personId: string, listingId: string) =>
  selectAgencies(db, personId)
    .innerJoin('listing', 'listing.client_id', 'access.client_id')
    .select(['listing.id', 'access.client_id', 'access.account_id'])
    .where('listing.id', '=', listingId)
    .executeTakeFirst();

/** Latest first; `before` is the last viewing of the page before. */
export function listHomeViewings(db: Db, listingId: string, { before, limit }: KeysetRange) {
  const query = db
    .selectFrom('viewing')
    .select(['id', 'starts_at', 'ends_at', 'status'])
    .where('listing_id', '=', listingId);
  const after = sql<boolean>`(starts_at, id) < (select v.starts_at, v.id from viewing v
    where v.id = ${before} and v.listing_id = ${listingId})`;
  return (before ? query.where(after) : query)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Newest first. Of what the tenant shares, only the day of moving in is read. */
export function listHomeOffers(db: Db, listingId: string, { before, limit }: KeysetRange) {
  const query = db
    .selectFrom('application')
    .select(['id', 'status', 'rent_pence', 'offer_pence', 'created_at'])
    .select(sql<string | null>`nullif(shared->>'moveInDate', '')`.as('move_in_date'))
    .where('listing_id', '=', listingId);
  return (before ? query.where('id', '<', before) : query).orderBy('id', 'desc').limit(limit).execute();
}
