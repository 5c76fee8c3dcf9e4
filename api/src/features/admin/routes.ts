import type { adminContract } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listSupportTickets } from './list-tickets.ts';
import { listUsers } from './list-users.ts';
import { showStats } from './show-stats.ts';
import { suspendUser } from './suspend-user.ts';

export const adminRoutes = (db: Db): Handlers<typeof adminContract> => ({
  stats: showStats(db),
  users: listUsers(db),
  suspend: suspendUser(),
  tickets: listSupportTickets(db),
});
