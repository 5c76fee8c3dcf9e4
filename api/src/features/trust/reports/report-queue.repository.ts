import { READ_MESSAGES_ACTION } from '@letfair/domain/trust/reports/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** Keyset position in the queue. */
export interface QueuePosition {
  readonly reporters: number;
  readonly lastReportId: string;
}

const selectTargets = (db: Db) =>
  db
    .selectFrom('reported_target as target')
    .leftJoin('listing', 'listing.id', 'target.listing_id')
    .select([
      'target.id',
      'target.account_id',
      'listing.account_id as lister_id',
      'listing.title as listing_title',
      'listing.status as listing_status',
    ]);
export type TargetView = Awaited<ReturnType<typeof findTargets>>[number];

/** Most reporters first, then most recent. */
export function listQueuedTargets(db: Db, { after, limit }: { after: QueuePosition | null; limit: number }) {
  let query = selectTargets(db)
    .select(['target.open_reporters', sql<string>`target.last_report_id`.as('last_report_id')])
    .where('target.open_reporters', '>', sql<number>`0`);
  if (after)
    query = query.where(
      sql<boolean>`(target.open_reporters, target.last_report_id) < (${after.reporters}::int, ${after.lastReportId}::uuid)`,
    );
  return query.orderBy('target.open_reporters', 'desc').orderBy('target.last_report_id', 'desc').limit(limit).execute();
}

export const findTargets = (db: Db, ids: readonly string[]) =>
  selectTargets(db).where('target.id', 'in', ids).execute();

async function listNewestReports(db: Db, of: RawBuilder<boolean>, ids: readonly string[], ofEach: number) {
  if (ids.length === 0) return [];
  return db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'owner'>(sql`owner(id)`))
    .innerJoinLateral(
      (from) =>
        from.selectFrom('report').selectAll('report').where(of).orderBy('report.id', 'desc').limit(ofEach).as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'newest.reporter_id')
    .selectAll('newest')
    .select((from) => [
      'account.email',
      'account.user_type',
      'account.suspended_at',
      from
        .selectFrom('shared_message')
        .select(sql<number>`count(*)::int`.as('shared'))
        .whereRef('shared_message.report_id', '=', 'newest.id')
        .as('shared_messages'),
    ])
    .orderBy('newest.id', 'desc')
    .execute();
}
export type ReportView = Awaited<ReturnType<typeof listNewestReports>>[number];

const openOfTarget = sql<boolean>`report.target_id = owner.id and report.closed_at is null`;
export const listOpenReports = (db: Db, targetIds: readonly string[], ofEach: number): Promise<ReportView[]> =>
  listNewestReports(db, openOfTarget, targetIds, ofEach);

const closedByDecision = sql<boolean>`report.decision_id = owner.id`;
export const listReportsOfDecisions = (db: Db, decisionIds: readonly string[], ofEach: number): Promise<ReportView[]> =>
  listNewestReports(db, closedByDecision, decisionIds, ofEach);

interface OpenReportTotals {
  readonly reports: number;
  readonly reasons: string[];
  readonly since: Date;
}

export async function countOpenReports(
  db: Db,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, OpenReportTotals>> {
  if (targetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .select([
      'target_id',
      sql<number>`count(*)::int`.as('reports'),
      sql<string[]>`array_agg(distinct reason order by reason)`.as('reasons'),
      sql<Date>`min(created_at)`.as('since'),
    ])
    .where('target_id', 'in', targetIds)
    .where('closed_at', 'is', null)
    .groupBy('target_id')
    .execute();
  return new Map(rows.map(({ target_id, ...figures }) => [target_id, figures]));
}

export interface ReporterHistory {
  readonly sent: number;
  readonly upheld: number;
  readonly dismissed: number;
}

export async function findReporterHistories(
  db: Db,
  reporterIds: readonly string[],
): Promise<ReadonlyMap<string, ReporterHistory>> {
  if (reporterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('report')
    .select([
      sql<string>`reporter_id`.as('id'),
      sql<number>`count(*)::int`.as('sent'),
      sql<number>`count(*) filter (where outcome = 'upheld')::int`.as('upheld'),
      sql<number>`count(*) filter (where outcome = 'dismissed')::int`.as('dismissed'),
    ])
    .where('reporter_id', 'in', reporterIds)
    .groupBy('reporter_id')
    .execute();
  return new Map(rows.map(({ id, ...history }) => [id, history]));
}

/** Newest first. */
export async function listEarlierDecisions(db: Db, targetIds: readonly string[], ofEach: number) {
  if (targetIds.length === 0) return [];
  return db
    .selectFrom('reported_target as target')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('audit_entry')
          .selectAll('audit_entry')
          .where('audit_entry.target_type', 'in', ['listing', 'account', 'report'])
          .whereRef('audit_entry.target_id', '=', 'target.id')
          .where('audit_entry.actor_role', '=', 'moderator')
          .where('audit_entry.action', '<>', READ_MESSAGES_ACTION)
          .orderBy('audit_entry.id', 'desc')
          .limit(ofEach)
          .as('entry'),
      (join) => join.onTrue(),
    )
    .leftJoin('account', 'account.id', 'entry.actor_id')
    .selectAll('entry')
    .select('account.email as actor')
    .where('target.id', 'in', targetIds)
    .orderBy('entry.id', 'desc')
    .execute();
}
export type EarlierDecision = Awaited<ReturnType<typeof listEarlierDecisions>>[number];
