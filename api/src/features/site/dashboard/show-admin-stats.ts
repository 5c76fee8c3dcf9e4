import type { adminContract } from '@letfair/contract/trust/admin';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { countAccounts } from '../../accounts/sign-in/index.ts';
import { countOpenTickets } from '../support/index.ts';

export const showAdminStats =
  (db: Db): Handler<typeof adminContract.stats> =>
  async () => {
    const [{ users, verified, suspended }, openTickets] = await Promise.all([countAccounts(db), countOpenTickets(db)]);
    return {
      ok: true,
      data: { totalUsers: users, verifiedUsers: verified, suspendedUsers: suspended, openTickets },
    };
  };
