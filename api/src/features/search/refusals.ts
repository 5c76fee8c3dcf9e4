import type { SearchProblems } from '@letfair/domain/search/search-query';

/** Null when the whole search was understood. */
export function invalidSearch(problems: SearchProblems) {
  const [message] = Object.values(problems);
  return message === undefined ? null : ({ ok: false, code: 'invalid', message, fields: problems } as const);
}

export const noSuchPage = {
  ok: false,
  code: 'invalid',
  message: 'This page does not exist.',
  fields: { cursor: 'Use the nextCursor of the page before, with the same sort.' },
} as const;

const tellUs = 'Sign in as a tenant and tell us what you look for to see the best match first.';
export const nothingToMatch = { ok: false, code: 'invalid', message: tellUs, fields: { sort: tellUs } } as const;

const whichPlace = 'Say which place: a postcode, a town or a county.';
export const noPlaceAsked = {
  ok: false,
  code: 'invalid',
  message: whichPlace,
  fields: { location: whichPlace },
} as const;

const zooms = 'Use a whole number from 0 to 18.';
export const invalidZoom = { ok: false, code: 'invalid', message: zooms, fields: { zoom: zooms } } as const;
