import type { MailName } from '@letfair/domain/accounts/sendable-name';
import { type BookingStatus, SPECIALIST_CONTACT_HOURS } from '@letfair/domain/listings/inventory/inventory-service';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut, type MailEntry, withLinks } from '../../../platform/mail/layout.ts';

/** A specialist rings, and so may somebody who only says so. */
const PHONE_WARNING = 'Give nobody your password or card number on the phone, no matter who they say they are.';

export interface BookedHome {
  readonly title: string;
  readonly place: string;
}

interface ListerMailProps extends BookedHome {
  readonly link: string;
  /** The home, with its photo and address. */
  readonly entries: readonly MailEntry[];
}

export const bookingRequestedMail = ({ title, link, entries }: ListerMailProps): MailContent =>
  layOut({
    template: 'inventory-requested',
    subject: 'We have your request for an inventory',
    paragraphs: [
      `You asked for a professional inventory of “${title}”.`,
      `A specialist will contact you within ${SPECIALIST_CONTACT_HOURS} hours to agree a day.`,
    ],
    entries,
    button: { label: 'See your listings', link },
    footnotes: [PHONE_WARNING, 'Your listing does not wait for the inventory: we check it in the meantime.'],
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
    subject: `Inventory requested: ${place}`,
    paragraphs: [
      `${lister.name} asks for an inventory of “${title}”, ${place}.`,
      withLinks(`Email: ${lister.email}. Phone: ${lister.phone}.`),
      `Promised contact: within ${SPECIALIST_CONTACT_HOURS} hours.`,
    ],
    footnotes: [],
  });

export const bookingCancelledNoticeMail = ({ title, place }: BookedHome): MailContent =>
  layOut({
    template: 'inventory-cancelled-notice',
    subject: `Inventory cancelled: ${place}`,
    paragraphs: [`The inventory of “${title}”, ${place}, is no longer needed: the listing was withdrawn.`],
    footnotes: [],
  });

const news: Readonly<Record<Exclude<BookingStatus, 'requested'>, string>> = {
  arranged: 'A day for the inventory has been arranged with you.',
  completed: 'The inventory is done. The specialist sends you the report.',
  cancelled: 'The inventory has been cancelled.',
};

export const bookingMovedMail = (
  { title, link, entries }: ListerMailProps,
  status: Exclude<BookingStatus, 'requested'>,
): MailContent =>
  layOut({
    template: `inventory-${status}`,
    subject: `Your inventory: ${status}`,
    paragraphs: [`About “${title}”:`, news[status]],
    entries,
    button: { label: 'See your listings', link },
    footnotes: [PHONE_WARNING],
  });
