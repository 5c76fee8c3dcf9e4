import { suspensionRefusal, USUAL_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { measureProblems, needsSecondPerson } from '@letfair/domain/trust/moderation/measures';
import { recordAudit } from '../../../platform/audit.ts';
import { runHooks, type Tx } from '../../../platform/db.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { type Account, lockAccountAndAdmins, suspendAccount, unsuspendAccount } from '../../accounts/sign-in/index.ts';
import { closeSuspensionReportsInTx, listTargetsBehindSuspension, lockExistingTargets } from '../reports/index.ts';
import { createAppealLink, deleteSuspensionLinks } from './appeal-links.repository.ts';
import { suspendedMail, suspensionLiftedMail } from './measure-mails.ts';
import {
  countHomes,
  endMeasures,
  enqueueLifting,
  findOpenMeasure,
  insertMeasure,
  type MeasureRow,
  updateMeasure,
} from './measures.repository.ts';

interface SuspensionDecision<Actor = string> {
  readonly actorId: Actor;
  readonly targetId: string;
  readonly publicUrl: string;
}

const userNotFound = notFound('We couldn’t find this user.');
/** Somebody with many homes is suspended by two admins: one asks for it, another one suspends. */
export const secondPersonNeeded = conflict(measureProblems.secondPerson);

export interface Suspending extends SuspensionDecision {
  readonly reason: string;
  /** Null, or absent, for one that lasts until it is lifted. */
  readonly endsAt?: Date | null;
  /** True where a suspension that has no end stays as it is, with its reason. */
  readonly keepsSuspension?: boolean;
  /** The title of a home that was rejected with it, which the same email tells of. */
  readonly rejectedTitle?: string;
  /** What was reported, where the suspension decides about reports. */
  readonly decidedTargetId?: string;
}

type SuspensionResult =
  | { readonly ok: true; readonly account: Account; readonly isTold: boolean }
  | typeof userNotFound
  | { readonly ok: false; readonly code: 'conflict'; readonly message: string };

/**
 * Ends all sessions, hides the listings and mails the reason; an unchanged reason is not mailed again. Reports that
 * led to a suspension which waited are closed. Locks the target's and all admins' accounts, so a transaction that also
 * locks listings has to lock those first.
 */
export async function suspendInTx(tx: Tx, suspending: Suspending): Promise<SuspensionResult> {
  const { actorId, targetId, publicUrl, reason, endsAt = null, keepsSuspension = false, rejectedTitle } = suspending;
  const reported = await listTargetsBehindSuspension(tx, targetId);
  if (reported.length > 0) await lockExistingTargets(tx, reported);
  const locked = await lockAccountAndAdmins(tx, targetId);
  const target = locked.find(({ id }) => id === targetId);
  if (!target || target.erased_at) return userNotFound;
  const activeAdminIds = locked
    .filter(({ user_type, hidden_at }) => user_type === 'admin' && hidden_at === null)
    .map(({ id }) => id);
  const refusal = suspensionRefusal({ actorId, targetId, activeAdminIds });
  if (refusal) return conflict(refusal);

  const why = reason.trim() || USUAL_SUSPENSION_REASON;
  const open = await findOpenMeasure(tx, targetId, 'suspend');
  const isUnchanged = keepsSuspension || target.suspension_reason === why;
  if (target.suspended_at && isUnchanged && isSameMoment(open?.ends_at ?? null, endsAt))
    return { ok: true, account: target, isTold: false };
  const isAskedByAnother = open !== undefined && open.requested_by !== actorId;
  if (!target.suspended_at && !isAskedByAnother) {
    const homes = await countHomes(tx, targetId);
    if (needsSecondPerson({ homes, actorId, activeAdminIds })) return secondPersonNeeded;
  }
  const account = await suspendAccount(tx, targetId, why);
  await runHooks(tx, 'afterAccountStep', targetId, 'suspend');
  await startSuspension(tx, open, { account_id: targetId, reason: why, ends_at: endsAt, actorId });
  const decided = { action: 'suspend', status: 'suspended', note: why } as const;
  const decision_id = await recordAudit(tx, { ...auditEntryOf(actorId, targetId), ...decided });
  if (open && !open.started_at) {
    const { decidedTargetId } = suspending;
    const started = { measureId: open.id, adminId: actorId, reason: why, publicUrl, decidedTargetId };
    await closeSuspensionReportsInTx(tx, started);
  }
  await deleteSuspensionLinks(tx, targetId);
  const link = await createAppealLink(tx, { account_id: targetId, decision_id }, publicUrl);
  const contact = `${publicUrl}/contact`;
  await enqueueMail(tx, account.email, suspendedMail({ reason: why, endsAt, link, contact, rejectedTitle }));
  return { ok: true, account, isTold: true };
}

const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

interface Started {
  readonly account_id: string;
  readonly reason: string;
  readonly ends_at: Date | null;
  readonly actorId: string;
}

/** The request of another admin becomes the suspension, and so does one that gets another reason or end. */
async function startSuspension(tx: Tx, open: MeasureRow | undefined, { actorId, ...measure }: Started): Promise<void> {
  const { reason, ends_at } = measure;
  const started_at = open?.started_at ?? new Date();
  const confirmed_by = open && !open.started_at ? actorId : (open?.confirmed_by ?? null);
  if (open) await updateMeasure(tx, open.id, { reason, ends_at, started_at, confirmed_by });
  const started = open
    ? { ...open, ends_at }
    : await insertMeasure(tx, { ...measure, kind: 'suspend', requested_by: actorId, started_at });
  await enqueueLifting(tx, started);
}

/** Lifting twice changes nothing. */
export async function liftSuspensionInTx(
  tx: Tx,
  { actorId, targetId, publicUrl }: SuspensionDecision<string | null>,
): Promise<SuspensionResult> {
  const target = (await lockAccountAndAdmins(tx, targetId)).find(({ id }) => id === targetId);
  if (!target || target.erased_at) return userNotFound;
  if (!target.suspended_at) return { ok: true, account: target, isTold: false };
  const account = await unsuspendAccount(tx, targetId);
  await endMeasures(tx, targetId, 'suspend');
  await runHooks(tx, 'afterAccountStep', targetId, 'unsuspend');
  await recordAudit(tx, { ...auditEntryOf(actorId, targetId), action: 'unsuspend', status: 'active' });
  const links = { login: `${publicUrl}/auth/login`, contact: `${publicUrl}/contact` };
  await enqueueMail(tx, account.email, suspensionLiftedMail(links));
  return { ok: true, account, isTold: true };
}

/** The clock lifts a suspension at its end. */
const auditEntryOf = (actor_id: string | null, target_id: string) =>
  ({ actor_id, actor_role: actor_id ? 'moderator' : 'clock', target_type: 'account', target_id }) as const;
