import { type adminContract, MOST_USER_HISTORY, USERS_PER_PAGE } from '@letfair/contract/trust/admin';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { findAffected } from '../../accounts/affected/index.ts';
import { findAccountById, hasSecondStep, listAccounts, presentUser } from '../../accounts/sign-in/index.ts';
import { liftSuspensionInTx, suspendInTx } from '../suspension/index.ts';
import { listTargetHistory, presentAuditEntry } from './audit-log.ts';

export const listUsers =
  (db: Db): Handler<typeof adminContract.users> =>
  async ({ query: { cursor, search = '', sort, direction } }) => {
    const descending = direction ? direction === 'desc' : sort === 'joined';
    let total: number | null = null;
    const page = await keysetPage(cursor, USERS_PER_PAGE, async ({ before: after, limit }) => {
      const listed = await listAccounts(db, { search: search.trim(), sort, descending, after, limit });
      total = listed.total;
      return listed.accounts;
    });
    if (!page.ok) return page;
    return {
      ok: true,
      data: { users: page.rows.map(presentUser), nextCursor: page.nextCursor, total: cursor ? null : total },
    };
  };

export const showUser =
  (db: Db): Handler<typeof adminContract.user> =>
  async ({ params: { id } }) => {
    const account = await findAccountById(db, id);
    if (!account || account.erased_at) return notFound('We couldn’t find this user.');
    const history = await listTargetHistory(db, { type: 'account', id }, { before: null, limit: MOST_USER_HISTORY });
    const { suspended_at: at, suspension_reason: reason } = account;
    return {
      ok: true,
      data: {
        user: presentUser(account),
        hasSecondStep: await hasSecondStep(db, id),
        suspension: at && { at: at.toISOString(), reason: reason ?? '' },
        history: history.map(presentAuditEntry),
      },
    };
  };

export const showAffected =
  (db: Db): Handler<typeof adminContract.affected> =>
  async ({ params: { id }, query: { step } }) => {
    if (!(await findAccountById(db, id))) return notFound('We couldn’t find this user.');
    return { ok: true, data: await findAffected(db, id, step) };
  };

/** Repeating a decision changes nothing but the reason. */
export const suspendUser =
  (publicUrl: string): Handler<typeof adminContract.suspend> =>
  ({ actor, params, body: { suspended, reason, seen }, write }) =>
    write(async (tx) => {
      if (suspended && seen !== undefined && seen !== (await findAffected(tx, params.id, 'suspend')).seen)
        return conflict(AFFECTED_CHANGED);
      const decision = { actorId: actor.id, targetId: params.id, publicUrl };
      const decided = await (suspended ? suspendInTx(tx, { ...decision, reason }) : liftSuspensionInTx(tx, decision));
      if (!decided.ok) return decided;
      const message = suspended ? 'User suspended' : 'User unsuspended';
      return { ok: true, data: { user: presentUser(decided.account) }, message };
    });
