import { MEASURES_PER_PAGE, MOST_MEASURES, type measuresContract } from '@letfair/contract/trust/admin/measures';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import { daysAfter } from '@letfair/domain/plain-date';
import type { AuditAction } from '@letfair/domain/trust/audit-words';
import {
  endsOnProblem,
  LONGEST_MEASURE_DAYS,
  measureProblems,
  measureSteps,
} from '@letfair/domain/trust/moderation/measures';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit.ts';
import { type Db, runHooks, type Tx, write } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/http/refusals.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAffected } from '../../accounts/affected/index.ts';
import { type Account, findAccountById, lockAccount } from '../../accounts/sign-in/index.ts';
import { endInvitationsBy } from '../../agencies/invitations/index.ts';
import { createAppealLink } from './appeal-links.repository.ts';
import { measureLiftedMail, measureMail } from './measure-mails.ts';
import {
  enqueueLifting,
  findMeasure,
  findOpenMeasure,
  insertMeasure,
  listMeasuresOf,
  listWaitingMeasures,
  type MeasureRow,
  presentMeasure,
  setRestriction,
  showMeasure,
  updateMeasure,
} from './measures.repository.ts';
import { liftSuspensionInTx, type Suspending, secondPersonNeeded, suspendInTx } from './suspend.ts';

type Apply = typeof measuresContract.apply;

const userNotFound = notFound('We couldn’t find this user.');
const measureNotFound = notFound('We couldn’t find this warning or restriction.');
const isOver = conflict(measureProblems.over);

interface Decision {
  readonly actorId: string;
  readonly publicUrl: string;
  readonly kind: Exclude<MeasureRow['kind'], 'suspend'>;
  readonly reason: string;
  readonly endsAt: Date | null;
}

const applyMeasure =
  (publicUrl: string): Handler<Apply> =>
  async ({ actor, params: { id }, body: { kind, reason, endsOn, seen }, write }) => {
    const today = ukDay(new Date());
    const wrongDay = endsOnProblem(kind, endsOn, today, daysAfter(today, LONGEST_MEASURE_DAYS));
    if (wrongDay) return invalid('endsOn', wrongDay);
    const step = measureSteps[kind];
    return write(async (tx) => {
      if (step && seen !== undefined && seen !== (await findAffected(tx, id, step)).seen)
        return conflict(AFFECTED_CHANGED);
      const endsAt = endsOn ? await ukMidnight(tx, endsOn) : null;
      const decision = { actorId: actor.id, publicUrl, reason, endsAt };
      return kind === 'suspend'
        ? applySuspension(tx, { ...decision, targetId: id })
        : restrict(tx, id, { ...decision, kind });
    });
  };

