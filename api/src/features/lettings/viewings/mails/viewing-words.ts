import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { midSentence } from '@letfair/domain/accounts/sendable-name';
import { keptInWords, OFFER_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import type { MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';
import { ukMomentInWords, ukTimeInWords } from '@letfair/domain/uk-time';
import { NOTHING_TO_DO, nameInSubject, titleInSubject } from '../../../../platform/mail/letter.ts';
import type { MailedViewing } from '../present-viewing.ts';

export interface Choice {
  readonly action: MailedAction;
  readonly label: string;
}

interface Words {
  readonly subject: (viewing: MailedViewing) => string;
  readonly firstLine: (viewing: MailedViewing) => string;
  readonly paragraphs?: (viewing: MailedViewing) => readonly string[];
  /** Where to go, whom to meet and what the landlord or agent notes. */
  readonly hasDetails?: true;
  /** What most people answer: the button, while it can still be done. */
  readonly answer?: Choice;
  /** What else they can do. */
  readonly choices?: readonly Choice[];
}

/** "Tuesday 17 November 2026, 2.05pm to 2.25pm". */
export const momentOf = ({ startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>): string =>
  `${ukMomentInWords(new Date(startsAt))} to ${ukTimeInWords(new Date(endsAt))}`;

/** "Tuesday 17 November, 2.05pm", for subjects and buttons. */
export const shortMomentOf = ({ startsAt }: Pick<MailedViewing, 'startsAt'>): string =>
  ukMomentInWords(new Date(startsAt)).replace(/ \d{4},/, ',');

/** "Tuesday 17 November", for subjects with a title. */
export const dayOf = (viewing: Pick<MailedViewing, 'startsAt'>): string => shortMomentOf(viewing).replace(/,.*/, '');

const home = ({ propertyTitle }: MailedViewing): string => `“${propertyTitle}”`;
const homeInSubject = ({ propertyTitle }: MailedViewing): string => titleInSubject(propertyTitle, 'this home');
export const tenantInSubject = ({ tenant }: Pick<MailedViewing, 'tenant'>): string =>
  nameInSubject(tenant.name, 'A tenant');
const recordOf = ({ tenant, otherRecord }: MailedViewing): readonly string[] =>
  otherRecord ? [`${tenant.name} has ${keptInWords(otherRecord)}.`] : [];

const move = { action: 'reschedule', label: 'Move the viewing' } as const;
const cancel = { action: 'cancel', label: 'Cancel the viewing' } as const;
const callOff = { action: 'call-off', label: 'Cancel the viewing' } as const;

const IF_NOT = 'If you can’t make it, move or cancel the viewing.';
const IF_NOT_THERE = 'If you can’t make it, please cancel so we can let them know.';

const decided: Words = {
  subject: () => 'We’ve made a decision about a viewing',
  firstLine: (viewing) =>
    `A moderator has looked again at what happened with the viewing of ${home(viewing)} on ${momentOf(viewing)}. They wrote:`,
};

/** Which events are emailed, to whom and in which words. What is not here is seen on the page. */
export const viewingMailWords: Readonly<Partial<Record<MailedEvent, Partial<Record<ViewingSide, Words>>>>> = {
  booked: {
    tenant: {
      subject: (viewing) => `Your viewing is booked: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) => `You’re viewing ${home(viewing)} on ${momentOf(viewing)}. ${IF_NOT}`,
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${tenantInSubject(viewing)} has booked a viewing: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `${viewing.tenant.name} is viewing ${home(viewing)} on ${momentOf(viewing)}. ${IF_NOT_THERE}`,
      paragraphs: recordOf,
      choices: [callOff],
    },
  },
  rescheduled: {
    tenant: {
      subject: (viewing) => `Your viewing has been moved: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) => `Your viewing of ${home(viewing)} is now on ${momentOf(viewing)}. ${IF_NOT}`,
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `A viewing has been moved: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `${viewing.tenant.name} will now be viewing ${home(viewing)} on ${momentOf(viewing)}. ${IF_NOT_THERE}`,
      choices: [callOff],
    },
  },
  returned: {
    tenant: {
      subject: (viewing) => `Your viewing is back on: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `Good news: ${home(viewing)} is available again, so your viewing on ${momentOf(viewing)} will go ahead after all. If you can’t make it any more, please cancel it.`,
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `A viewing is back on: ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `Your viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} will go ahead after all. We’ve let them know.`,
      choices: [callOff],
    },
  },
  'move-suggested': {
    tenant: {
      subject: (viewing) =>
        viewing.move ? `Can you view on ${shortMomentOf(viewing.move)} instead?` : 'Can you view at another time?',
      firstLine: (viewing) =>
        `Please tell us if you can make ${viewing.move ? momentOf(viewing.move) : 'another time'} for your viewing of ${home(viewing)}.`,
      paragraphs: (viewing) => [
        `${viewing.lister.name} would like to move it from ${momentOf(viewing)}. Your viewing stays at the old time until you answer. We’re holding the new time for you.`,
      ],
      answer: { action: 'accept-move', label: 'Accept the new time' },
      choices: [
        { action: 'reschedule', label: 'Choose another time' },
        { action: 'decline-move', label: 'Keep the old time' },
      ],
    },
  },
  'move-declined': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `You’ve kept the old time: your viewing of ${home(viewing)} is on ${momentOf(viewing)}. We’ve let ${midSentence(viewing.lister.name)} know.`,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${tenantInSubject(viewing)} can’t make the new time`,
      firstLine: (viewing) => `The viewing of ${home(viewing)} is still on ${momentOf(viewing)}. ${IF_NOT_THERE}`,
      paragraphs: (viewing) => [`${viewing.tenant.name} would rather keep the old time.`],
      choices: [callOff],
    },
  },
  'move-withdrawn': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `${viewing.lister.name} no longer needs to move your viewing of ${home(viewing)}. It’s still on ${momentOf(viewing)}. ${IF_NOT}`,
      choices: [move, cancel],
    },
  },
  'move-lapsed': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `We didn’t get an answer about the new time for your viewing of ${home(viewing)}, so it’s still on ${momentOf(viewing)}. ${IF_NOT}`,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${tenantInSubject(viewing)} hasn’t replied about the new time`,
      firstLine: (viewing) => `The viewing of ${home(viewing)} is still on ${momentOf(viewing)}. ${IF_NOT_THERE}`,
      paragraphs: (viewing) => [`You suggested another time, and ${midSentence(viewing.tenant.name)} hasn’t answered.`],
      choices: [callOff],
    },
  },
  'cancelled-by-tenant': {
    tenant: {
      subject: () => 'You’ve cancelled your viewing',
      firstLine: (viewing) =>
        `You’ve cancelled your viewing of ${home(viewing)} on ${momentOf(viewing)}. Thanks for letting us know.`,
    },
    lister: {
      subject: () => 'A viewing has been cancelled',
      firstLine: (viewing) =>
        viewing.endedBy
          ? `The viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} has been cancelled. ${NOTHING_TO_DO}`
          : `${viewing.tenant.name} has cancelled the viewing of ${home(viewing)} on ${momentOf(viewing)}. ${NOTHING_TO_DO}`,
    },
  },
  'cancelled-by-lister': {
    tenant: {
      subject: () => 'Your viewing has been cancelled',
      firstLine: (viewing) =>
        `Your viewing of ${home(viewing)} on ${momentOf(viewing)} has been cancelled, so please don’t go.`,
    },
    lister: {
      subject: () => 'A viewing has been cancelled',
      firstLine: (viewing) =>
        `The viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} has been cancelled. We’ve let them know.`,
    },
  },
  'proposal-declined': {
    lister: {
      subject: (viewing) => `${tenantInSubject(viewing)} can’t make ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `${viewing.tenant.name} can’t make the viewing of ${home(viewing)} that you offered for ${momentOf(viewing)}. You can offer another time in your messages.`,
    },
  },
  'proposal-withdrawn': {
    tenant: {
      subject: () => 'A viewing time is no longer available',
      firstLine: (viewing) =>
        `${viewing.lister.name} can no longer offer the viewing of ${home(viewing)} on ${momentOf(viewing)}. You can ask for another time in your messages.`,
    },
  },
  happened: {
    tenant: {
      subject: (viewing) => `Would you like to live in ${homeInSubject(viewing)}?`,
      firstLine: (viewing) =>
        `You’ve viewed ${home(viewing)}. If it’s the one for you, apply on the home’s page. We’ll send your application straight away.`,
    },
    lister: {
      subject: (viewing) => `${tenantInSubject(viewing)} has viewed your home and is waiting to hear from you`,
      firstLine: (viewing) =>
        `${viewing.tenant.name} has viewed ${home(viewing)} and applied for it. You can accept or decline the application, or wait until you’ve seen everyone.`,
    },
  },
  'no-show-tenant': {
    tenant: {
      subject: () => 'You missed a viewing',
      firstLine: () => 'If that’s wrong, you can contest it once on your viewings page, and a moderator will decide.',
      paragraphs: (viewing) => [
        `${viewing.lister.name} says you missed the viewing of ${home(viewing)} on ${momentOf(viewing)}, so it’s on your viewing record.`,
      ],
    },
  },
  'no-show-lister': {
    lister: {
      subject: () => 'Someone waited for you at a viewing',
      firstLine: () => 'If that’s wrong, you can contest it once on your viewings page, and a moderator will decide.',
      paragraphs: (viewing) => [
        `${viewing.tenant.name} says nobody was there to meet them at the viewing of ${home(viewing)} on ${momentOf(viewing)}, so it’s on your viewing record.`,
      ],
    },
  },
  'contest-decided': { tenant: decided, lister: decided },
  'reminder-day': {
    tenant: {
      subject: (viewing) => `Are you still coming? Your viewing is on ${shortMomentOf(viewing)}`,
      firstLine: (viewing) =>
        `Please tell us if you’re still coming to view ${home(viewing)} on ${momentOf(viewing)}, so no one is left waiting.`,
      hasDetails: true,
      answer: { action: 'confirm', label: 'Yes, I’m coming' },
      choices: [{ ...cancel, label: 'No, cancel it' }, move],
    },
  },
  'reminder-hours': {
    tenant: {
      subject: (viewing) => `Your viewing is at ${ukTimeInWords(new Date(viewing.startsAt))}`,
      firstLine: (viewing) =>
        `You’re viewing ${home(viewing)} on ${momentOf(viewing)}. If you can’t make it, please cancel it now.`,
      hasDetails: true,
      answer: { action: 'confirm', label: 'Yes, I’m coming' },
      choices: [{ ...cancel, label: 'No, cancel it' }],
    },
  },
  'reminder-after': {
    tenant: {
      subject: (viewing) => `Did you view ${homeInSubject(viewing)}?`,
      firstLine: (viewing) =>
        `Please tell us if your viewing of ${home(viewing)} on ${momentOf(viewing)} went ahead. Your answer helps keep viewing records fair.`,
      answer: { action: 'attend', label: 'Yes, it went ahead' },
      choices: [{ action: 'miss-lister', label: 'No, nobody was there' }],
    },
  },
};

/** Of a place that is held for somebody on the waiting list, who has no viewing yet. */
export const freePlaceWords = {
  'place-free': {
    subject: 'A viewing time has come up',
    paragraph: (title: string, when: string): string => `You can now view “${title}” on ${when}.`,
  },
  'new-times': {
    subject: 'There are new viewing times',
    paragraph: (title: string, when: string): string =>
      `“${title}” has new viewing times, and we’re holding ${when} for you. If another time suits you better, book it on the home’s page.`,
  },
} as const;

export const TAKE_IT_SOON = `Book soon: we’ll hold this time for you for up to ${OFFER_HOURS} hours, then offer it to the next person.`;
