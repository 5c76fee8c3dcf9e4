import type { ReportedPart, ReportOutcome, ReportType } from '@letfair/domain/trust/reports/reports';
import { type Insertable, type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';

type TargetRow = Selectable<Tables['reported_target']>;

/** The part of a conversation that is shared with a report. */
export interface SharedPart {
  readonly conversation_id: string;
  readonly about: ReportedPart;
  /** Number of the newest message. */
  readonly shared_up_to: number;
}

interface ReportTarget {
  readonly ownerId: string;
  readonly title: string;
}

/** Only listings that are or were public. */
export async function findReportableListing(db: Db, id: string): Promise<ReportTarget | null> {
  const listing = await db
    .selectFrom('listing')
    .select(['account_id', 'title'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return listing ? { ownerId: listing.account_id, title: listing.title } : null;
}

/** Only people the reader can have met: in a conversation, or through a live listing. */
export async function findReportablePerson(db: Db, id: string, readerId: string): Promise<ReportTarget | null> {
  const person = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where((where) => {
      const haveConversation = (tenantId: string, listerId: string) =>
        where.exists(
          where
            .selectFrom('conversation')
            .select('conversation.id')
            .where('tenant_id', '=', tenantId)
            .where('lister_id', '=', listerId),
        );
      return where.or([
        where('id', '=', readerId),
        haveConversation(id, readerId),
        haveConversation(readerId, id),
        where.exists(
          where
            .selectFrom('listing')
            .select('listing.id')
            .where('listing.account_id', '=', id)
            .where('listing.status', '=', 'live'),
        ),
      ]);
    })
    .executeTakeFirst();
  return person ? { ownerId: id, title: `${person.first_name} ${person.last_name}` } : null;
}

/** The first report inserts the row; the lock serialises reports about one target. */
export const lockTarget = (tx: Tx, type: ReportType, id: string): Promise<TargetRow> =>
  tx
    .insertInto('reported_target')
    .values({ id, ...(type === 'user' ? { account_id: id } : { listing_id: id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returningAll()
    .executeTakeFirstOrThrow();

interface OpenReport {
  readonly reporterId: string;
  readonly targetId: string;
  readonly type: ReportType;
  readonly shared: SharedPart | null;
}

export const findOpenReport = (
  db: Db,
  { reporterId, targetId, type, shared }: OpenReport,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('report')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('target_id', '=', targetId)
    .where('type', '=', type)
    .where('conversation_id', 'is not distinct from', shared?.conversation_id ?? null)
    .where('shared_up_to', 'is not distinct from', shared?.shared_up_to ?? null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const insertReport = (tx: Tx, report: Insertable<Tables['report']>) =>
  tx.insertInto('report').values(report).execute();

/** A reporter whose account is gone still counts. */
export const recountOpenReports = (tx: Tx, id: string): Promise<TargetRow> =>
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

export type DecisionRow = Selectable<Tables['report_decision']>;

export const findTarget = (db: Db, id: string): Promise<TargetRow | undefined> =>
  db.selectFrom('reported_target').selectAll().where('id', '=', id).executeTakeFirst();

/** Serialises reports and decisions about a target; in one order, so that nobody waits for each other. */
export const lockExistingTargets = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('reported_target').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

/** Ids are in order of creation. */
export const countOpenReportsUpTo = (db: Db, targetId: string, lastReportId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('report')
      .where('target_id', '=', targetId)
      .where('closed_at', 'is', null)
      .where('id', '<=', lastReportId),
  );

export const findLastDecision = (db: Db, targetId: string): Promise<DecisionRow | undefined> =>
  db
    .selectFrom('report_decision')
    .selectAll()
    .where('target_id', '=', targetId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertDecision = (tx: Tx, decision: Insertable<Tables['report_decision']>): Promise<DecisionRow> =>
  tx.insertInto('report_decision').values(decision).returningAll().executeTakeFirstOrThrow();

interface Closing {
  readonly targetId: string;
  readonly lastReportId: string;
  readonly decisionId: string;
  readonly outcome: ReportOutcome;
}

export const closeReports = (tx: Tx, { targetId, lastReportId, decisionId, outcome }: Closing) =>
  tx
    .updateTable('report')
    .set({ closed_at: sql<Date>`now()`, outcome, decision_id: decisionId })
    .where('target_id', '=', targetId)
    .where('closed_at', 'is', null)
    .where('id', '<=', lastReportId)
    .execute();

/** Each reporter once, leaving out suspended and closed accounts. */
export const listReportersToTell = (db: Db, decisionId: string) =>
  db
    .selectFrom('report')
    .innerJoin('account', 'account.id', 'report.reporter_id')
    .select(['account.email', sql<boolean>`bool_or(report.about is not null)`.as('has_shared')])
    .groupBy('account.email')
    .where('report.decision_id', '=', decisionId)
    .where('account.suspended_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .execute();

/** A suspension that waits for a second admin knows which reports led to it. */
export const rememberSuspensionReports = (tx: Tx, reports: Insertable<Tables['suspension_report']>) =>
  tx
    .insertInto('suspension_report')
    .values(reports)
    .onConflict((already) =>
      already
        .columns(['measure_id', 'target_id'])
        .doUpdateSet((set) => ({ last_report_id: set.ref('excluded.last_report_id') })),
    )
    .execute();

export const listSuspensionReports = (db: Db, measureId: string) =>
  db.selectFrom('suspension_report').selectAll().where('measure_id', '=', measureId).orderBy('target_id').execute();

/** Targets of reports that a suspension would close if it started now. */
export async function listTargetsBehindSuspension(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('measure')
    .innerJoin('suspension_report', 'suspension_report.measure_id', 'measure.id')
    .select('suspension_report.target_id')
    .where('measure.account_id', '=', accountId)
    .where('measure.ended_at', 'is', null)
    .where('measure.kind', '=', sql<'suspend'>`'suspend'`)
    .execute();
  return rows.map(({ target_id }) => target_id);
}

/** Newest first. */
export function listDecisions(db: Db, { before, limit }: { before: string | null; limit: number }) {
  let query = db
    .selectFrom('report_decision as decision')
    .leftJoin('account', 'account.id', 'decision.decided_by')
    .selectAll('decision')
    .select('account.email as admin')
    .orderBy('decision.id', 'desc')
    .limit(limit);
  if (before) query = query.where('decision.id', '<', before);
  return query.execute();
}
