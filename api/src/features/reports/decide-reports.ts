import type { reportsContract } from '@letfair/contract/reports';
import { measureProblems } from '@letfair/domain/moderation/measures';
import { decisionProblems, decisionsAbout, outcomeOf } from '@letfair/domain/reports/reports';
import type { Tx } from '../../platform/db.ts';
import type { Call, Handler } from '../../platform/http/handlers.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusals.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { recordAudit } from '../audit/index.ts';
import { type ListingRow, lockListing } from '../listings/index.ts';
import { hideListingInTx } from '../moderation/index.ts';
import { suspendOrRequestInTx } from '../suspension/index.ts';
import { reportOutcomeMail } from './mails.ts';
import {
  closeReports,
  countOpenReportsUpTo,
  type DecisionRow,
  findLastDecision,
  findTarget,
  insertDecision,
  listReporterEmails,
  lockExistingTarget,
  recountOpenReports,
} from './reports.repository.ts';
import type { ReportsDeps } from './send-report.ts';

type Decide = typeof reportsContract.decide;

const targetNotFound = notFound('Nobody has reported this.');
const reportsChanged = conflict(decisionProblems.changed);
const refused = (field: 'reason' | 'decision') => invalid(field, decisionProblems[field]);

/**
 * Repeating a decision changes nothing. Reports that came after the admin's view stay open, and a changed set is
 * refused.
 */
export const decideReports =
  ({ publicUrl }: Pick<ReportsDeps, 'publicUrl'>): Handler<Decide> =>
  async ({ actor, params: { targetId }, body, write }) => {
    const reason = body.reason.trim();
    if (reason === '') return refused('reason');
    return write(async (tx) => {
      const target = await findTarget(tx, targetId);
      if (!target) return targetNotFound;
      if (!decisionsAbout(target.listing_id ? 'listing' : 'account').includes(body.decision))
        return refused('decision');
      const listing = target.listing_id ? await lockListing(tx, target.listing_id) : undefined;
      const accountId = target.account_id ?? listing?.account_id;
      if (!accountId || !(await lockExistingTarget(tx, targetId))) return targetNotFound;

      const earlier = await findLastDecision(tx, targetId);
      if (earlier && isSameDecision(earlier, { ...body, reason }, actor.id)) return presentDecision(earlier);
      const open = await countOpenReportsUpTo(tx, targetId, body.seen.lastReportId);
      if (open !== body.seen.reports) return reportsChanged;

      const how = { actorId: actor.id, reason, publicUrl };
      if (body.decision === 'suspend-user') {
        const suspended = await suspendOrRequestInTx(tx, { ...how, targetId: accountId, keepsSuspension: true });
        if (!suspended.ok) return suspended;
        // Reporters are not told of a suspension that nobody has confirmed.
        if (suspended.state !== 'suspended') return { ok: true, data: null, message: measureProblems.asked };
      }
      const decision = await closeWithDecision(tx, { targetId, adminId: actor.id, body: { ...body, reason } });
      if (body.decision === 'hide-listing' && listing) await hideListingInTx(tx, listing, how);
      await mailReporters(tx, decision, listing, publicUrl);
      return presentDecision(decision);
    });
  };

type Body = Call<Decide>['body'];

const isSameDecision = (earlier: DecisionRow, { decision, reason, seen }: Body, adminId: string): boolean =>
  earlier.decided_by === adminId &&
  earlier.decision === decision &&
  earlier.reason === reason &&
  earlier.last_report_id === seen.lastReportId;

const presentDecision = ({ id, decision, outcome, reports }: DecisionRow) =>
  ({ ok: true, data: { id, decision, outcome, closed: reports }, message: decisionMessages[decision] }) as const;

const decisionMessages = {
  dismiss: 'The reports are dismissed.',
  'hide-listing': 'The listing is hidden.',
  'suspend-user': 'The user is suspended.',
} as const;

interface Closing {
  readonly targetId: string;
  readonly adminId: string;
  readonly body: Body;
}

async function closeWithDecision(tx: Tx, { targetId, adminId, body }: Closing): Promise<DecisionRow> {
  const { decision, reason, seen } = body;
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
  return saved;
}

async function mailReporters(
  tx: Tx,
  { id, decision }: DecisionRow,
  listing: ListingRow | undefined,
  publicUrl: string,
) {
  const mail = reportOutcomeMail({ decision, listingTitle: listing?.title ?? null, contact: `${publicUrl}/contact` });
  for (const email of await listReporterEmails(tx, id)) await enqueueMail(tx, email, mail);
}
