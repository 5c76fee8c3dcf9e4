import type { supportContract } from '@letfair/contract/support';
import { emailKey } from '@letfair/domain/accounts/email-address';
import {
  requiredOfEverybody,
  type TicketPriority,
  type TicketSubject,
  type TicketUserType,
  ticketRefusal,
  ticketSentences,
} from '@letfair/domain/support/tickets';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { hit, type Limit, tooMany } from '../../platform/throttle.ts';
import { ticketNoticeMail, ticketReceivedMail } from './mails.ts';
import { newReference } from './reference.ts';
import { insertTicket } from './tickets.repository.ts';

export interface SupportDeps {
  readonly db: Db;
  readonly publicUrl: string;
  /** Where our own desk reads its mail. */
  readonly supportEmail: string;
}

const HOUR = 3_600;
/** Each ticket mails a confirmation to the address it names, so they are counted by that address and by account. */
const ticketsByEmail: Limit = { bucket: 'ticket-email', hits: 5, seconds: HOUR };
const ticketsByAccount: Limit = { bucket: 'ticket-account', hits: 10, seconds: HOUR };

export const openTicket =
  ({ db, publicUrl, supportEmail }: SupportDeps): Handler<typeof supportContract.openTicket> =>
  async ({ body, actor, write }) => {
    const refusal = ticketRefusal(body, requiredOfEverybody);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };

    const wait =
      (actor && (await hit(db, ticketsByAccount, actor.id))) ?? (await hit(db, ticketsByEmail, emailKey(body.email)));
    if (wait) return tooMany(wait);

    const ticket = {
      name: body.name.trim(),
      email: body.email.trim(),
      // The rule has let only documented choices pass; one that was left alone becomes the most ordinary.
      userType: (body.userType || 'other') as TicketUserType,
      subject: (body.subject || 'other') as TicketSubject,
      priority: (body.priority || 'medium') as TicketPriority,
      message: body.message.trim(),
    };
    const reference = newReference();
    return write(async (tx) => {
      const { userType, ...columns } = ticket;
      await insertTicket(tx, {
        id: newId(),
        reference,
        account_id: actor?.id ?? null,
        user_type: userType,
        ...columns,
      });
      await enqueueMail(tx, ticket.email, ticketReceivedMail({ reference }));
      await enqueueMail(
        tx,
        supportEmail,
        ticketNoticeMail({ reference, ...ticket, link: `${publicUrl}/admin/dashboard` }),
      );
      return { ok: true, data: { id: reference }, message: ticketSentences.sent };
    });
  };
