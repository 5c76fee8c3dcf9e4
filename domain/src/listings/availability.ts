/** A live listing that nobody has confirmed for so long leaves the search. */
export const AVAILABLE_DAYS = 14;
/** The mail that asks goes out so long before. */
export const REMIND_DAYS_BEFORE = 2;

const DAY_MS = 86_400_000;

export const expiresAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + AVAILABLE_DAYS * DAY_MS);

/** Whole days since the listing went live. */
export const daysLive = (publishedAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - publishedAt.getTime()) / DAY_MS));
