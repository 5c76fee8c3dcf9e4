import type { adminContract } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';
import { showStats } from './show-stats.ts';
import { showUser } from './show-user.ts';
import { suspendUser } from './suspend-user.ts';

export const adminRoutes = (db: Db, publicUrl: string): Handlers<typeof adminContract> => ({
  stats: showStats(db),
  users: listUsers(db),
  user: showUser(db),
  audit: listAudit(db),
  suspend: suspendUser(publicUrl),
});
