import type { reportsContract } from '@letfair/contract/trust/reports';
import { measureProblems } from '@letfair/domain/trust/moderation/measures';
import { decisionProblems, decisionsAbout } from '@letfair/domain/trust/reports/reports';
import type { Call, Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../platform/http/refusals.ts';
import { lockListing } from '../../listings/manage/index.ts';
import {
  closeReportsInTx,
  countOpenReportsUpTo,
  type DecisionRow,
  findLastDecision,
  findTarget,
  listTargetsBehindSuspension,
  lockExistingTargets,
  rememberSuspensionReports,
} from '../reports/index.ts';
import { suspendOrRequestInTx } from '../suspension/index.ts';
import { hideListingInTx } from './decide-listing.ts';

type Decide = typeof reportsContract.decide;

const targetNotFound = notFound('No one has reported this.');
const reportsChanged = conflict(decisionProblems.changed);
const refused = (field: 'reason' | 'decision') => invalid(field, decisionProblems[field]);

/**
 * Repeating a decision changes nothing. Reports that came after the admin's view stay open, and a changed set is
 * refused.
 */
export const decideReports =
  (publicUrl: string): Handler<Decide> =>
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
      if (!accountId) return targetNotFound;
      const locked = await lockExistingTargets(tx, [targetId, ...(await listTargetsBehindSuspension(tx, accountId))]);
      if (!locked.some(({ id }) => id === targetId)) return targetNotFound;

      const earlier = await findLastDecision(tx, targetId);
      if (earlier && isSameDecision(earlier, { ...body, reason }, actor.id)) return presentDecision(earlier);
      const open = await countOpenReportsUpTo(tx, targetId, body.seen.lastReportId);
      if (open !== body.seen.reports) return reportsChanged;

      const how = { actorId: actor.id, reason, publicUrl };
      if (body.decision === 'suspend-user') {
        const suspending = { ...how, targetId: accountId, keepsSuspension: true, decidedTargetId: targetId };
        const suspended = await suspendOrRequestInTx(tx, suspending);
        if (!suspended.ok) return suspended;
        if (suspended.state !== 'suspended') {
          // Reporters are told when another admin has confirmed it.
          const { lastReportId: last_report_id } = body.seen;
          await rememberSuspensionReports(tx, { measure_id: suspended.measureId, target_id: targetId, last_report_id });
          return { ok: true, data: null, message: measureProblems.asked };
        }
      }
      const { decision, seen } = body;
      const closed = await closeReportsInTx(tx, { targetId, adminId: actor.id, decision, reason, seen, publicUrl });
      if (decision === 'hide-listing' && listing) await hideListingInTx(tx, listing, how);
      return presentDecision(closed);
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
  dismiss: 'The reports have been dismissed.',
  'hide-listing': 'The listing has been hidden.',
  'suspend-user': 'The user has been suspended.',
} as const;
