import type { Chance } from './chance.ts';

export const AN_HOUR = 3_600_000;
export const A_DAY = 24 * AN_HOUR;

export const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * AN_HOUR);
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * A_DAY);
export const daysFrom = (moment: Date, until: Date): number => (until.getTime() - moment.getTime()) / A_DAY;

/** Homes on the market came within so many days. */
const DAYS = 56;
/** Half of what came six weeks ago has found somebody since. */
const STAYS_DAYS = 60;
/** From Sunday to Saturday; moderators have weekends, too. */
const weekdays = [0.4, 1, 1, 0.95, 0.9, 0.9, 0.6] as const;
const [OPENS, CLOSES] = [8, 19];

/**
 * Draws moments at which homes were published: over eight weeks, in working hours, and fewer on the last days, so that
 * the newest come from several of them.
 */
export function publishingMoments(now: Date): (chance: Chance) => Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const hoursToday = (now.getTime() - midnight) / AN_HOUR;
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const begins = midnight - ago * A_DAY;
    const closes = ago === 0 ? Math.min(CLOSES, hoursToday) : CLOSES;
    const share = closes > OPENS ? weekdays[new Date(begins).getUTCDay()]! : 0;
    return { begins, closes, share: share * Math.min(1, 0.2 + 0.15 * ago) * Math.exp(-ago / STAYS_DAYS) };
  });
  const total = days.reduce((sum, { share }) => sum + share, 0);
  return (chance) => {
    let left = chance.fraction() * total;
    let ago = 0;
    for (; ago < DAYS - 1 && left >= days[ago]!.share; ago += 1) left -= days[ago]!.share;
    const day = days[ago]!;
    return new Date(Math.floor(day.begins + (OPENS + chance.fraction() * (day.closes - OPENS)) * AN_HOUR));
  };
}

const WAKES = 7;

/** Later where it would have been at night, and in the same order: nobody writes at four in the morning. */
export function awake(moments: readonly Date[], now: Date): Date[] {
  return moments
    .map((moment) => {
      const later = hoursBefore(moment, moment.getUTCHours() < WAKES ? -WAKES : 0);
      return later < now ? later : moment;
    })
    .sort((one, two) => one.getTime() - two.getTime());
}
