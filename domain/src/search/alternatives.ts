/** Homes without a filter are counted up to this many, so that a search of the whole country stays quick. */
export const MOST_COUNTED = 1_000;

/** How far around a place homes are offered when none in it match. */
export const NEARBY_MILES = 20;
