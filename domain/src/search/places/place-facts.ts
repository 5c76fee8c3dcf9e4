/** A home counts as new in its place for so long. */
export const ADDED_WITHIN_DAYS = 30;
/** How fast homes go is told from those that were let within so many days. */
export const LET_WITHIN_DAYS = 180;
