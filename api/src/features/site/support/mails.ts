import type { MailName } from '@letfair/domain/accounts/sendable-name';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { RESOLVED_DAYS } from '@letfair/domain/site/support/lifecycle';
import { REPLY_HOURS } from '@letfair/domain/site/support/tickets';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { type Letter, layOut, withLinks } from '../../../platform/mail/layout.ts';

interface TicketMailProps {
  readonly reference: string;
  readonly link: string;
}

const notYours = 'If you didn’t write to us, someone mistyped their address and you can ignore this email.';
const howToReply =
  'To reply, sign in with this email address. If you don’t have an account, you can create one with it, or write to us again from the contact page and quote the ticket.';

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** Leaves the message out: anybody could have us deliver their words to any address. */
export const ticketReceivedMail = ({ reference, link }: TicketMailProps): MailContent =>
  layOut({
    template: 'ticket-received',
    subject: `We have your message (${reference})`,
    paragraphs: [
      `Thanks for writing to Letfair. Your ticket is ${reference}; please quote it if you write again.`,
      `We’ll reply within ${REPLY_HOURS} hours.`,
    ],
    button: { label: 'See your ticket', link },
    footnotes: ['Sign in with this email address to see it.', notYours],
  });

/** Both days in UK words. */
interface ComplaintReceived extends TicketMailProps {
  readonly received: string;
  readonly latest: string;
}

export const complaintReceivedMail = ({ reference, received, latest, link }: ComplaintReceived): MailContent =>
  layOut({
    template: 'data-complaint-received',
    subject: `We have your data-protection complaint (${reference})`,
    paragraphs: [
      `This acknowledges your complaint about how Letfair handles personal data, received on ${received}. Its reference is ${reference}; please quote it if you write again.`,
      `The law gives us ${ACKNOWLEDGE_DAYS} days to acknowledge a complaint, until ${latest}. This email is our acknowledgement.`,
      `We’ll look into it without undue delay and tell you the outcome. If that takes longer, we’ll write to you by ${latest} to say how far we’ve got.`,
    ],
    button: { label: 'See your complaint', link },
    footnotes: [
      'You can complain to the Information Commissioner’s Office (ico.org.uk) at any time.',
      'Sign in with this email address to see your complaint.',
      notYours,
    ],
  });

interface TicketNotice extends TicketMailProps {
  readonly heading: string;
  readonly name: MailName;
  readonly email: string;
  /** Whether the sender is who they say. */
  readonly identity: string;
  readonly userType: string;
  readonly priority: string;
  readonly message: string;
}

export const ticketNoticeMail = (ticket: TicketNotice): MailContent =>
  layOut({
    template: 'ticket-notice',
    subject: `[${ticket.priority}] ${ticket.heading}: ticket ${ticket.reference}`,
    paragraphs: [
      withLinks(`${ticket.name} (${ticket.userType}, ${ticket.email}) wrote:`),
      ...paragraphsOf(ticket.message),
      withLinks(`${ticket.identity}.`),
    ],
    button: { label: 'Open the ticket', link: ticket.link },
    footnotes: [`Promised answer: within ${REPLY_HOURS} hours.`],
  });

interface SenderMail extends Pick<Letter, 'template' | 'subject' | 'paragraphs'> {
  readonly label?: string;
  readonly canReply?: boolean;
}

/** A mail to whoever wrote to the desk. */
const senderMail = (link: string, { label = 'See the ticket', canReply = true, ...mail }: SenderMail): MailContent =>
  layOut({
    ...mail,
    button: { label, link },
    footnotes: [canReply ? howToReply : 'Sign in with this email address to see it.', notYours],
  });

export const ticketAnswerMail = ({
  reference,
  link,
  content,
}: TicketMailProps & { readonly content: string }): MailContent =>
  senderMail(link, {
    template: 'ticket-answer',
    subject: `An answer to your ticket ${reference}`,
    paragraphs: ['The Letfair support desk wrote:', ...paragraphsOf(content).map(withLinks)],
    label: 'See the ticket and reply',
  });

export const ticketResolvedMail = ({ reference, link }: TicketMailProps): MailContent =>
  senderMail(link, {
    template: 'ticket-resolved',
    subject: `Your ticket ${reference} is resolved`,
    paragraphs: [
      `We think your ticket ${reference} is settled. If it isn’t, reply within ${RESOLVED_DAYS} days to reopen it. After that, we’ll close it.`,
    ],
  });

export const ticketClosedMail = ({ reference, link }: TicketMailProps): MailContent =>
  senderMail(link, {
    template: 'ticket-closed',
    subject: `Your ticket ${reference} is closed`,
    paragraphs: [
      `We have closed your ticket ${reference}. If you need more help, write to us again from the contact page and quote it.`,
    ],
    canReply: false,
  });
