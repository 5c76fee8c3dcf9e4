import type { SeededRandom } from './seeded-random.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * HOUR_MS);
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);
export const daysFrom = (moment: Date, until: Date): number => (until.getTime() - moment.getTime()) / DAY_MS;

/** Live listings were published within this period. */
const DAYS = 56;
/** Older listings are rarer, because many are let by now. */
const STAYS_DAYS = 60;
/** Sunday to Saturday; moderators work less at weekends. */
const weekdays = [0.4, 1, 1, 0.95, 0.9, 0.9, 0.6] as const;
const [OPENS, CLOSES] = [8, 19];

/** Publication times over eight weeks in working hours, fewer on the last days, so that the newest page spans several days. */
export function publishingMoments(now: Date): (random: SeededRandom) => Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const hoursToday = (now.getTime() - midnight) / HOUR_MS;
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const begins = midnight - ago * DAY_MS;
    const closes = ago === 0 ? Math.min(CLOSES, hoursToday) : CLOSES;
    const share = closes > OPENS ? weekdays[new Date(begins).getUTCDay()]! : 0;
    return { begins, closes, share: share * Math.min(1, 0.2 + 0.15 * ago) * Math.exp(-ago / STAYS_DAYS) };
  });
  const total = days.reduce((sum, { share }) => sum + share, 0);
  return (random) => {
    let left = random.fraction() * total;
    let ago = 0;
    for (; ago < DAYS - 1 && left >= days[ago]!.share; ago += 1) left -= days[ago]!.share;
    const day = days[ago]!;
    return new Date(Math.floor(day.begins + (OPENS + random.fraction() * (day.closes - OPENS)) * HOUR_MS));
  };
}

const MORNING_HOUR = 7;

/** Moves times at night to the morning and keeps the order. */
export function awake(moments: readonly Date[], now: Date): Date[] {
  return moments
    .map((moment) => {
      const later = hoursBefore(moment, moment.getUTCHours() < MORNING_HOUR ? -MORNING_HOUR : 0);
      return later < now ? later : moment;
    })
    .sort((one, two) => one.getTime() - two.getTime());
}
