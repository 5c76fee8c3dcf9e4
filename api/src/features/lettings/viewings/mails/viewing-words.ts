import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { midSentence } from '@letfair/domain/accounts/sendable-name';
import { keptInWords, OFFER_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import type { MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';
import { ukMomentInWords, ukTimeInWords } from '@letfair/domain/uk-time';
import type { MailedViewing } from '../present-viewing.ts';

export interface Choice {
  readonly action: MailedAction;
  readonly label: string;
}

interface Words {
  readonly subject: (viewing: MailedViewing) => string;
  readonly paragraphs: (viewing: MailedViewing) => readonly string[];
  /** Where to go, whom to meet and what the lister notes. */
  readonly hasDetails?: true;
  readonly choices?: readonly Choice[];
}

/** "Tuesday 17 November 2026, 2.05pm to 2.25pm". */
export const momentOf = ({ startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>): string =>
  `${ukMomentInWords(new Date(startsAt))} to ${ukTimeInWords(new Date(endsAt))}`;

/** "Tuesday 17 November, 2.05pm", for subjects. */
const shortly = ({ startsAt }: Pick<MailedViewing, 'startsAt'>): string =>
  ukMomentInWords(new Date(startsAt)).replace(/ \d{4},/, ',');

const home = ({ propertyTitle }: MailedViewing): string => `“${propertyTitle}”`;
const recordOf = ({ tenant, otherRecord }: MailedViewing): readonly string[] =>
  otherRecord ? [`${tenant.name} has ${keptInWords(otherRecord)}.`] : [];

const move = { action: 'reschedule', label: 'Move it' } as const;
const cancel = { action: 'cancel', label: 'Cancel it' } as const;
const callOff = { action: 'call-off', label: 'Cancel it' } as const;

const decided: Words = {
  subject: () => 'We have looked at a viewing again',
  paragraphs: (viewing) => [
    `It’s about the viewing of ${home(viewing)} on ${momentOf(viewing)}. What the moderator wrote:`,
  ],
};

/** Which events are mailed, to whom and in which words. What is not here is seen on the page. */
export const viewingMailWords: Readonly<Partial<Record<MailedEvent, Partial<Record<ViewingSide, Words>>>>> = {
  booked: {
    tenant: {
      subject: (viewing) => `Your viewing is booked: ${shortly(viewing)}`,
      paragraphs: (viewing) => [`You’re viewing ${home(viewing)} on ${momentOf(viewing)}.`],
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${viewing.tenant.name} has booked a viewing: ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `${viewing.tenant.name} is viewing ${home(viewing)} on ${momentOf(viewing)}.`,
        ...recordOf(viewing),
      ],
      choices: [callOff],
    },
  },
  rescheduled: {
    tenant: {
      subject: (viewing) => `Your viewing has been moved: ${shortly(viewing)}`,
      paragraphs: (viewing) => [`Your viewing of ${home(viewing)} is now on ${momentOf(viewing)}.`],
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `A viewing has been moved: ${shortly(viewing)}`,
      paragraphs: (viewing) => [`${viewing.tenant.name} is now viewing ${home(viewing)} on ${momentOf(viewing)}.`],
      choices: [callOff],
    },
  },
  returned: {
    tenant: {
      subject: (viewing) => `Your viewing is on again: ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `Good news: ${home(viewing)} is available again, so your viewing on ${momentOf(viewing)} goes ahead after all. If you can’t come any more, please cancel it.`,
      ],
      hasDetails: true,
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `A viewing is on again: ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `Your viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} goes ahead after all. We’ve told them.`,
      ],
      choices: [callOff],
    },
  },
  'move-suggested': {
    tenant: {
      subject: ({ move }) => `Can you view at another time? ${move ? shortly(move) : ''}`,
      paragraphs: (viewing) => [
        `${viewing.lister.name} would like to move your viewing of ${home(viewing)} from ${momentOf(viewing)} to ${viewing.move ? momentOf(viewing.move) : 'another time'}.`,
        'Your viewing stays at the old time until you answer. We’re holding the new time for you.',
      ],
      choices: [
        { action: 'accept-move', label: 'Take the new time' },
        { action: 'reschedule', label: 'Choose another time' },
        { action: 'decline-move', label: 'Keep the old time' },
      ],
    },
  },
  'move-declined': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `You’ve kept the old time: your viewing of ${home(viewing)} is on ${momentOf(viewing)}. We’ve told ${midSentence(viewing.lister.name)}.`,
      ],
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${viewing.tenant.name} can’t make the new time`,
      paragraphs: (viewing) => [
        `${viewing.tenant.name} would rather keep the old time. The viewing of ${home(viewing)} is still on ${momentOf(viewing)}.`,
      ],
      choices: [callOff],
    },
  },
  'move-withdrawn': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `${viewing.lister.name} no longer needs to move it: your viewing of ${home(viewing)} is on ${momentOf(viewing)}.`,
      ],
      choices: [move, cancel],
    },
  },
  'move-lapsed': {
    tenant: {
      subject: (viewing) => `Your viewing stays on ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `The new time for your viewing of ${home(viewing)} has passed without an answer, so it’s still on ${momentOf(viewing)}.`,
      ],
      choices: [move, cancel],
    },
    lister: {
      subject: (viewing) => `${viewing.tenant.name} hasn’t answered about the new time`,
      paragraphs: (viewing) => [
        `You suggested another time for the viewing of ${home(viewing)}. ${viewing.tenant.name} hasn’t answered, so it’s still on ${momentOf(viewing)}.`,
      ],
      choices: [callOff],
    },
  },
  'cancelled-by-tenant': {
    tenant: {
      subject: () => 'You’ve cancelled your viewing',
      paragraphs: (viewing) => [
        `You’ve cancelled your viewing of ${home(viewing)} on ${momentOf(viewing)}. Thanks for letting us know.`,
      ],
    },
    lister: {
      subject: () => 'A viewing has been cancelled',
      paragraphs: (viewing) => [
        viewing.endedBy
          ? `The viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} has been cancelled.`
          : `${viewing.tenant.name} has cancelled the viewing of ${home(viewing)} on ${momentOf(viewing)}.`,
      ],
    },
  },
  'cancelled-by-lister': {
    tenant: {
      subject: () => 'Your viewing has been cancelled',
      paragraphs: (viewing) => [`Your viewing of ${home(viewing)} on ${momentOf(viewing)} has been cancelled.`],
    },
    lister: {
      subject: () => 'A viewing has been cancelled',
      paragraphs: (viewing) => [
        `The viewing of ${home(viewing)} with ${midSentence(viewing.tenant.name)} on ${momentOf(viewing)} has been cancelled. We’ve told them.`,
      ],
    },
  },
  'proposal-declined': {
    lister: {
      subject: (viewing) => `${viewing.tenant.name} can’t make ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `${viewing.tenant.name} can’t make the viewing you offered of ${home(viewing)} on ${momentOf(viewing)}. You can offer another time in your messages.`,
      ],
    },
  },
  'proposal-withdrawn': {
    tenant: {
      subject: () => 'A viewing time is no longer available',
      paragraphs: (viewing) => [
        `${viewing.lister.name} can no longer offer the viewing of ${home(viewing)} on ${momentOf(viewing)}.`,
      ],
    },
  },
  happened: {
    tenant: {
      subject: (viewing) => `Would you like to live in ${home(viewing)}?`,
      paragraphs: (viewing) => [
        `You’ve viewed ${home(viewing)}. If it’s the one for you, apply on its page and we’ll pass your application on straight away.`,
      ],
    },
    lister: {
      subject: (viewing) => `${viewing.tenant.name} has viewed your home and is waiting for an answer`,
      paragraphs: (viewing) => [
        `${viewing.tenant.name} has viewed ${home(viewing)} and applied for it. You can accept or decline the application, or wait until you’ve seen everyone.`,
      ],
    },
  },
  'no-show-tenant': {
    tenant: {
      subject: () => 'You missed a viewing',
      paragraphs: (viewing) => [
        `${viewing.lister.name} says you missed the viewing of ${home(viewing)} on ${momentOf(viewing)}, so it counts on your viewing record. If that’s wrong, you can contest it once on your viewings page, and a moderator will decide.`,
      ],
    },
  },
  'no-show-lister': {
    lister: {
      subject: () => 'Someone waited for you at a viewing',
      paragraphs: (viewing) => [
        `${viewing.tenant.name} says nobody met them at the viewing of ${home(viewing)} on ${momentOf(viewing)}, so it counts on your viewing record. If that’s wrong, you can contest it once on your viewings page, and a moderator will decide.`,
      ],
    },
  },
  'contest-decided': { tenant: decided, lister: decided },
  'reminder-day': {
    tenant: {
      subject: (viewing) => `Still coming? Your viewing: ${shortly(viewing)}`,
      paragraphs: (viewing) => [
        `You’re viewing ${home(viewing)} on ${momentOf(viewing)}. Please say whether you’re still coming, so nobody waits for you.`,
      ],
      hasDetails: true,
      choices: [{ action: 'confirm', label: 'Yes, I’m coming' }, { ...cancel, label: 'No, cancel it' }, move],
    },
  },
  'reminder-hours': {
    tenant: {
      subject: (viewing) => `Your viewing is at ${ukTimeInWords(new Date(viewing.startsAt))}`,
      paragraphs: (viewing) => [`You’re viewing ${home(viewing)} on ${momentOf(viewing)}.`],
      hasDetails: true,
      choices: [
        { action: 'confirm', label: 'Yes, I’m coming' },
        { ...cancel, label: 'No, cancel it' },
      ],
    },
  },
  'reminder-after': {
    tenant: {
      subject: (viewing) => `Did you view ${home(viewing)}?`,
      paragraphs: (viewing) => [
        `Your viewing of ${home(viewing)} was on ${momentOf(viewing)}. Did it happen? Your answer helps keep both sides honest.`,
      ],
      choices: [
        { action: 'attend', label: 'Yes, it happened' },
        { action: 'miss-lister', label: 'No, nobody met me' },
      ],
    },
  },
};

/** Of a place that is held for somebody on the waiting list, who has no viewing yet. */
export const freePlaceWords = {
  'place-free': {
    subject: 'A viewing time is free',
    paragraph: (title: string, when: string): string =>
      `There’s a place at the viewing of “${title}” on ${when}. We’re holding it for you for ${OFFER_HOURS} hours at most, then we’ll ask the next person.`,
  },
  'new-times': {
    subject: 'There are new viewing times',
    paragraph: (title: string, when: string): string =>
      `“${title}” has new viewing times. We’re holding ${when} for you for ${OFFER_HOURS} hours at most, then we’ll ask the next person. If another time suits you better, book it on the home’s page.`,
  },
} as const;
