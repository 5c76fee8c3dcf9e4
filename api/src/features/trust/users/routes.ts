import { type adminContract, MOST_ADMINS } from '@letfair/contract/trust/admin';
import type { Db } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { countAccounts, listAdmins } from '../../accounts/sign-in/index.ts';
import { countOpenTickets } from '../../site/support/index.ts';
import { listAudit } from './list-audit.ts';
import { listUsers, showUser, suspendUser } from './users.ts';

const showStats =
  (db: Db): Handler<typeof adminContract.stats> =>
  async () => {
    const [{ users, verified, suspended }, openTickets] = await Promise.all([countAccounts(db), countOpenTickets(db)]);
    return {
      ok: true,
      data: { totalUsers: users, verifiedUsers: verified, suspendedUsers: suspended, openTickets },
    };
  };

export const adminRoutes = (db: Db, publicUrl: string): Handlers<typeof adminContract> => ({
  stats: showStats(db),
  users: listUsers(db),
  user: showUser(db),
  audit: listAudit(db),
  admins: async () => ({ ok: true, data: { admins: await listAdmins(db, MOST_ADMINS) } }),
  suspend: suspendUser(publicUrl),
});
