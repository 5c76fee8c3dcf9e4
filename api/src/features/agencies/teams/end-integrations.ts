import { endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import type { Tx } from '../../../platform/db.ts';
import { revokeAllKeys, revokeKeysBy } from '../api-keys/index.ts';
import { endInvitationsOf } from '../invitations/index.ts';
import { switchOffAllWebhooks, switchOffWebhooksBy } from '../webhooks/index.ts';
import { closeCalendars, deleteMember, type MemberRow } from './team.repository.ts';

/**
 * Whoever worked with other software for the account knows secrets of it: the keys that they made are revoked, the
 * webhooks whose address or secret they set last are switched off, and the secret addresses of calendars stop working.
 */
export async function endIntegrations(
  tx: Tx,
  { account_id, person_id, role }: MemberRow,
  nextRole: TeamRole | null,
): Promise<void> {
  if (!endsIntegrations(role, nextRole)) return;
  await revokeKeysBy(tx, account_id, person_id);
  await switchOffWebhooksBy(tx, account_id, person_id);
  await closeCalendars(tx, account_id);
}

/** An account that is closed hands nothing out; whoever keeps it after all makes new keys and switches webhooks on. */
export async function endAllIntegrations(tx: Tx, accountId: string): Promise<void> {
  await revokeAllKeys(tx, accountId);
  await switchOffAllWebhooks(tx, accountId);
  await closeCalendars(tx, accountId);
}

export async function endMember(tx: Tx, member: MemberRow): Promise<void> {
  await deleteMember(tx, member);
  await endIntegrations(tx, member, null);
  await endInvitationsOf(tx, member.account_id);
}
