import type { MailName } from '@letfair/domain/accounts/sendable-name';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { RESOLVED_DAYS } from '@letfair/domain/site/support/lifecycle';
import { REPLY_HOURS } from '@letfair/domain/site/support/tickets';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { nameInSubject, withLinks } from '../../../platform/mail/letter.ts';

interface TicketMailProps {
  readonly reference: string;
  readonly link: string;
}

const notYours = 'If you didn’t write to us, someone may have mistyped their address, and you can ignore this email.';
const howToReply =
  'To reply, sign in with this email address. If you don’t have an account, you can create one with it, or write to us again from the contact page and quote your ticket number.';

const SIGN_IN_TO_SEE = 'Sign in with this email address to see it.';
const ico = { label: 'See how', link: 'https://ico.org.uk/make-a-complaint/' } as const;

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

/** Leaves the message out: anybody could have us deliver their words to any address. */
export const ticketReceivedMail = ({ reference, link }: TicketMailProps): MailContent =>
  layOut({
    template: 'ticket-received',
    subject: `We’ve got your message (${reference})`,
    firstLine: `Thanks for writing to Letfair. We’ll reply within ${REPLY_HOURS} hours.`,
    paragraphs: [`Your ticket number is ${reference}. Please quote it if you write again.`],
    button: { label: 'See your ticket', link },
    footnotes: [SIGN_IN_TO_SEE, notYours],
  });

/** Both days in UK words. */
interface ComplaintReceived extends TicketMailProps {
  readonly received: string;
  readonly latest: string;
}

export const complaintReceivedMail = ({ reference, received, latest, link }: ComplaintReceived): MailContent =>
  layOut({
    template: 'data-complaint-received',
    subject: `We’ve got your data-protection complaint (${reference})`,
    firstLine: `You don’t need to do anything for now. We’ll look into your complaint without undue delay and tell you the outcome.`,
    paragraphs: [
      `This acknowledges your complaint about how Letfair handles personal data, received on ${received}. Its reference is ${reference}; please quote it if you write again.`,
      `The law gives us ${ACKNOWLEDGE_DAYS} days, until ${latest}, to acknowledge a complaint. This email is our acknowledgement.`,
      `If our answer takes longer, we’ll write to you by ${latest} to say how far we’ve got.`,
    ],
    button: { label: 'See your complaint', link },
    footnotes: [
      { sentence: 'You can also complain to the Information Commissioner’s Office at any time.', ...ico },
      SIGN_IN_TO_SEE,
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
    subject: `[${ticket.priority}] ${nameInSubject(ticket.heading, 'New message')}: ticket ${ticket.reference}`,
    firstLine: `Please answer within ${REPLY_HOURS} hours, as we’ve promised.`,
    paragraphs: [
      withLinks(`${ticket.name} (${ticket.userType}, ${ticket.email}) wrote:`),
      ...paragraphsOf(ticket.message),
      withLinks(`${ticket.identity}.`),
    ],
    button: { label: 'Open the ticket', link: ticket.link },
  });

export const ticketAnswerMail = ({
  reference,
  link,
  content,
}: TicketMailProps & { readonly content: string }): MailContent =>
  layOut({
    template: 'ticket-answer',
    subject: `We’ve replied to your ticket ${reference}`,
    firstLine: 'Read our reply, and write back if you need anything else.',
    paragraphs: ['The Letfair support desk wrote:', ...paragraphsOf(content).map(withLinks)],
    button: { label: 'See the ticket and reply', link },
    footnotes: [howToReply, notYours],
  });

export const ticketResolvedMail = ({ reference, link }: TicketMailProps): MailContent =>
  layOut({
    template: 'ticket-resolved',
    subject: `Your ticket ${reference} has been resolved`,
    firstLine: `If it hasn’t been resolved, reply within ${RESOLVED_DAYS} days to reopen it. If it has, you don’t need to do anything.`,
    paragraphs: [`We think your ticket ${reference} has been resolved. We’ll close it after ${RESOLVED_DAYS} days.`],
    button: { label: 'See the ticket', link },
    footnotes: [howToReply, notYours],
  });

export const ticketClosedMail = ({ reference, link }: TicketMailProps): MailContent =>
  layOut({
    template: 'ticket-closed',
    subject: `Your ticket ${reference} has been closed`,
    firstLine: 'If you need more help, write to us again from the contact page and quote your ticket number.',
    paragraphs: [`We’ve closed your ticket ${reference}.`],
    button: { label: 'See the ticket', link },
    footnotes: [SIGN_IN_TO_SEE, notYours],
  });
