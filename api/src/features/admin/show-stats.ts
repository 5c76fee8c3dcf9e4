import type { adminContract } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countAccounts } from '../accounts/index.ts';

/** Tickets do not exist yet: none can be open. */
const OPEN_TICKETS = 0;

export const showStats =
  (db: Db): Handler<typeof adminContract.stats> =>
  async () => {
    const { total, verified, suspended } = await countAccounts(db);
    return {
      ok: true,
      data: { totalUsers: total, verifiedUsers: verified, suspendedUsers: suspended, openTickets: OPEN_TICKETS },
    };
  };
