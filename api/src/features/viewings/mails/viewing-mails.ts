import { ukMomentInWords } from '@letfair/domain/uk-time';
import { OFFER_HOURS } from '@letfair/domain/viewings/booking-rules';
import type { ViewingEvent, ViewingSide } from '@letfair/domain/viewings/lifecycle';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut, type MailEntry, mailWarnings } from '../../../platform/mail/layout.ts';

interface ViewingMail {
  readonly side: ViewingSide;
  readonly listingTitle: string;
  readonly startsAt: Date;
  /** What whoever cancelled wrote, or why the product did; or a moderator's reason. */
  readonly note: string;
  readonly link: string;
  readonly entries: readonly MailEntry[];
}

interface Words {
  readonly subject: string;
  readonly paragraphs: (mail: ViewingMail & { readonly when: string }) => readonly string[];
  readonly button: string;
}

const noted = (note: string): readonly string[] => (note === '' ? [] : [note]);

/** Which events are mailed, to whom and in which words. What is not here is seen on the page. */
const words: Readonly<Partial<Record<ViewingEvent, Partial<Record<ViewingSide, Words>>>>> = {
  booked: {
    tenant: {
      subject: 'Your viewing is booked',
      paragraphs: ({ listingTitle, when }) => [`You view “${listingTitle}” on ${when}.`],
      button: 'See your viewing',
    },
    lister: {
      subject: 'Somebody has booked a viewing',
      paragraphs: ({ listingTitle, when }) => [`There is a viewing of “${listingTitle}” on ${when}.`],
      button: 'See the viewing',
    },
  },
  rescheduled: {
    tenant: {
      subject: 'Your viewing is at another time',
      paragraphs: ({ listingTitle, when }) => [`Your viewing of “${listingTitle}” is now on ${when}.`],
      button: 'See your viewing',
    },
    lister: {
      subject: 'A viewing has been moved',
      paragraphs: ({ listingTitle, when }) => [`A viewing of “${listingTitle}” is now on ${when}.`],
      button: 'See the viewing',
    },
  },
  'cancelled-by-tenant': {
    lister: {
      subject: 'A viewing has been cancelled',
      paragraphs: ({ listingTitle, when, note }) => [
        `The tenant has cancelled the viewing of “${listingTitle}” on ${when}.`,
        ...noted(note),
      ],
      button: 'See your viewings',
    },
    tenant: {
      subject: 'Your viewing is cancelled',
      paragraphs: ({ listingTitle, when }) => [`You have cancelled your viewing of “${listingTitle}” on ${when}.`],
      button: 'See your viewings',
    },
  },
  'cancelled-by-lister': {
    tenant: {
      subject: 'Your viewing is cancelled',
      paragraphs: ({ listingTitle, when, note }) => [
        `The viewing of “${listingTitle}” on ${when} does not take place.`,
        ...noted(note),
      ],
      button: 'See your viewings',
    },
  },
  'place-free': {
    tenant: {
      subject: 'A viewing has come free',
      paragraphs: ({ listingTitle, when }) => [
        `There is a place at the viewing of “${listingTitle}” on ${when}. It is held for you for ${OFFER_HOURS} hours at most, then the next one is asked.`,
      ],
      button: 'Take the place',
    },
  },
  'contest-decided': {
    tenant: {
      subject: 'We have looked at a viewing again',
      paragraphs: ({ listingTitle, when, note }) => [
        `It is about the viewing of “${listingTitle}” on ${when}. What the moderator wrote:`,
        ...noted(note),
      ],
      button: 'See your viewings',
    },
    lister: {
      subject: 'We have looked at a viewing again',
      paragraphs: ({ listingTitle, when, note }) => [
        `It is about the viewing of “${listingTitle}” on ${when}. What the moderator wrote:`,
        ...noted(note),
      ],
      button: 'See your viewings',
    },
  },
};

/** Null where this side is not mailed of the event. */
export function viewingMail(event: ViewingEvent, mail: ViewingMail): MailContent | null {
  const said = words[event]?.[mail.side];
  if (!said) return null;
  return layOut({
    template: `viewing-${event}`,
    subject: said.subject,
    paragraphs: said.paragraphs({ ...mail, when: ukMomentInWords(mail.startsAt) }),
    entries: mail.entries,
    button: { label: said.button, link: mail.link },
    footnotes: [mailWarnings[mail.side]],
  });
}
