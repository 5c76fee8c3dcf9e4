import type { Tx } from '../../../../platform/db.ts';
import { enqueueMail, type MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { type Account, findAccountById } from '../accounts.repository.ts';
import { accountLinks } from '../mails.ts';
import { type SecurityChange, type SecurityLinks, securityChangedMail } from '../security-mails.ts';
import { insertSecurityLink } from './security-links.repository.ts';

/** A security email with its own link "this wasn't me", which is about the moment of this transaction. */
export async function sendSecurityMail(
  tx: Tx,
  account: Pick<Account, 'id' | 'email'>,
  publicUrl: string,
  write: (links: SecurityLinks) => MailContent,
): Promise<void> {
  const token = await insertSecurityLink(tx, { account_id: account.id, purpose: 'not-me', email: account.email });
  const to = accountLinks(publicUrl);
  await enqueueMail(tx, account.email, write({ security: to.security, notMe: to.notMe(token) }));
}

export const sendSecurityChange = (
  tx: Tx,
  account: Pick<Account, 'id' | 'email'>,
  change: SecurityChange,
  publicUrl: string,
): Promise<void> => sendSecurityMail(tx, account, publicUrl, (links) => securityChangedMail(change, links));

/** For features that hand out access: tells the person who did it. A demo account is shared, so nobody is told. */
export async function tellOfAccess(tx: Tx, personId: string, change: SecurityChange, publicUrl: string): Promise<void> {
  const person = await findAccountById(tx, personId);
  if (person && !person.is_demo) await sendSecurityChange(tx, person, change, publicUrl);
}
