/**
 * UK date and time without `Intl`: the first use of `Intl` loads the locale data of the platform, which takes a phone a
 * tenth of a second.
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 01:00 UTC on the last Sunday of the month, when the clocks change. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS;
}

/** "2026-12-03T14:05:00.000": local time in the UK. */
function shown(instant: Date): string {
  const year = instant.getUTCFullYear();
  const summer = instant.getTime() >= clockChange(year, MARCH) && instant.getTime() < clockChange(year, OCTOBER);
  return new Date(instant.getTime() + (summer ? HOUR_MS : 0)).toISOString().slice(0, -1);
}

/** "2026-12-03": the date in the UK. */
export const ukDay = (instant: Date): string => shown(instant).slice(0, 10);

/**
 * When it is this time of the day in the UK. Null in the hour that spring leaves out; in the hour that autumn repeats
 * the first of the two.
 */
export function ukInstant(day: string, time: string): Date | null {
  const local = new Date(`${day}T${time}:00Z`).getTime();
  const written = `${day}T${time}`;
  const found = [local - HOUR_MS, local].find((ms) => shown(new Date(ms)).startsWith(written));
  return found === undefined ? null : new Date(found);
}

/** "Tuesday", of a day written 2026-11-17. */
export const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** "Tuesday 17 November 2026, 2.05pm": in UK time. */
export const ukMomentInWords = (instant: Date): string =>
  `${weekdayOf(ukDay(instant))} ${ukDayInWords(instant)}, ${ukTimeInWords(instant)}`;

/** How long it is the same date in the UK. */
export function secondsLeftOfUkDay(instant: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = shown(instant).slice(11, 19).split(':').map(Number);
  return 86_400 - hours * 3_600 - minutes * 60 - seconds;
}

/** "14:05": the time in the UK, for machines and form fields. */
export const ukTime = (instant: Date): string => shown(instant).slice(11, 16);

/** "2.05pm", "10am": the time in the UK, as people read it. */
export const ukTimeInWords = (instant: Date): string => timeInWords(ukTime(instant));

/** "2.05pm", of a time written 14:05, and "midday" of 12:00; empty where none is entered. */
export function timeInWords(time: string): string {
  if (time === '') return '';
  if (time === '12:00') return 'midday';
  if (time === '00:00') return 'midnight';
  const [hours = '', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** "3 Dec 2026", of a day written 2026-12-03. */
export const formatDay = (day: string): string =>
  inWords(day, (month) => month.slice(0, month === 'September' ? 4 : 3));

/** "3 December 2026", of a day written 2026-12-03. */
export const dayInWords = (day: string): string => inWords(day, (month) => month);

/** "3 December 2026": the date in the UK, for mails. */
export const ukDayInWords = (instant: Date): string => dayInWords(ukDay(instant));

function inWords(day: string, written: (month: string) => string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${written(months[month! - 1]!)} ${year}`;
}
