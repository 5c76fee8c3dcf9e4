import { isPlainDate } from '../plain-date.ts';
import { formatDay, ukDay, ukTimeInWords } from '../uk-time.ts';
import { accept, type Filter, refuse } from './filter-kinds.ts';

/** How recently a home was added, in days of 24 hours. */
export const addedDays = ['1', '3', '7', '14'] as const;
type AddedDays = (typeof addedDays)[number];

const DAY_MS = 86_400_000;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\dZ$/;

export const isAddedDays = (text: string): text is AddedDays => addedDays.some((days) => days === text);

/** "2026-11-18T09:30Z": whole minutes keep the URLs of a search short, and homes of the same minute in sight. */
export const addedSince = (instant: Date): string => `${instant.toISOString().slice(0, 16)}Z`;

const isInstant = (text: string): boolean => isPlainDate(INSTANT.exec(text)?.[1] ?? '');

/** The instant after which a home has to have been added; null for any. */
export function addedAfter(added: string, now: Date): Date | null {
  if (added === '') return null;
  return isAddedDays(added) ? new Date(now.getTime() - Number(added) * DAY_MS) : new Date(added);
}

export const addedDaysLabel = (days: AddedDays): string =>
  days === '1' ? 'Added in the last 24 hours' : `Added in the last ${days} days`;

export function addedLabel(added: string): string {
  if (isAddedDays(added)) return addedDaysLabel(added);
  const instant = new Date(added);
  return `Added since ${formatDay(ukDay(instant))}, ${ukTimeInWords(instant)}`;
}

/** Homes added in the last days, or since an instant; empty for any. */
export const addedFilter: Filter<string> = {
  label: 'Added',
  noun: 'day it was added',
  unset: '',
  example: '3',
  parse: (text) =>
    isAddedDays(text) || isInstant(text)
      ? accept(text)
      : refuse(`Use ${addedDays.join(', ')} (days), or a time such as 2026-12-03T09:30Z.`),
  serialize: (value) => value,
  chips: (value) => (value === '' ? [] : [{ text: addedLabel(value), without: '' }]),
  describe: (value) => (value === '' ? {} : { details: [addedLabel(value).replace('Added', 'added')] }),
};
