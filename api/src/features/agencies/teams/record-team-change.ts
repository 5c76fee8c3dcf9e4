import { ASSIGN_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';

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

/** Stands in the history of the home, without the name, which the log would keep longer than the person stays. */
export const recordAssignment = (tx: Tx, accountId: string, listingId: string, status: string) =>
  recordAudit(tx, {
    actor_id: accountId,
    actor_role: 'lister',
    action: ASSIGN_ACTION,
    target_type: 'listing',
    target_id: listingId,
    status,
    note: '',
  });
