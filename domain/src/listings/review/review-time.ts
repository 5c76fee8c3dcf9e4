import { hoursInWords } from '../../trust/moderation/transparency.ts';

/** The same figure as on the transparency page, in the same words. */
export const reviewTimeSentence = (minutes: number): string =>
  `We decide on half of all homes within ${wholeHoursInWords(Math.max(1, Math.ceil(minutes / 60)))}.`;

const wholeHoursInWords = (hours: number): string => (hours === 1 ? 'an hour' : hoursInWords(hours));
