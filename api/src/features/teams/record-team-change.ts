import type { Tx } from '../../platform/db.ts';
import { recordAudit } from '../audit/index.ts';

export type TeamAuditAction = 'team-invite' | 'team-revoke' | 'team-join' | 'team-leave' | 'team-remove' | 'team-role';

/** Stands in the history of the account that the team works for. */
export const recordTeamChange = (tx: Tx, accountId: string, action: TeamAuditAction, actorId: string, note: string) =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: 'lister',
    action,
    target_type: 'account',
    target_id: accountId,
    status: 'active',
    note,
  });
