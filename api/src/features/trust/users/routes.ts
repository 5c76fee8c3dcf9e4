import { type adminContract, MOST_ADMINS } from '@letfair/contract/trust/admin';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { listAdmins } from '../../accounts/sign-in/index.ts';
import { listAudit } from './list-audit.ts';
import { listUsers, showAffected, showUser, suspendUser } from './users.ts';

export const adminRoutes = (db: Db, publicUrl: string): Omit<Handlers<typeof adminContract>, 'stats'> => ({
  users: listUsers(db),
  user: showUser(db),
  affected: showAffected(db),
  audit: listAudit(db),
  admins: async () => ({ ok: true, data: { admins: await listAdmins(db, MOST_ADMINS) } }),
  suspend: suspendUser(publicUrl),
});
