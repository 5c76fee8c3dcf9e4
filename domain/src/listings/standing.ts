import { keysOf } from '../keys-of.ts';
import { type ListingStatus, listingStatusLabels } from './lifecycle.ts';

/**
 * Where a home stands for its lister. One that waits for them, and not for us, needs a change, whichever status it has:
 * a moderator has rejected it, or the law keeps it from going live or from staying live.
 */
export const standingLabels = { 'needs-change': 'Needs a change', ...listingStatusLabels } as const;
export type ListingStanding = keyof typeof standingLabels;
export const listingStandings = keysOf(standingLabels);

/** A rejected home always needs a change, so nobody has to choose between the two. */
export const shownStandings = listingStandings.filter((standing) => standing !== 'rejected');

export const standingOf = (home: {
  readonly status: ListingStatus;
  readonly needsChange: object | null;
}): ListingStanding => (home.needsChange ? 'needs-change' : home.status);
