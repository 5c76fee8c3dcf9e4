import { ukDay, ukTime, weekdayOf } from '../uk-time.ts';

/** How often a saved search may write. */
export const alertFrequencies = ['none', 'instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const MAX_SAVED_SEARCHES = 50;
export const MAX_SEARCH_NAME = 80;
/** Somebody with many searches gets so many mails a day at once; what is new beyond them comes in the morning. */
export const MAX_INSTANT_MAILS_A_DAY = 20;
/** A mail shows so many homes and a link to all of them. */
export const MAX_HOMES_A_MAIL = 20;

/** Half past seven in London, which is another hour of UTC in summer. */
const DIGEST_HOUR = '07:';

/** Whose waiting homes are told at this time: nobody's but in the hour of the digests, the weekly ones on Mondays. */
export function digestsDue(at: Date): readonly AlertFrequency[] {
  if (!ukTime(at).startsWith(DIGEST_HOUR)) return [];
  return weekdayOf(ukDay(at)) === 'Monday' ? ['instant', 'daily', 'weekly'] : ['instant', 'daily'];
}
