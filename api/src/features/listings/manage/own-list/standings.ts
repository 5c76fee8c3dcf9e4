import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { placeLabel, placeNamed } from '@letfair/domain/listings/form/places';
import type { Finding } from '@letfair/domain/listings/law/rule';
import type { ListingStanding } from '@letfair/domain/listings/standing';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { ListingRow } from '../listings.repository.ts';
import { blockersOfListings } from '../publication.ts';

/** Waits for its lister: rejected, paused by the law, or kept by the law from going live. */
const needsChange = sql<boolean>`(listing.status = 'rejected' or listing.withheld_at is not null
  or (listing.status = 'pending' and listing.is_blocked))`;

/** Of the homes that are read as `listing`. */
export function hasStanding(standing: ListingStanding): RawBuilder<boolean> {
  if (standing === 'needs-change') return needsChange;
  const isStatus = sql<boolean>`listing.status = ${standing}`;
  return standing === 'rejected' ? isStatus : sql<boolean>`(${isStatus} and not ${needsChange})`;
}

const standing = sql`case when ${needsChange} then 'needs-change' else listing.status end`;

/** In the order in which a lister has to do something about them. */
export const standingRank = sql<number>`array_position(array['needs-change', 'expired', 'pending', 'live', 'let-agreed', 'paused', 'let', 'withdrawn'], ${standing})`;

/** Each home is counted once. */
export async function countByStanding(db: Db, accountId: string): Promise<Partial<Record<ListingStanding, number>>> {
  const { rows } = await sql<{ standing: ListingStanding; listings: number }>`
    select ${standing} as standing, count(*)::int as listings
    from listing where listing.account_id = ${accountId} group by standing
  `.execute(db);
  return Object.fromEntries(rows.map(({ standing, listings }) => [standing, listings]));
}

/** Notes of locked homes that wait for approval whether the law keeps them from it. No new version: nothing they say changes. */
export async function noteBlocked(tx: Tx, listings: readonly ListingRow[]): Promise<void> {
  const blockers = await blockersOfListings(
    tx,
    listings.filter(({ status }) => status === 'pending'),
  );
  const changed = listings.filter(
    ({ id, is_blocked }) => blockers.has(id) && (blockers.get(id) ?? []).length > 0 !== is_blocked,
  );
  if (changed.length > 0)
    await sql`
      update listing set is_blocked = not is_blocked where id = any(${changed.map(({ id }) => id)}::uuid[])
    `.execute(tx);
}

type NeededChange = OwnListingSummary['needsChange'];
type Standing = Pick<ListingRow, 'status' | 'withheld_at' | 'rejection_reason' | 'rejection_field'>;

/** What the lister has to change first, and where; null where nothing waits for them. */
export function presentNeededChange(listing: Standing, blockers: readonly Finding[]): NeededChange {
  if (listing.status === 'rejected')
    return presentChange(listing.rejection_field, listing.rejection_reason ?? 'A moderator has asked for a change.');
  if (listing.status !== 'pending' && listing.withheld_at === null) return null;
  const [first] = blockers;
  return first ? presentChange(first.field, first.sentence) : null;
}

function presentChange(name: string | null, sentence: string): NonNullable<NeededChange> {
  const field = name === null ? null : placeNamed(name);
  return { field, label: field === null ? '' : placeLabel(field), sentence };
}

/** Of those of these homes that wait for their lister, by their ids; the law is asked about no others. */
export async function neededChanges(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<NeededChange>>> {
  const { rows } = await sql<ListingRow>`
    select listing.* from listing where listing.id = any(${[...ids]}::uuid[]) and ${needsChange}
  `.execute(db);
  const blockers = await blockersOfListings(db, rows);
  return new Map(
    rows.flatMap((listing) => {
      const change = presentNeededChange(listing, blockers.get(listing.id) ?? []);
      return change ? [[listing.id, change] as const] : [];
    }),
  );
}
