import { daysAfter } from '../../plain-date.ts';
import { ukInstant } from '../../uk-time.ts';
import type { SingleTime, ViewingTimes } from './viewing-times.ts';

const MINUTE_MS = 60_000;

/** Where the time of a slot comes from. */
export const slotSources = ['weekly', 'single', 'proposed'] as const;
export type SlotSource = (typeof slotSources)[number];

export interface SlotTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly source: Exclude<SlotSource, 'proposed'>;
}

/** Null for a time that the change to summer time leaves out. */
export const startOf = ({ day, time }: SingleTime): Date | null => ukInstant(day, time);

export const endOf = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);

const isoWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const timeOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Every time from a day to so many days later, the earliest first; a viewing at 10:00 is at 10:00 in summer and winter. */
export function expandTimes(times: ViewingTimes, firstDay: string, days: number): readonly SlotTime[] {
  const { minutes, gapMinutes, weekly, singles } = times;
  const daysOff = new Set(times.daysOff);
  const lastDay = daysAfter(firstDay, days);
  const slots: SlotTime[] = [];
  const add = (day: string, time: string, source: SlotTime['source']) => {
    const startsAt = ukInstant(day, time);
    if (startsAt) slots.push({ startsAt, endsAt: endOf(startsAt, minutes), source });
  };
  for (let day = firstDay; day <= lastDay; day = daysAfter(day, 1)) {
    if (daysOff.has(day)) continue;
    const weekday = isoWeekday(day);
    for (const hours of weekly)
      if (hours.weekday === weekday)
        for (let start = minuteOf(hours.from); start + minutes <= minuteOf(hours.to); start += minutes + gapMinutes)
          add(day, timeOfDay(start), 'weekly');
  }
  for (const { day, time } of singles) if (day >= firstDay && day <= lastDay) add(day, time, 'single');
  return slots.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
