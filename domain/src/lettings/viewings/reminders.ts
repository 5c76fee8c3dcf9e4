import { ANSWER_DAYS, isBooked, type ViewingStatus } from './lifecycle.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A day and two hours before a viewing, and when it is over. */
export const reminderKinds = ['day', 'hours', 'after'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const REMINDER_HOURS = { day: 24, hours: 2 } as const;

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const before = ({ startsAt }: Times, hours: number): Date => new Date(startsAt.getTime() - hours * HOUR_MS);

const dueAt: Readonly<Record<ReminderKind, (times: Times) => Date>> = {
  day: (times) => before(times, REMINDER_HOURS.day),
  hours: (times) => before(times, REMINDER_HOURS.hours),
  after: ({ endsAt }) => endsAt,
};

/** What is still to come: who books an hour before is not reminded of what they have just done. */
export const remindersOf = (times: Times, now: Date): readonly { readonly kind: ReminderKind; readonly at: Date }[] =>
  reminderKinds.map((kind) => ({ kind, at: dueAt[kind](times) })).filter(({ at }) => at > now);

interface Reminded extends Times {
  readonly status: ViewingStatus;
}

/** After a downtime, a reminder that the next one overtakes is left out. */
export function isReminderUseful(kind: ReminderKind, viewing: Reminded, now: Date): boolean {
  if (!isBooked(viewing.status)) return false;
  if (kind === 'day') return now < dueAt.hours(viewing);
  if (kind === 'hours') return now < viewing.startsAt;
  return now.getTime() < viewing.startsAt.getTime() + ANSWER_DAYS * DAY_MS;
}
