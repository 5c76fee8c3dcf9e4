import { ukDay } from '@letfair/domain/uk-time';
import { type RawBuilder, sql } from 'kysely';

/** As far back as the activity of a home is shown, today included. */
export const ACTIVITY_DAYS = 30;

export interface DayCount {
  /** YYYY-MM-DD, in the United Kingdom. */
  readonly day: string;
  readonly count: number;
}

/** The first of those days. */
export const since: RawBuilder<string> = sql`(now() at time zone 'Europe/London')::date - ${ACTIVITY_DAYS - 1}::int`;

const DAY_MS = 86_400_000;

/** The days up to this moment, oldest first. */
export function daysUntil(now: Date): string[] {
  // Counted in whole days of the calendar: a day on which the clocks change has 23 or 25 hours.
  const today = Date.parse(`${ukDay(now)}T00:00:00Z`);
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) =>
    new Date(today - (ACTIVITY_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
