import { outcomeOf, type ReportDecision } from '@letfair/domain/trust/reports/reports';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { listingById } from '../../listings/manage/index.ts';
import { reportOutcomeMail } from './mails.ts';
import {
  closeReports,
  countOpenReportsUpTo,
  type DecisionRow,
  findTarget,
  insertDecision,
  listReportersToTell,
  listSuspensionReports,
  recountOpenReports,
} from './reports.repository.ts';
import { markDecided } from './shared-messages.repository.ts';

interface Closing {
  readonly targetId: string;
  readonly adminId: string;
  readonly decision: ReportDecision;
  readonly reason: string;
  /** Reports that came later stay open. */
  readonly seen: { readonly lastReportId: string; readonly reports: number };
  readonly publicUrl: string;
}

/** Closes the reports that were seen, and tells the reporters. The target has to be locked. */
export async function closeReportsInTx(
  tx: Tx,
  { targetId, adminId, decision, reason, seen, publicUrl }: Closing,
): Promise<DecisionRow> {
  const outcome = outcomeOf(decision);
  const saved = await insertDecision(tx, {
    id: newId(),
    target_id: targetId,
    decision,
    outcome,
    reason,
    last_report_id: seen.lastReportId,
    reports: seen.reports,
    decided_by: adminId,
  });
  await closeReports(tx, { targetId, lastReportId: seen.lastReportId, decisionId: saved.id, outcome });
  await markDecided(tx, saved.id);
  await recountOpenReports(tx, targetId);
  await recordAudit(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action: decision,
    target_type: 'report',
    target_id: targetId,
    status: outcome,
    note: reason,
  });
  await mailReporters(tx, saved, publicUrl);
  return saved;
}

async function mailReporters(tx: Tx, { id, decision, target_id }: DecisionRow, publicUrl: string): Promise<void> {
  const target = await findTarget(tx, target_id);
  const listing = target?.listing_id ? await listingById(tx, target.listing_id) : undefined;
  const outcome = { decision, listingTitle: listing?.title ?? null, contact: `${publicUrl}/contact` };
  for (const { email, has_shared: hasShared } of await listReportersToTell(tx, id))
    await enqueueMail(tx, email, reportOutcomeMail({ ...outcome, hasShared }));
}

interface StartedSuspension extends Pick<Closing, 'adminId' | 'reason' | 'publicUrl'> {
  readonly measureId: string;
  /** Its reports are decided by whoever starts the suspension. */
  readonly decidedTargetId: string | undefined;
}

/** A suspension that was asked for because of reports closes them when it starts. Their targets have to be locked. */
export async function closeSuspensionReportsInTx(
  tx: Tx,
  { measureId, decidedTargetId, ...how }: StartedSuspension,
): Promise<void> {
  for (const { target_id: targetId, last_report_id: lastReportId } of await listSuspensionReports(tx, measureId)) {
    if (targetId === decidedTargetId) continue;
    const reports = await countOpenReportsUpTo(tx, targetId, lastReportId);
    // None where another decision has closed them meanwhile.
    if (reports > 0)
      await closeReportsInTx(tx, { ...how, targetId, decision: 'suspend-user', seen: { lastReportId, reports } });
  }
}
