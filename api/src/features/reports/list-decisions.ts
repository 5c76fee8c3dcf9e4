import {
  DECISIONS_PER_PAGE,
  type DecidedReports,
  REPORTS_OF_A_TARGET,
  type reportsContract,
} from '@letfair/contract/reports';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { accountsByIds } from '../accounts/index.ts';
import { listDecisions } from './decisions.repository.ts';
import { reporterIdsOf } from './list-reports.ts';
import { ownerOf, presentReport, presentTarget } from './present-reports.ts';
import { decidedReports, reporterHistories, targetsByIds } from './report-queue.repository.ts';

export const listDecidedReports =
  (db: Db): Handler<typeof reportsContract.decided> =>
  async ({ query: { cursor } }) => {
    const page = await keysetPage(cursor, DECISIONS_PER_PAGE, (range) => listDecisions(db, range));
    if (!page.ok) return page;
    return { ok: true, data: { decisions: await withReports(db, page.rows), nextCursor: page.nextCursor } };
  };

async function withReports(
  db: Db,
  decisions: Readonly<Awaited<ReturnType<typeof listDecisions>>>,
): Promise<DecidedReports[]> {
  if (decisions.length === 0) return [];
  const [reports, targets] = await Promise.all([
    decidedReports(
      db,
      decisions.map(({ id }) => id),
      REPORTS_OF_A_TARGET,
    ),
    targetsByIds(db, [...new Set(decisions.map(({ target_id }) => target_id))]),
  ]);
  const [owners, histories] = await Promise.all([
    accountsByIds(db, [...new Set(targets.map(ownerOf))]),
    reporterHistories(db, reporterIdsOf(reports)),
  ]);
  const byDecision = Map.groupBy(reports, ({ decision_id }) => decision_id);
  const byId = new Map(targets.map((target) => [target.id, target]));

  return decisions.flatMap((decision): DecidedReports[] => {
    const own = byDecision.get(decision.id) ?? [];
    const target = byId.get(decision.target_id);
    const owner = target && owners.get(ownerOf(target));
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
