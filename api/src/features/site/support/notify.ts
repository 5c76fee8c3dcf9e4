import { mailName, midSentence } from '@letfair/domain/accounts/sendable-name';
import { senderIdentity } from '@letfair/domain/site/support/tickets';
import type { Db, Tx } from '../../../platform/db.ts';
import { notify } from '../../../platform/live/notify.ts';
import { enqueueMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { type SupportDeps, ticketLinks } from './deps.ts';
import { ticketNoticeMail } from './mails.ts';
import { presentSender } from './present-ticket.ts';
import type { TicketRow } from './tickets.repository.ts';

/** Limited by the payload of one notification; further admins see the change on their next visit. */
const MAX_NOTIFIED_ADMINS = 10;

async function listActiveAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('account')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(MAX_NOTIFIED_ADMINS)
    .execute();
  return admins.map(({ id }) => id);
}

async function findVerifiedAccountId(db: Db, emailKey: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.id;
}

/** `senderId` is the account that was signed in when the message was written. */
export async function notifyDesk(
  tx: Tx,
  deps: SupportDeps,
  ticket: TicketRow,
  { message, senderId }: { readonly message: string; readonly senderId: string | null },
): Promise<void> {
  const { reference, name, email, kind, subject, priority, user_type } = ticket;
  const { desk: link } = ticketLinks(deps.publicUrl, reference);
  const heading = kind === 'data-complaint' ? 'data complaint' : subject;
  const sender = presentSender(senderId ? await findAccountById(tx, senderId) : undefined);
  const identity = senderIdentity(sender && { ...sender, name: midSentence(mailName(sender.name, 'visitor')) });
  const notice = {
    reference,
    heading,
    name: mailName(name, 'visitor'),
    email,
    userType: user_type,
    priority,
    message,
    link,
    identity,
  };
  await enqueueMail(tx, deps.supportEmail, ticketNoticeMail(notice));
  await refreshDeskPages(tx, ticket);
}

export async function refreshDeskPages(tx: Tx, { id }: TicketRow): Promise<void> {
  const to = await listActiveAdminIds(tx);
  if (to.length > 0) await notify(tx, { type: 'ticket', id, to });
}

export async function notifySender(tx: Tx, ticket: TicketRow, mail: MailContent | null): Promise<void> {
  // The ticket of an erased account has no email.
  if (mail && ticket.email !== '') await enqueueMail(tx, ticket.email, mail);
  const accountId = ticket.account_id ?? (await findVerifiedAccountId(tx, ticket.email_key));
  if (accountId) await notify(tx, { type: 'ticket', id: ticket.id, to: [accountId] });
}
