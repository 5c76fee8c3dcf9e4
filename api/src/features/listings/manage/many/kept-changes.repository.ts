import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import type { BulkAction } from '@letfair/domain/listings/bulk/bulk-changes';
import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { enqueue, queueOfAccount } from '../../../../platform/jobs/jobs.ts';
import type { Tables } from '../../../../platform/tables.ts';
import type { ListingRow } from '../listings.repository.ts';

export type BulkChangeRow = Selectable<Tables['bulk_change']>;
export type ChangedHomeRow = Selectable<Tables['bulk_change_home']>;

/** Homes that are assessed and written at a stretch; then requests that this process has to answer get their turn. */
const SLICE = 500;

export const slicesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / SLICE) }, (_, at) => all.slice(at * SLICE, (at + 1) * SLICE));

interface BulkChange {
  readonly accountId: string;
  readonly actorId: string;
  readonly action: BulkAction;
  /** Who looks after the homes since, with the action `assign`. */
  readonly assignedTo?: string | null | undefined;
}

/** Keeps what locked listings are before they are changed, and that their next version is the change. */
export async function keepBefore(
  tx: Tx,
  { accountId, actorId, action, assignedTo = null }: BulkChange,
  listings: readonly ListingRow[],
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('bulk_change')
    .values({ id, account_id: accountId, actor_id: actorId, action, assigned_to: assignedTo })
    .execute();
  await sql`
    insert into bulk_change_home (change_id, listing_id, version, status, rent_pence, confirmed_at, reminded_at, let_at,
      withheld_at, reduced_from_pence, reduced_until, assigned_to, deposits)
    select ${id}::uuid, id, version + 1, status, rent_pence, confirmed_at, reminded_at, let_at, withheld_at,
      reduced_from_pence, reduced_until, assigned_to,
      (
        select jsonb_object_agg(key, value) from jsonb_each(material_information)
        where key in ('holdingDeposit', 'securityDeposit')
      )
    from listing where id = any(${listings.map((listing) => listing.id)}::uuid[])
  `.execute(tx);
  return id;
}

const ATTEMPTS = 10;

interface FinishedChange {
  readonly changeId: string;
  readonly accountId: string;
  /** What was chosen for the viewings; then it follows at once. */
  readonly viewings?: ViewingChoice;
}

/** What follows from a change for others waits until it can no longer be undone, unless they were asked about. */
export const finishChangeLater = (tx: Tx, { changeId, accountId, viewings }: FinishedChange) =>
  enqueue(
    tx,
    'finish-bulk-change',
    { changeId, ...(viewings && { viewings }) },
    {
      attempts: ATTEMPTS,
      key: `bulk ${changeId}`,
      queue: queueOfAccount('bulk changes', accountId),
      delaySeconds: viewings ? 0 : UNDO_DELAY_SECONDS,
    },
  );

export const lockChange = (tx: Tx, accountId: string, id: string): Promise<BulkChangeRow | undefined> =>
  tx
    .selectFrom('bulk_change')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

/** From now on it cannot be undone. */
export const makeFinal = (tx: Tx, id: string): Promise<BulkChangeRow | undefined> =>
  tx.updateTable('bulk_change').set({ is_final: true }).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteChange = (tx: Tx, id: string) => tx.deleteFrom('bulk_change').where('id', '=', id).execute();

export const listChangedHomes = (tx: Tx, changeId: string): Promise<ChangedHomeRow[]> =>
  tx.selectFrom('bulk_change_home').selectAll().where('change_id', '=', changeId).orderBy('listing_id').execute();

/** Takes the next homes whose consequences have yet to follow. */
export async function takeChangedHomes(tx: Tx, changeId: string, limit: number): Promise<ChangedHomeRow[]> {
  const homes = await tx
    .deleteFrom('bulk_change_home')
    .where('change_id', '=', changeId)
    .where('listing_id', 'in', (from) =>
      from
        .selectFrom('bulk_change_home')
        .select('listing_id')
        .where('change_id', '=', changeId)
        .orderBy('listing_id')
        .limit(limit),
    )
    .returningAll()
    .execute();
  return homes.toSorted((one, two) => (one.listing_id < two.listing_id ? -1 : 1));
}

/** Listings that are let by now and whose reference another home has got since. */
export async function findTakenReferences(tx: Tx, listings: readonly ListingRow[]): Promise<ReadonlySet<string>> {
  const ids = listings.flatMap(({ id, status, reference }) => (status === 'let' && reference !== '' ? [id] : []));
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select listing.id from listing
    join listing other on other.account_id = listing.account_id and other.reference = listing.reference
      and other.reference <> '' and other.status not in ('let', 'withdrawn')
    where listing.id = any(${ids}::uuid[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Read by the database, because a Date has no microseconds. */
const madeAt = (changeId: string) => sql<Date>`(select made_at from bulk_change where id = ${changeId}::uuid)`;

/** Makes locked listings what they were before the change, and forgets the rents that it began. */
export async function restoreBefore(
  tx: Tx,
  { id }: BulkChangeRow,
  listingIds: readonly string[],
): Promise<ListingRow[]> {
  await sql`
    delete from listing_rent where listing_id = any(${[...listingIds]}::uuid[]) and since = ${madeAt(id)}
  `.execute(tx);
  await sql`
    update listing set status = before.status, rent_pence = before.rent_pence, confirmed_at = before.confirmed_at,
      reminded_at = before.reminded_at, let_at = before.let_at, withheld_at = before.withheld_at,
      reduced_from_pence = before.reduced_from_pence, reduced_until = before.reduced_until,
      material_information = listing.material_information || coalesce(before.deposits, '{}'),
      version = listing.version + 1, updated_at = now()
    from bulk_change_home before
    where before.change_id = ${id} and before.listing_id = listing.id
      and listing.id = any(${[...listingIds]}::uuid[])
  `.execute(tx);
  return tx
    .selectFrom('listing')
    .selectAll()
    .where((where) => where('id', '=', where.fn.any(where.val([...listingIds]))))
    .orderBy('id')
    .execute();
}

/** The rent that a change has begun; undefined for a home that was not live. */
export async function findBegunRent(tx: Tx, changeId: string, listingId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('listing_rent')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('since', '=', madeAt(changeId))
    .executeTakeFirst();
  return row?.id;
}
