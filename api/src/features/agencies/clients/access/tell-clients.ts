import { mailName } from '@letfair/domain/accounts/sendable-name';
import { type AccountStep, accountFate } from '@letfair/domain/lettings/consequences/accounts';
import type { Tx } from '../../../../platform/db.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { findTeam } from '../../teams/index.ts';
import { listClientEmails } from './access.repository.ts';
import { agencyAwayMail } from './mails.ts';

/** Landlords who see their homes with an agent hear when they cannot for now, and when they can again. */
export async function tellClientsOf(tx: Tx, accountId: string, step: AccountStep): Promise<void> {
  const emails = await listClientEmails(tx, accountId);
  const agency = emails.length > 0 ? await findTeam(tx, accountId) : undefined;
  if (!agency) return;
  const isBack = accountFate(step, 'client') === 'returned';
  if (isBack && agency.hidden_at) return;
  const mail = agencyAwayMail(mailName(agency.name, 'agent'), isBack);
  for (const email of emails) await enqueueMail(tx, email, mail);
}
