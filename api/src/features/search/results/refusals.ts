import type { SearchProblems } from '@letfair/domain/search/search-query';
import { invalid, invalidFields } from '../../../platform/http/refusals.ts';

/** Null when the whole search was understood. */
export function invalidSearch(problems: SearchProblems) {
  const [message] = Object.values(problems);
  return message === undefined ? null : invalidFields({ message, fields: problems });
}

export const noSuchPage = invalid(
  'cursor',
  'This page doesn’t exist.',
  'Use the nextCursor of the previous page, with the same sort.',
);
export const nothingToMatch = invalid(
  'sort',
  'Sign in as a tenant and tell us what you’re looking for to see the best match first.',
);
export const noPlaceAsked = invalid('location', 'Enter a place: a postcode, a town or a county.');
export const invalidZoom = invalid('zoom', 'Use a whole number from 0 to 18.');
