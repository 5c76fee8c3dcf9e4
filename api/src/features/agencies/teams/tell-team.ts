import { mailName } from '@letfair/domain/accounts/sendable-name';
import { type AccountStep, accountFate } from '@letfair/domain/lettings/consequences/accounts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { notifyMember } from './join.ts';
import { teamAccountMail } from './mails.ts';
import { findTeam, listMembers } from './team.repository.ts';

/** People who work for an account that was closed or suspended, or is open again, hear of it. */
export async function tellTeamOf(tx: Tx, accountId: string, step: AccountStep): Promise<void> {
  const members = await listMembers(tx, accountId);
  const team = members.length > 0 ? await findTeam(tx, accountId) : undefined;
  if (!team) return;
  const isOpen = accountFate(step, 'team') === 'returned';
  // Closed and suspended: it is open only when both are over.
  if (isOpen && team.hidden_at) return;
  const mail = teamAccountMail({ teamName: mailName(team.name, team.user_type), state: isOpen ? 'open' : step });
  for (const { email, person_id } of members) {
    await enqueueMail(tx, email, mail);
    await notifyMember(tx, person_id);
  }
}
