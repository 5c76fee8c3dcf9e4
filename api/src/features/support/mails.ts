import { REPLY_HOURS } from '@letfair/domain/support/tickets';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';

/** The message itself stays out: anybody may type anybody's address, and would have us deliver their words to it. */
export const ticketReceivedMail = ({ reference }: { readonly reference: string }): MailContent =>
  layOut({
    template: 'ticket-received',
    subject: `We have your message (${reference})`,
    paragraphs: [
      `Thank you for writing to Letfair. Your ticket is ${reference}; please quote it if you write again.`,
      `We answer within ${REPLY_HOURS} hours.`,
    ],
    footnotes: ['If you did not write to us, somebody mistyped their address and you can ignore this mail.'],
  });

export interface TicketNotice {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly userType: string;
  readonly subject: string;
  readonly priority: string;
  readonly message: string;
  readonly link: string;
}

/** To our own desk, where the whole message belongs. */
export const ticketNoticeMail = (ticket: TicketNotice): MailContent =>
  layOut({
    template: 'ticket-notice',
    subject: `[${ticket.priority}] ${ticket.subject}: ticket ${ticket.reference}`,
    paragraphs: [
      `${ticket.name} (${ticket.userType}, ${ticket.email}) wrote:`,
      ...ticket.message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    button: { label: 'Open the support tickets', link: ticket.link },
    footnotes: [`Promised answer: within ${REPLY_HOURS} hours.`],
  });
