import { codeTable } from '@letfair/domain/code-table';
import { DAYS_AHEAD } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';

/** Days are written 2026-11-21. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** The days for which viewings are offered. */
export function bookableDays(now: Date): DayRange {
  const first = ukDay(now);
  return { first, last: daysAfter(first, DAYS_AHEAD) };
}

/** 0 for Monday. */
const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const mondayOf = (day: string): string => daysAfter(day, -weekdayIndex(day));

/** Rows from Monday to Sunday; null outside the range. */
export function weeksOf({ first, last }: DayRange): readonly (readonly (string | null)[])[] {
  const weeks: (string | null)[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = daysAfter(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)).map((day) =>
        day < first || day > last ? null : day,
      ),
    );
  return weeks;
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

interface GridDays extends DayRange {
  /** Days with free times, the earliest first. */
  readonly free: readonly string[];
}

const steps = codeTable<number>({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 });

/**
 * Where a key moves the focus in a grid of days; null for keys that mean nothing there. Page Up and Page Down go to the
 * days with free times, because three weeks have no months to turn.
 */
export function dayAfterKey({ key, ctrlKey }: PressedKey, day: string, { first, last, free }: GridDays): string | null {
  const step = steps.get(key);
  if (step !== undefined) {
    const moved = daysAfter(day, step);
    return moved < first || moved > last ? day : moved;
  }
  switch (key) {
    case 'Home':
      return ctrlKey ? first : latest(first, mondayOf(day));
    case 'End':
      return ctrlKey ? last : earliest(last, daysAfter(mondayOf(day), 6));
    case 'PageDown':
      return free.find((other) => other > day) ?? day;
    case 'PageUp':
      return free.findLast((other) => other < day) ?? day;
    default:
      return null;
  }
}

const latest = (a: string, b: string): string => (a > b ? a : b);
const earliest = (a: string, b: string): string => (a < b ? a : b);

/** Slots by the day they begin on in the UK. */
export const slotsByDay = <Slot extends { readonly startsAt: string }>(
  slots: readonly Slot[],
): ReadonlyMap<string, readonly Slot[]> => Map.groupBy(slots, ({ startsAt }) => ukDay(new Date(startsAt)));
