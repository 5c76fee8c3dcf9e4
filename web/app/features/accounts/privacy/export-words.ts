import { ukDayInWords } from '@letfair/domain/uk-time';

/** "29 November 2026". */
export const wholeDay = (instant: string): string => ukDayInWords(new Date(instant));
