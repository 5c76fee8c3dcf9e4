import { bookedStatuses, type ViewingEvent, type ViewingStatus } from './lifecycle.ts';
import type { ReminderKind } from './reminders.ts';

/** Whatever people are emailed about. */
export type MailedEvent = ViewingEvent | `reminder-${ReminderKind}`;

interface EventRule {
  /** The statuses in which what the email says is still so; null where the status decides nothing. */
  readonly holdsIn: readonly ViewingStatus[] | null;
  /** Earlier emails about the viewing that this one makes needless, while they haven't been sent. */
  readonly overtakes: readonly MailedEvent[];
}

const unmoved = ['booked', 'rescheduled'] as const;
const moveAnswers = ['move-declined', 'move-withdrawn', 'move-lapsed'] as const;
const aboutMoves = ['move-suggested', ...moveAnswers] as const;
const reminders = ['reminder-day', 'reminder-hours', 'reminder-after'] as const;
const everythingBooked = ['booked', 'rescheduled', 'returned', ...aboutMoves, ...reminders] as const;
const nothing = [] as const;

const rules: Readonly<Record<MailedEvent, EventRule>> = {
  proposed: { holdsIn: ['proposed'], overtakes: nothing },
  'proposal-declined': { holdsIn: ['cancelled-by-tenant'], overtakes: ['proposed'] },
  'proposal-withdrawn': { holdsIn: ['cancelled-by-lister'], overtakes: ['proposed'] },
  booked: { holdsIn: bookedStatuses, overtakes: ['proposed'] },
  rescheduled: { holdsIn: bookedStatuses, overtakes: everythingBooked },
  returned: { holdsIn: bookedStatuses, overtakes: [...everythingBooked, 'cancelled-by-lister'] },
  'move-suggested': { holdsIn: ['move-suggested'], overtakes: aboutMoves },
  'move-declined': { holdsIn: unmoved, overtakes: ['booked', 'rescheduled', ...aboutMoves] },
  'move-withdrawn': { holdsIn: unmoved, overtakes: aboutMoves },
  'move-lapsed': { holdsIn: unmoved, overtakes: aboutMoves },
  'cancelled-by-tenant': { holdsIn: ['cancelled-by-tenant'], overtakes: everythingBooked },
  'cancelled-by-lister': { holdsIn: ['cancelled-by-lister'], overtakes: everythingBooked },
  happened: { holdsIn: ['happened'], overtakes: reminders },
  'no-show-tenant': { holdsIn: ['no-show-tenant'], overtakes: reminders },
  'no-show-lister': { holdsIn: ['no-show-lister'], overtakes: reminders },
  'place-free': { holdsIn: null, overtakes: nothing },
  'new-times': { holdsIn: null, overtakes: nothing },
  'times-asked': { holdsIn: null, overtakes: nothing },
  'contest-decided': { holdsIn: null, overtakes: nothing },
  'reminder-day': { holdsIn: bookedStatuses, overtakes: nothing },
  'reminder-hours': { holdsIn: bookedStatuses, overtakes: nothing },
  'reminder-after': { holdsIn: bookedStatuses, overtakes: nothing },
};

/** Whether an email about the event would be true of a viewing in this status. */
export const isStillSo = (event: MailedEvent, status: ViewingStatus): boolean =>
  rules[event].holdsIn?.includes(status) ?? true;

/** A newer email says what these say, or they are no longer true. */
export const overtakenBy = (event: MailedEvent): readonly MailedEvent[] => rules[event].overtakes;

/** News of a suggested time that the reader has not heard of is no news. */
export const isNeedlessAfter = (event: MailedEvent, unsent: readonly MailedEvent[]): boolean =>
  (event === 'move-withdrawn' || event === 'move-lapsed') && unsent.includes('move-suggested');
