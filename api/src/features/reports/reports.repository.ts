import type { ReportType } from '@letfair/domain/reports/report-reasons';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

export type TargetRow = Selectable<Tables['reported_target']>;

interface Target {
  /** Whose it is, or who it is. */
  readonly ownerId: string;
  readonly title: string;
}

/** A listing that people could have seen: it is live, or once was. */
export async function findListing(db: Db, id: string): Promise<Target | null> {
  const listing = await db
    .selectFrom('listing')
    .select(['account_id', 'title'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return listing ? { ownerId: listing.account_id, title: listing.title } : null;
}

/** Somebody the reader can have met: they have a conversation with each other, or a home of theirs is live. */
export async function findPerson(db: Db, id: string, readerId: string): Promise<Target | null> {
  const person = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('id', '=', readerId),
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .where('tenant_id', '=', id)
            .where('lister_id', '=', readerId),
        ),
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .where('tenant_id', '=', readerId)
            .where('lister_id', '=', id),
        ),
        where.exists(
          where
            .selectFrom('listing')
            .select('listing.id')
            .where('listing.account_id', '=', id)
            .where('listing.status', '=', 'live'),
        ),
      ]),
    )
    .executeTakeFirst();
  return person ? { ownerId: id, title: `${person.first_name} ${person.last_name}` } : null;
}

/** The target's row, made by the first report and locked: whoever reports the same thing at the same moment waits. */
export const lockTarget = (tx: Tx, type: ReportType, id: string): Promise<TargetRow> =>
  tx
    .insertInto('reported_target')
    .values({ id, ...(type === 'user' ? { account_id: id } : { listing_id: id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const openReportOf = (
  db: Db,
  { reporterId, targetId, type }: { reporterId: string; targetId: string; type: ReportType },
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('report')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('target_id', '=', targetId)
    .where('type', '=', type)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const insertReport = (tx: Tx, report: Insertable<Tables['report']>) =>
  tx.insertInto('report').values(report).execute();

/** Counts a locked target's open reports anew. Somebody whose account is gone still counts as somebody. */
export const recount = (tx: Tx, id: string): Promise<TargetRow> =>
  tx
    .updateTable('reported_target')
    .from((from) =>
      from
        .selectFrom('report')
        .select([
          sql<number>`count(distinct coalesce(reporter_id, id))::int`.as('reporters'),
          sql<string | null>`(array_agg(id order by id desc))[1]`.as('newest'),
        ])
        .where('target_id', '=', id)
        .where('closed_at', 'is', null)
        .as('open'),
    )
    .set((set) => ({ open_reporters: set.ref('open.reporters'), last_report_id: set.ref('open.newest') }))
    .where('reported_target.id', '=', id)
    .returningAll('reported_target')
    .executeTakeFirstOrThrow();

/** Where a page of the queue begins: after the target with these figures. */
export interface Place {
  readonly reporters: number;
  readonly lastReportId: string;
}

/** What most people report comes first, then what was reported last. */
export function queuedTargets(db: Db, { after, limit }: { after: Place | null; limit: number }) {
  let query = db
    .selectFrom('reported_target as target')
    .leftJoin('listing', 'listing.id', 'target.listing_id')
    .leftJoin('account', 'account.id', 'target.account_id')
    .select([
      'target.id',
      'target.open_reporters',
      sql<string>`target.last_report_id`.as('last_report_id'),
      sql<string>`coalesce(listing.title, account.first_name || ' ' || account.last_name)`.as('title'),
    ])
    .where('target.open_reporters', '>', sql<number>`0`);
  if (after)
    query = query.where(
      sql<boolean>`(target.open_reporters, target.last_report_id) < (${after.reporters}::int, ${after.lastReportId}::uuid)`,
    );
  return query.orderBy('target.open_reporters', 'desc').orderBy('target.last_report_id', 'desc').limit(limit).execute();
}

/** The newest open reports of each target, with who wrote them. */
export async function openReports(db: Db, targetIds: readonly string[], ofEach: number) {
  if (targetIds.length === 0) return [];
  return db
    .selectFrom('reported_target as target')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('report')
          .selectAll()
          .whereRef('report.target_id', '=', 'target.id')
          .where('report.closed_at', 'is', null)
          .orderBy('report.id', 'desc')
          .limit(ofEach)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'newest.reporter_id')
    .selectAll('newest')
    .select('account.email as reporter')
    .where('target.id', 'in', targetIds)
    .orderBy('newest.id', 'desc')
    .execute();
}

/** Every reason that is given for each target, once. */
export async function openReasons(db: Db, targetIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (targetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .select(['target_id', sql<string[]>`array_agg(distinct reason order by reason)`.as('reasons')])
    .where('target_id', 'in', targetIds)
    .where('closed_at', 'is', null)
    .groupBy('target_id')
    .execute();
  return new Map(rows.map(({ target_id, reasons }) => [target_id, reasons]));
}
