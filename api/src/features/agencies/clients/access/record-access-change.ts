import { recordAudit } from '../../../../platform/audit.ts';
import type { Tx } from '../../../../platform/db.ts';

type ClientAuditAction = 'client-invite' | 'client-join' | 'client-leave' | 'client-end';

interface Change {
  /** The agency, in whose history it stands. */
  readonly accountId: string;
  readonly clientId: string;
  readonly by: string;
}

/** The log names a client by id, because it outlives names. */
export const recordAccessChange = (tx: Tx, action: ClientAuditAction, { accountId, clientId, by }: Change) =>
  recordAudit(tx, {
    actor_id: by,
    actor_role: 'lister',
    action,
    target_type: 'account',
    target_id: accountId,
    status: 'active',
    note: clientId,
  });
