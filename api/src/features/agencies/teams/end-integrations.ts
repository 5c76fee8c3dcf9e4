import { mailName } from '@letfair/domain/accounts/sendable-name';
import { lookedAfter } from '@letfair/domain/agencies/teams/handover';
import { endsIntegrations } from '@letfair/domain/agencies/teams/integrations';
import type { TeamRole } from '@letfair/domain/agencies/teams/roles';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { revokeAllKeys, revokeKeysBy } from '../api-keys/index.ts';
import { endInvitationsOf } from '../invitations/index.ts';
import { switchOffAllWebhooks, switchOffWebhooksBy } from '../webhooks/index.ts';
import { handedOverMail } from './mails.ts';
import { closeCalendars, deleteMember, listMembers, type MemberRow } from './team.repository.ts';

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

/**
 * What the person looked after goes to another one, who is told. Where it goes to nobody because the person left by
 * themselves, the owner of the account is.
 */
export async function endMember(
  tx: Tx,
  member: MemberRow,
  { to = null, tellsOwner = false }: { readonly to?: string | null; readonly tellsOwner?: boolean } = {},
): Promise<void> {
  const listed = (await listMembers(tx, member.account_id)).find(({ person_id }) => person_id === member.person_id);
  await deleteMember(tx, member, to);
  await endIntegrations(tx, member, null);
  await endInvitationsOf(tx, member.account_id);
  const receiverId = to ?? (tellsOwner ? member.account_id : null);
  const receiver = receiverId === null ? undefined : await findAccountById(tx, receiverId);
  const left = listed && mailName(`${listed.first_name} ${listed.last_name}`, 'landlord');
  if (receiver && left && (tellsOwner || lookedAfter(listed) !== null))
    await enqueueMail(
      tx,
      receiver.email,
      handedOverMail({ left, lookedAfter: lookedAfter(listed), isYours: to !== null }),
    );
}
