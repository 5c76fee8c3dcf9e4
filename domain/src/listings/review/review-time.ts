const DAY_HOURS = 24;

/** "7 hours", "3 days". */
export function hoursInWords(hours: number): string {
  if (hours < 2 * DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${Math.ceil(hours / DAY_HOURS)} days`;
}

/** The same figure as on the transparency page, in the same words. */
export const reviewTimeSentence = (minutes: number): string =>
  `We check half of all homes within ${wholeHoursInWords(Math.max(1, Math.ceil(minutes / 60)))}.`;

const wholeHoursInWords = (hours: number): string => (hours === 1 ? 'an hour' : hoursInWords(hours));
