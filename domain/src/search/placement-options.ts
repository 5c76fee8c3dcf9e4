// Apart from the table of parameters, which a first visit to the search page does without.

export const MAX_LOCATION = 200;
export const MAX_MILES = 40;
export const DEFAULT_MILES = 3;

/** The first is what people get unasked. */
export const searchSorts = [
  'newest',
  'price-low',
  'price-high',
  'bedrooms',
  'answers',
  'distance',
  'travel',
  'match',
] as const;
export type SearchSort = (typeof searchSorts)[number];
