import { daysAfter, isPlainDate } from '@letfair/domain/plain-date';
import { dayInWords, ukDay, weekdayOf } from '@letfair/domain/uk-time';

interface Timed {
  readonly startsAt: string;
}

/** The entries of a day in the UK, in their order. */
export interface Day<Entry> {
  /** 2026-11-21. */
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** Groups entries by their day and keeps their order, be it forwards or backwards in time. */
export function byDay<Entry extends Timed>(entries: readonly Entry[]): Day<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = ukDay(new Date(entry.startsAt));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** "Saturday 21 November 2026". */
export const dayTitle = (day: string): string => `${weekdayOf(day)} ${dayInWords(day)}`;

export const diaryViews = ['day', 'week'] as const;
export type DiaryView = (typeof diaryViews)[number];

/** What a diary shows: the view of `?view=` around the day of `?day=`. */
export interface Span {
  readonly view: DiaryView;
  /** The day that was asked for. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** Nobody views a home later; days without end would run out of four digits. */
const LAST_DAY = '2100-01-01';
const isDay = (text: string | null): text is string => text !== null && isPlainDate(text) && text < LAST_DAY;

const WEEK = 7;

/** Monday of the week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysAfter(day, -((weekday + WEEK - 1) % WEEK));
}

/** Anything that is no day means today; without a view it is the week. */
export function spanOf(search: URLSearchParams, today: string): Span {
  const view = diaryViews.find((known) => known === search.get('view')) ?? 'week';
  const wanted = search.get('day');
  const day = isDay(wanted) ? wanted : today;
  if (view === 'day') return { view, day, from: day, to: day };
  const from = mondayOf(day);
  return { view, day, from, to: daysAfter(from, WEEK - 1) };
}

/** The day that the span before or after is asked for by. */
export const neighbour = ({ view, day }: Span, direction: -1 | 1): string =>
  daysAfter(day, direction * (view === 'day' ? 1 : WEEK));

/** Every day of a span, also those without entries. */
export function daysOf<Entry extends Timed>({ from, to }: Span, entries: readonly Entry[]): Day<Entry>[] {
  const found = new Map(byDay(entries).map((day) => [day.day, day]));
  const days: Day<Entry>[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(found.get(day) ?? { day, entries: [] });
  return days;
}

/** "16 November to 22 November 2026", or the day itself. */
export const spanTitle = ({ view, from, to }: Span): string =>
  view === 'day' ? dayTitle(from) : `${dayInWords(from).replace(/ \d{4}$/, '')} to ${dayInWords(to)}`;
