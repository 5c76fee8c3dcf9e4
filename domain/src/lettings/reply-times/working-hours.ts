import { ukDay, ukTime } from '../../uk-time.ts';

/** Monday to Friday. Bank holidays count like other weekdays, because they differ between the nations of the UK. */
const WORKING_DAYS = 5;
export const OPENS_AT = 9;
export const CLOSES_AT = 18;

export const WORKING_DAY_MINUTES = (CLOSES_AT - OPENS_AT) * 60;

const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday, three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;

/** Whole minutes on the clocks of the UK since a Monday long ago. */
const clockMinutes = (instant: Date): number =>
  Date.parse(`${ukDay(instant)}T${ukTime(instant)}Z`) / 60_000 + DAYS_SINCE_MONDAY * DAY_MINUTES;

/** Working minutes between a Monday long ago and the instant. */
function workingMinutesBefore(instant: Date): number {
  const clock = clockMinutes(instant);
  const day = Math.floor(clock / DAY_MINUTES);
  const weekday = day % WEEK_DAYS;
  const today = Math.min(Math.max(clock - day * DAY_MINUTES - OPENS_AT * 60, 0), WORKING_DAY_MINUTES);
  const days = Math.floor(day / WEEK_DAYS) * WORKING_DAYS + Math.min(weekday, WORKING_DAYS);
  return days * WORKING_DAY_MINUTES + (weekday < WORKING_DAYS ? today : 0);
}

/** How long somebody waited, counted on weekdays from 9 to 18 in UK time; 0 for a night or a weekend. */
export const workingMinutes = (from: Date, to: Date): number =>
  Math.max(workingMinutesBefore(to) - workingMinutesBefore(from), 0);
