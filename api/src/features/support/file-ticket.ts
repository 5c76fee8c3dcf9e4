import { emailKey } from '@letfair/domain/accounts/email-address';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail, type MailContent } from '../../platform/mail/enqueue-mail.ts';
import { type SupportDeps, ticketLinks } from './deps.ts';
import { newReference } from './reference.ts';
import { tellDesk } from './tell.ts';
import { insertTicket, type TicketRow } from './tickets.repository.ts';

export interface NewTicket
  extends Pick<TicketRow, 'account_id' | 'kind' | 'name' | 'email' | 'user_type' | 'subject' | 'priority' | 'message'> {
  /** The mail that confirms it to its sender. */
  readonly confirmation: (about: { readonly reference: string; readonly link: string }) => MailContent;
}

/** Stores a ticket, confirms it to its sender and shows it to the desk. */
export async function fileTicket(tx: Tx, deps: SupportDeps, { confirmation, ...columns }: NewTicket): Promise<string> {
  const reference = newReference();
  const ticket = await insertTicket(tx, { id: newId(), reference, email_key: emailKey(columns.email), ...columns });
  const { sender: link } = ticketLinks(deps.publicUrl, reference);
  await enqueueMail(tx, ticket.email, confirmation({ reference, link }));
  await tellDesk(tx, deps, ticket, ticket.message);
  return reference;
}
