import { randomInt } from 'node:crypto';
import type { supportContract } from '@letfair/contract/site/support';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import {
  acknowledgeBy,
  complaintMessage,
  complaintSentences,
  dataComplaintRefusal,
} from '@letfair/domain/site/support/data-complaint';
import {
  requiredTicketFields,
  type TicketPriority,
  type TicketSubject,
  type TicketUserType,
  ticketRefusal,
  ticketSentences,
  ticketUserTypes,
} from '@letfair/domain/site/support/tickets';
import { ukDayInWords } from '@letfair/domain/uk-time';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { invalidFields } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import { type SupportDeps, ticketLinks } from './deps.ts';
import { complaintReceivedMail, ticketReceivedMail } from './mails.ts';
import { notifyDesk } from './notify.ts';
import { insertTicket, type TicketRow } from './tickets.repository.ts';

/** Without letters and digits that look or sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** E.g. LF-7KQ2-M9XA: about 39 bits, so that references cannot be guessed. */
export function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `LF-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const HOUR = 3_600;
/** Each ticket mails a confirmation to the given email, so tickets are counted by email and by account. */
const ticketsByEmail: Limit = { bucket: 'ticket-email', hits: 5, seconds: HOUR };
const ticketsByAccount: Limit = { bucket: 'ticket-account', hits: 10, seconds: HOUR };
const repliesByAccount: Limit = { bucket: 'ticket-reply', hits: 20, seconds: HOUR };

async function ticketLimitRefusal(db: Db, accountId: string | undefined, email: string) {
  return (
    (accountId && (await limitRefusal(db, ticketsByAccount, accountId))) ||
    (await limitRefusal(db, ticketsByEmail, emailKey(email)))
  );
}

export const replyLimitRefusal = (db: Db, accountId: string) => limitRefusal(db, repliesByAccount, accountId);

interface NewTicket
  extends Pick<TicketRow, 'account_id' | 'kind' | 'name' | 'email' | 'user_type' | 'subject' | 'priority' | 'message'> {
  readonly confirmation: (about: { readonly reference: string; readonly link: string }) => MailContent;
}

async function createTicket(tx: Tx, deps: SupportDeps, { confirmation, ...columns }: NewTicket): Promise<string> {
  const reference = createReference();
  const ticket = await insertTicket(tx, { id: newId(), reference, email_key: emailKey(columns.email), ...columns });
  const { sender: link } = ticketLinks(deps.publicUrl, reference);
  await enqueueMail(tx, ticket.email, confirmation({ reference, link }));
  await notifyDesk(tx, deps, ticket, { message: ticket.message, senderId: ticket.account_id });
  return reference;
}

const senderColumns = (actor: Actor | null, { name, email }: { readonly name: string; readonly email: string }) => ({
  account_id: actor?.id ?? null,
  name: name.trim(),
  email: email.trim(),
});

export const openTicket =
  (deps: SupportDeps): Handler<typeof supportContract.openTicket> =>
  async ({ body, actor, write }) => {
    const refusal = ticketRefusal(body, requiredTicketFields);
    if (refusal) return invalidFields(refusal);
    const flood = await ticketLimitRefusal(deps.db, actor?.id, body.email);
    if (flood) return flood;
    return write(async (tx) => {
      const id = await createTicket(tx, deps, {
        kind: 'help',
        ...senderColumns(actor, body),
        // Validation has passed known choices only; an untouched one gets the default.
        user_type: (body.userType || 'other') as TicketUserType,
        subject: (body.subject || 'other') as TicketSubject,
        priority: (body.priority || 'medium') as TicketPriority,
        message: body.message.trim(),
        confirmation: ticketReceivedMail,
      });
      return { ok: true, data: { id }, message: ticketSentences.sent };
    });
  };

/** The confirmation mail is also the acknowledgement that the law asks for within 30 days. */
export const submitDataComplaint =
  (deps: SupportDeps): Handler<typeof supportContract.complain> =>
  async ({ body, actor, write }) => {
    const refusal = dataComplaintRefusal(body);
    if (refusal) return invalidFields(refusal);
    const flood = await ticketLimitRefusal(deps.db, actor?.id, body.email);
    if (flood) return flood;
    const received = new Date();
    const latest = acknowledgeBy(received);
    const days = { received: ukDayInWords(received), latest: ukDayInWords(latest) };
    return write(async (tx) => {
      const id = await createTicket(tx, deps, {
        kind: 'data-complaint',
        ...senderColumns(actor, body),
        user_type: ticketUserTypes.find((type) => type === actor?.userType) ?? 'other',
        subject: 'other',
        priority: 'high',
        message: complaintMessage(body),
        confirmation: (about) => complaintReceivedMail({ ...about, ...days }),
      });
      return {
        ok: true,
        data: { id, receivedAt: received.toISOString(), acknowledgeBy: latest.toISOString() },
        message: complaintSentences.sent,
      };
    });
  };