async function ukMidnight(tx: Tx, day: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select (${day}::date)::timestamp at time zone 'Europe/London' as at`.execute(
    tx,
  );
  return rows[0]!.at;
}

async function applySuspension(tx: Tx, suspending: Suspending) {
  const answer = await suspendOrRequestInTx(tx, suspending);
  if (!answer.ok) return answer;
  if (answer.state === 'waiting') return conflict(measureProblems.inForce);
  return present(tx, answer.measureId, answer.state === 'asked' ? measureProblems.asked : 'User suspended');
}

/** Where a second admin is needed, the suspension is only asked for, and nobody is told yet. */
export async function suspendOrRequestInTx(tx: Tx, suspending: Suspending) {
  const { actorId, targetId, reason, endsAt = null } = suspending;
  const suspended = await suspendInTx(tx, suspending);
  if (!suspended.ok && suspended !== secondPersonNeeded) return suspended;
  const open = await findOpenMeasure(tx, targetId, 'suspend');
  if (suspended.ok)
    return open
      ? ({ ok: true, state: 'suspended', measureId: open.id, isTold: suspended.isTold } as const)
      : userNotFound;
  if (open) return { ok: true, state: 'waiting', measureId: open.id, isTold: false } as const;
  const request = { account_id: targetId, kind: 'suspend', reason, requested_by: actorId, ends_at: endsAt } as const;
  const { id: measureId } = await insertMeasure(tx, request);
  await logMeasure(tx, { actorId, accountId: targetId, action: 'request-suspension', status: 'waiting', note: reason });
  return { ok: true, state: 'asked', measureId, isTold: false } as const;
}

async function restrict(tx: Tx, id: string, { actorId, publicUrl, kind, reason, endsAt }: Decision) {
  const account = await lockAccount(tx, id);
  if (!account || account.erased_at) return userNotFound;
  const refusal = restrictionRefusal(account, kind);
  if (refusal) return conflict(refusal);
  if (kind !== 'warn' && (await findOpenMeasure(tx, id, kind))) return conflict(measureProblems.inForce);
  const now = new Date();
  const started = { requested_by: actorId, started_at: now, ends_at: endsAt, ended_at: kind === 'warn' ? now : null };
  const measure = await insertMeasure(tx, { account_id: id, kind, reason, ...started });
  if (kind === 'limit' || kind === 'hide') {
    await setRestriction(tx, id, kind, true);
    await endInvitationsBy(tx, id);
  }
  if (kind === 'hide') await runHooks(tx, 'afterAccountStep', id, measureSteps.hide);
  await enqueueLifting(tx, measure);
  const decision_id = await logMeasure(tx, { actorId, accountId: id, action: kind, status: kind, note: reason });
  const link = await createAppealLink(tx, { account_id: id, decision_id }, publicUrl);
  await enqueueMail(tx, account.email, measureMail({ kind, reason, endsAt, link, contact: `${publicUrl}/contact` }));
  return present(tx, measure.id, 'We’ve emailed the user.');
}

function restrictionRefusal({ user_type }: Account, kind: MeasureRow['kind']): string | null {
  if (user_type === 'admin' && kind !== 'warn') return measureProblems.admin;
  return kind === 'hide' && user_type === 'tenant' ? measureProblems.noHomes : null;
}

const present = async (tx: Tx, id: string, message: string) =>
  ({ ok: true, data: await showMeasure(tx, id), message }) as const;

interface Logged {
  /** Null for the clock. */
  readonly actorId: string | null;
  readonly accountId: string;
  readonly action: AuditAction<'account'>;
  readonly status: string;
  readonly note?: string;
}

const logMeasure = (tx: Tx, { actorId, accountId, action, status, note = '' }: Logged) =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: actorId ? 'moderator' : 'clock',
    action,
    target_type: 'account',
    target_id: accountId,
    status,
    note,
  });

const confirmMeasure =
  (publicUrl: string): Handler<typeof measuresContract.confirm> =>
  ({ actor, params: { id }, write }) =>
    write(async (tx) => {
      const measure = await findMeasure(tx, id);
      if (!measure) return measureNotFound;
      if (measure.started_at || measure.ended_at) return isOver;
      if (measure.requested_by === actor.id) return forbidden(measureProblems.samePerson);
      const { account_id: targetId, reason, ends_at: endsAt } = measure;
      const suspended = await suspendInTx(tx, { actorId: actor.id, targetId, publicUrl, reason, endsAt });
      // Withdrawn or confirmed while the account was waited for.
      if (suspended === secondPersonNeeded) return isOver;
      return suspended.ok ? present(tx, id, 'User suspended') : suspended;
    });

const liftMeasure =
  (publicUrl: string): Handler<typeof measuresContract.lift> =>
  ({ actor, params: { id }, write }) =>
    write(async (tx) => {
      const measure = await findMeasure(tx, id);
      if (!measure) return measureNotFound;
      const lifted = await liftInTx(tx, measure, actor.id, publicUrl);
      return lifted ? present(tx, id, 'The restriction has been lifted.') : isOver;
    });

/** False for one that is over already. */
async function liftInTx(tx: Tx, found: MeasureRow, actorId: string | null, publicUrl: string): Promise<boolean> {
  const { id, account_id, kind, started_at } = found;
  if (found.ended_at) return false;
  // It locks the account together with the admins, so the account must not be locked before.
  if (kind === 'suspend' && started_at)
    return (await liftSuspensionInTx(tx, { actorId, targetId: account_id, publicUrl })).ok;
  const account = await lockAccount(tx, account_id);
  const measure = await findMeasure(tx, id);
  if (!account || account.erased_at || !measure || measure.ended_at) return false;
  if (kind === 'suspend') {
    if (measure.started_at) return false;
    await updateMeasure(tx, id, { ended_at: new Date() });
    await logMeasure(tx, { actorId, accountId: account_id, action: 'withdraw-suspension', status: 'active' });
    return true;
  }
  await updateMeasure(tx, id, { ended_at: new Date() });
  if (kind === 'limit' || kind === 'hide') await setRestriction(tx, account_id, kind, false);
  if (kind === 'hide') await runHooks(tx, 'afterAccountStep', account_id, 'show-homes');
  await logMeasure(tx, { actorId, accountId: account_id, action: `end-${kind}`, status: 'active' });
  await enqueueMail(tx, account.email, measureLiftedMail({ kind, login: `${publicUrl}/auth/login` }));
  return true;
}

interface Overturning {
  readonly accountId: string;
  readonly kind: MeasureRow['kind'];
  readonly actorId: string;
  readonly publicUrl: string;
}

/** A warning has nothing to lift: the log says that it no longer counts. */
export async function liftMeasureInTx(tx: Tx, { accountId, kind, actorId, publicUrl }: Overturning): Promise<void> {
  if (kind === 'warn') {
    await logMeasure(tx, { actorId, accountId, action: 'end-warn', status: 'active' });
    return;
  }
  const open = await findOpenMeasure(tx, accountId, kind);
  if (open) await liftInTx(tx, open, actorId, publicUrl);
}

/** At the end of its last day; a measure that was lifted or prolonged meanwhile is left alone. */
export const liftEndedMeasure =
  (db: Db, publicUrl: string) =>
  ({ measureId }: Jobs['lift-measure']): Promise<unknown> =>
    write(db, async (tx) => {
      const measure = await findMeasure(tx, measureId);
      if (measure?.ends_at && measure.ends_at <= new Date()) await liftInTx(tx, measure, null, publicUrl);
    });

export const measuresRoutes = (db: Db, publicUrl: string): Handlers<typeof measuresContract> => ({
  waiting: async ({ query: { cursor } }) => {
    const page = await keysetPage(cursor, MEASURES_PER_PAGE, (range) => listWaitingMeasures(db, range));
    if (!page.ok) return page;
    return { ok: true, data: { measures: page.rows.map(presentMeasure), nextCursor: page.nextCursor } };
  },
  ofUser: async ({ params: { id } }) => {
    if (!(await findAccountById(db, id))) return userNotFound;
    return { ok: true, data: { measures: (await listMeasuresOf(db, id, MOST_MEASURES)).map(presentMeasure) } };
  },
  apply: applyMeasure(publicUrl),
  confirm: confirmMeasure(publicUrl),
  lift: liftMeasure(publicUrl),
});
