import { dayInWords, ukDay, ukTimeInWords, weekdayOf } from '@letfair/domain/uk-time';

/** "Saturday 21 November", of a day written 2026-11-21; viewings are too near to need a year. */
export const viewingDay = (day: string): string => `${weekdayOf(day)} ${dayInWords(day).replace(/ \d{4}$/, '')}`;

/** "10.30am" */
export const viewingTime = (startsAt: string): string => ukTimeInWords(new Date(startsAt));

/** "Saturday 21 November, 10.30am" */
export const viewingMoment = (startsAt: string): string =>
  `${viewingDay(ukDay(new Date(startsAt)))}, ${viewingTime(startsAt)}`;

/** "3 times available" */
export const freeTimes = (count: number): string =>
  count === 0 ? 'no times available' : `${count} ${count === 1 ? 'time' : 'times'} available`;

/** "4 places left", of a group viewing; empty for one household. */
export const placesLeftWords = (slot: { readonly capacity: number; readonly placesLeft: number }): string =>
  slot.capacity === 1 ? '' : `${slot.placesLeft} ${slot.placesLeft === 1 ? 'place' : 'places'} left`;
