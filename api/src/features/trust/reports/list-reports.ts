import {
  DECISIONS_PER_PAGE,
  type DecidedReports,
  EARLIER_DECISIONS,
  REPORTS_OF_A_TARGET,
  REPORTS_PER_PAGE,
  type ReportedTarget,
  type reportsContract,
} from '@letfair/contract/trust/reports';
import { id as anId } from '@letfair/contract/wire/text';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { keysetPage, noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { ownerIdOf, presentEarlierDecisions, presentReport, presentTarget } from './present-reports.ts';
import {
  countOpenReports,
  findReporterHistories,
  findTargets,
  listEarlierDecisions,
  listOpenReports,
  listQueuedTargets,
  listReportsOfDecisions,
  type QueuePosition,
} from './report-queue.repository.ts';
import { listDecisions } from './reports.repository.ts';

const cursorOf = ({ open_reporters, last_report_id }: { open_reporters: number; last_report_id: string }): string =>
  `${open_reporters}.${last_report_id}`;

function parseCursor(cursor: string): QueuePosition | null {
  const [, reporters, lastReportId = ''] = /^(\d{1,9})\.(.{36})$/.exec(cursor) ?? [];
  return reporters && anId.safeParse(lastReportId).success ? { reporters: Number(reporters), lastReportId } : null;
}

export const listReports =
  (db: Db): Handler<typeof reportsContract.queue> =>
  async ({ query: { cursor } }) => {
    const after = cursor === undefined ? null : parseCursor(cursor);
    if (cursor !== undefined && !after) return noSuchPage;
    const found = await listQueuedTargets(db, { after, limit: REPORTS_PER_PAGE + 1 });
    const { rows, nextCursor } = pageOf(found, REPORTS_PER_PAGE, cursorOf);
    return { ok: true, data: { targets: await presentTargets(db, rows), nextCursor } };
  };

async function presentTargets(
  db: Db,
  page: Readonly<Awaited<ReturnType<typeof listQueuedTargets>>>,
): Promise<ReportedTarget[]> {
  const ids = page.map(({ id }) => id);
  const [reports, figures, owners, entries] = await Promise.all([
    listOpenReports(db, ids, REPORTS_OF_A_TARGET),
    countOpenReports(db, ids),
    findAccountsByIds(db, [...new Set(page.map(ownerIdOf))]),
    // A decision may have left two entries.
    listEarlierDecisions(db, ids, 2 * EARLIER_DECISIONS),
  ]);
  const histories = await findReporterHistories(db, reporterIdsOf(reports));
  const byTarget = Map.groupBy(reports, ({ target_id }) => target_id);
  const earlier = Map.groupBy(entries, ({ target_id }) => target_id);

  return page.flatMap((target): ReportedTarget[] => {
    const own = byTarget.get(target.id) ?? [];
    const [newest] = own;
    const owner = owners.get(ownerIdOf(target));
    const open = figures.get(target.id);
    if (!newest || !owner || !open) return [];
    return [
      {
        type: newest.type,
        ...presentTarget(target, owner),
        reporters: target.open_reporters,
        openReports: open.reports,
        lastReportId: newest.id,
        reasons: open.reasons,
        lastAt: newest.created_at.toISOString(),
        waitingSince: open.since.toISOString(),
        reports: own.map((report) => presentReport(report, histories)),
        earlier: presentEarlierDecisions(earlier.get(target.id) ?? [], EARLIER_DECISIONS),
      },
    ];
  });
}

const reporterIdsOf = (reports: readonly { readonly reporter_id: string | null }[]): string[] => [
  ...new Set(reports.flatMap(({ reporter_id }) => reporter_id ?? [])),
];

export const listDecidedReports =
  (db: Db): Handler<typeof reportsContract.decided> =>
  async ({ query: { cursor } }) => {
    const page = await keysetPage(cursor, DECISIONS_PER_PAGE, (range) => listDecisions(db, range));
    if (!page.ok) return page;
    return { ok: true, data: { decisions: await presentDecisions(db, page.rows), nextCursor: page.nextCursor } };
  };

async function presentDecisions(
  db: Db,
  decisions: Readonly<Awaited<ReturnType<typeof listDecisions>>>,
): Promise<DecidedReports[]> {
  if (decisions.length === 0) return [];
  const [reports, targets] = await Promise.all([
    listReportsOfDecisions(
      db,
      decisions.map(({ id }) => id),
      REPORTS_OF_A_TARGET,
    ),
    findTargets(db, [...new Set(decisions.map(({ target_id }) => target_id))]),
  ]);
  const [owners, histories] = await Promise.all([
    findAccountsByIds(db, [...new Set(targets.map(ownerIdOf))]),
    findReporterHistories(db, reporterIdsOf(reports)),
  ]);
  const byDecision = Map.groupBy(reports, ({ decision_id }) => decision_id);
  const byId = new Map(targets.map((target) => [target.id, target]));

  return decisions.flatMap((decision): DecidedReports[] => {
    const own = byDecision.get(decision.id) ?? [];
    const target = byId.get(decision.target_id);
    const owner = target && owners.get(ownerIdOf(target));
    const [newest] = own;
    if (!newest || !owner) return [];
    return [
      {
        id: decision.id,
        decision: decision.decision,
        outcome: decision.outcome,
        reason: decision.reason,
        decidedAt: decision.decided_at.toISOString(),
        decidedBy: decision.admin ?? '',
        type: newest.type,
        ...presentTarget(target, owner),
        closed: decision.reports,
        reports: own.map((report) => presentReport(report, histories)),
      },
    ];
  });
}
