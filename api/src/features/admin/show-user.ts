import { type adminContract, MOST_USER_HISTORY } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { accountById, presentUser } from '../accounts/index.ts';
import { listHistory, presentEntry } from '../audit/index.ts';

export const showUser =
  (db: Db): Handler<typeof adminContract.user> =>
  async ({ params: { id } }) => {
    const account = await accountById(db, id);
    if (!account || account.erased_at) return { ok: false, code: 'not_found', message: 'There is no such user.' };
    const history = await listHistory(db, { type: 'account', id }, { before: null, limit: MOST_USER_HISTORY });
    const { suspended_at: at, suspension_reason: reason } = account;
    return {
      ok: true,
      data: {
        user: presentUser(account),
        suspension: at && { at: at.toISOString(), reason: reason ?? '' },
        history: history.map(presentEntry),
      },
    };
  };
