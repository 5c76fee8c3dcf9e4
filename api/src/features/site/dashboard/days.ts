import { ukDay } from '@letfair/domain/uk-time';
import { type RawBuilder, sql } from 'kysely';

/** Includes today. */
export const ACTIVITY_DAYS = 30;

export interface DayCount {
  /** UK calendar day, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

export const firstActivityDay: RawBuilder<string> = sql`(now() at time zone 'Europe/London')::date - ${ACTIVITY_DAYS - 1}::int`;

const DAY_MS = 86_400_000;

/** Oldest first. */
export function listActivityDays(now: Date): string[] {
  // Counts calendar days, because days on which the clocks change have 23 or 25 hours.
  const today = Date.parse(`${ukDay(now)}T00:00:00Z`);
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) =>
    new Date(today - (ACTIVITY_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
