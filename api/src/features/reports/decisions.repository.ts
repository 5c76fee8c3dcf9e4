import type { ReportOutcome } from '@letfair/domain/reports/decisions';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';
import type { TargetRow } from './reports.repository.ts';

export type DecisionRow = Selectable<Tables['report_decision']>;

export const targetById = (db: Db, id: string): Promise<TargetRow | undefined> =>
  db.selectFrom('reported_target').selectAll().where('id', '=', id).executeTakeFirst();

/** Whoever reports or decides about the same thing at the same moment waits. */
export const lockKnownTarget = (tx: Tx, id: string) =>
  tx.selectFrom('reported_target').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Open reports up to this one; ids are in order of time. */
export async function countOpenUpTo(db: Db, targetId: string, lastReportId: string): Promise<number> {
  const { reports } = await db
    .selectFrom('report')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('target_id', '=', targetId)
    .where('closed_at', 'is', null)
    .where('id', '<=', lastReportId)
    .executeTakeFirstOrThrow();
  return reports;
}

export const lastDecisionAbout = (db: Db, targetId: string): Promise<DecisionRow | undefined> =>
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

/** Everybody whose report a decision has closed, once, who can be written to. */
export async function reportersToTell(db: Db, decisionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('account', 'account.id', 'report.reporter_id')
    .select('account.email')
    .distinct()
    .where('report.decision_id', '=', decisionId)
    .where('account.suspended_at', 'is', null)
    .where('account.closed_at', 'is', null)
    .execute();
  return rows.map(({ email }) => email);
}

/** Newest first, with who decided. */
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
