import { ENOUGH_VIEWINGS } from '@letfair/domain/lettings/viewings/booking-rules';
import { openStatuses, type ViewingSide, type ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ViewingRow = Selectable<Tables['viewing']>;

const idColumn = { tenant: 'tenant_id', lister: 'lister_id' } as const;
const now = sql<Date>`now()`;

type NewViewing = Omit<Insertable<Tables['viewing']>, 'id' | 'is_coming' | 'confirmed_at'>;

/** Null when the tenant has a coming viewing of the home already. */
export async function insertViewing(tx: Tx, viewing: NewViewing): Promise<ViewingRow | null> {
  const inserted = await tx
    .insertInto('viewing')
    .values({ id: newId(), ...viewing, is_coming: viewing.status === 'booked' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export const findOwnViewing = (db: Db, accountId: string, id: string): Promise<ViewingRow | undefined> =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('tenant_id', '=', accountId), where('lister_id', '=', accountId)]))
    .executeTakeFirst();

export const lockViewing = (tx: Tx, id: string): Promise<ViewingRow | undefined> =>
  tx.selectFrom('viewing').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

type Changes = Omit<Updateable<Tables['viewing']>, 'id' | 'sequence' | 'updated_at'>;

/** The same for every calendar, whatever happens to the viewing. */
export const uidOf = (viewingId: string): string => `viewing-${viewingId}@letfair`;
/** Of the time that a lister suggests for it. */
export const moveUidOf = (viewingId: string): string => `viewing-${viewingId}-move@letfair`;

interface Time {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** What calendars have to forget of a suggested time, once the viewing has been changed. */
export const moveOf = ({ id, sequence }: ViewingRow, time: Time | null) =>
  time === null
    ? []
    : [{ uid: moveUidOf(id), sequence, startsAt: time.starts_at.toISOString(), endsAt: time.ends_at.toISOString() }];

/** Every change raises the sequence, by which calendars know what is newer. */
export const changeViewing = (tx: Tx, id: string, changes: Changes): Promise<ViewingRow> =>
  tx
    .updateTable('viewing')
    .set({ ...changes, sequence: sql<number>`sequence + 1`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** A confirmation is nothing that a calendar shows. */
export const confirmViewing = (tx: Tx, id: string): Promise<ViewingRow> =>
  tx
    .updateTable('viewing')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Viewings that are over are no longer coming, which the clock cannot tell a constraint. */
export const endPastViewings = (db: Db, tenantId?: string) => {
  const query = db
    .updateTable('viewing')
    .set({ is_coming: false })
    .where('is_coming', '=', true)
    .where('ends_at', '<', now);
  return (tenantId === undefined ? query : query.where('tenant_id', '=', tenantId)).execute();
};

export async function countComing(db: Db, side: ViewingSide, accountId: string): Promise<number> {
  const { coming } = await db
    .selectFrom('viewing')
    .select(sql<number>`count(*)::int`.as('coming'))
    .where(idColumn[side], '=', accountId)
    .where('is_coming', '=', true)
    .where('ends_at', '>=', now)
    .executeTakeFirstOrThrow();
  return coming;
}

export const findComing = (db: Db, tenantId: string, listingId: string): Promise<ViewingRow | undefined> =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('listing_id', '=', listingId)
    .where('is_coming', '=', true)
    .where('ends_at', '>=', now)
    .executeTakeFirst();

export const findNext = (db: Db, side: ViewingSide, accountId: string): Promise<ViewingRow | undefined> =>
  db
    .selectFrom('viewing')
    .selectAll()
    .where(idColumn[side], '=', accountId)
    .where('ends_at', '>=', now)
    .where('is_coming', '=', true)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();

export interface ViewingQuery {
  readonly side: ViewingSide;
  readonly accountId: string;
  readonly when: 'coming' | 'past' | null;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly listingId: string | null;
  readonly status: ViewingStatus | null;
  /** The last row of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

export function listViewings(db: Db, wanted: ViewingQuery): Promise<ViewingRow[]> {
  const { side, accountId, when, from, before, listingId, status, after, limit } = wanted;
  const isPast = when === 'past';
  let query = db.selectFrom('viewing').selectAll().where(idColumn[side], '=', accountId);
  if (when === 'coming') query = query.where('ends_at', '>=', now).where('status', 'in', openStatuses);
  if (isPast) query = query.where('starts_at', '<', now);
  if (from) query = query.where('starts_at', '>=', from);
  if (before) query = query.where('starts_at', '<', before);
  if (listingId) query = query.where('listing_id', '=', listingId);
  if (status) query = query.where('status', '=', status);
  if (after) {
    const beyond = sql.raw(isPast ? '<' : '>');
    query = query.where(sql<boolean>`(starts_at, id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`);
  }
  const order = isPast ? 'desc' : 'asc';
  return query.orderBy('starts_at', order).orderBy('id', order).limit(limit).execute();
}

/** What counts for or against somebody; what a moderator struck out does not count at all. */
const counted = (side: ViewingSide) => {
  const other = side === 'tenant' ? 'lister' : 'tenant';
  const late = sql<boolean>`(is_late and status = ${`cancelled-by-${side}`})`;
  const noShow = sql<boolean>`(status = ${`no-show-${side}`})`;
  const kept = sql<boolean>`status in ('happened', ${`no-show-${other}`})`;
  return {
    late: sql<number>`(count(*) filter (where ${late} and not is_struck))::int`,
    noShows: sql<number>`(count(*) filter (where ${noShow} and not is_struck))::int`,
    kept: sql<number>`(count(*) filter (where ${kept}))::int`,
  };
};

export interface Counted {
  readonly id: string;
  readonly late: number;
  readonly no_shows: number;
  readonly kept: number;
}

export async function countOutcomes(
  db: Db,
  side: ViewingSide,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  if (accountIds.length === 0) return new Map();
  const { late, noShows, kept } = counted(side);
  const rows = await db
    .selectFrom('viewing')
    .select([`${idColumn[side]} as id`, late.as('late'), noShows.as('no_shows'), kept.as('kept')])
    .where(idColumn[side], 'in', accountIds)
    .groupBy(idColumn[side])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Null below the number of viewings from which it says something. */
export function recordOf(found: Counted | undefined): { readonly kept: number; readonly of: number } | null {
  if (!found) return null;
  const of = found.kept + found.late + found.no_shows;
  return of >= ENOUGH_VIEWINGS ? { kept: found.kept, of } : null;
}
