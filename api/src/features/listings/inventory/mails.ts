import type { MailName } from '@letfair/domain/accounts/sendable-name';
import { type BookingStatus, SPECIALIST_CONTACT_HOURS } from '@letfair/domain/listings/inventory/inventory-service';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { type HomeCard, NOTHING_TO_DO, withLinks } from '../../../platform/mail/letter.ts';

/** A specialist rings, and so may somebody who only says so. */
const PHONE_WARNING = 'Don’t give anyone your password or card number over the phone, no matter who they say they are.';

export interface BookedHome {
  readonly title: string;
  readonly place: string;
}

interface ListerMailProps extends BookedHome {
  readonly link: string;
  readonly card: HomeCard | null;
}

const seeListings = (link: string) => ({ label: 'See your listings', link });

export const bookingRequestedMail = ({ title, link, card }: ListerMailProps): MailContent =>
  layOut({
    template: 'inventory-requested',
    subject: 'We’ve got your request for an inventory',
    firstLine: `A specialist will ring you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day. You don’t need to do anything until then.`,
    paragraphs: [`You asked for a professional inventory of “${title}”.`],
    home: card,
    button: seeListings(link),
    footnotes: [PHONE_WARNING, 'You don’t need to wait for the inventory. We’re already checking your listing.'],
  });

export interface Lister {
  readonly name: MailName;
  readonly email: string;
  readonly phone: string;
}

/** To the specialists, who need to know whom to ring about which home. */
export const bookingNoticeMail = ({ title, place, lister }: BookedHome & { readonly lister: Lister }): MailContent =>
  layOut({
    template: 'inventory-notice',
    subject: noticeSubject('Inventory requested', place),
    firstLine: `Please contact ${lister.name} within ${SPECIALIST_CONTACT_HOURS} hours, as we’ve promised.`,
    paragraphs: [
      `They’d like an inventory of “${title}”, ${place}.`,
      withLinks(`Email: ${lister.email}. Phone: ${lister.phone}.`),
    ],
  });

export const bookingCancelledNoticeMail = ({ title, place }: BookedHome): MailContent =>
  layOut({
    template: 'inventory-cancelled-notice',
    subject: noticeSubject('Inventory cancelled', place),
    firstLine: 'Please cancel anything you’ve arranged for this home.',
    paragraphs: [`The inventory of “${title}”, ${place}, is no longer needed: the listing has been withdrawn.`],
  });

/** With the end of an address that is too long, which has its town and postcode. */
const noticeSubject = (event: string, place: string): string => {
  const parts = place.split(', ');
  return `${event}: ${place.length > LONGEST_PLACE ? parts.slice(-1).join(', ') : place}`;
};
const LONGEST_PLACE = 55;

const news: Readonly<
  Record<Exclude<BookingStatus, 'requested'>, { readonly subject: string; readonly firstLine: string }>
> = {
  arranged: {
    subject: 'Your inventory has been arranged',
    firstLine: 'Please keep the day you’ve agreed with the specialist free in your diary.',
  },
  completed: {
    subject: 'Your inventory is done',
    firstLine: 'The specialist will send you the report, so look out for it.',
  },
  cancelled: { subject: 'Your inventory has been cancelled', firstLine: NOTHING_TO_DO },
};

export const bookingMovedMail = (
  { title, link, card }: ListerMailProps,
  status: Exclude<BookingStatus, 'requested'>,
): MailContent =>
  layOut({
    template: `inventory-${status}`,
    ...news[status],
    paragraphs: [`This is about the inventory of “${title}”.`],
    home: card,
    button: seeListings(link),
    footnotes: [PHONE_WARNING],
  });
