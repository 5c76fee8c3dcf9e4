/** What waits for a moderator, each kind in a tab of the review workspace. */
export const reviewTabs = [
  'homes',
  'changes',
  'reports',
  'appeals',
  'certificates',
  'suspensions',
  'viewings',
] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** The tabs whose entries are listings. */
export const listingTabs = ['homes', 'changes', 'certificates'] as const satisfies readonly ReviewTab[];
export type ListingTab = (typeof listingTabs)[number];

/** What waits is counted up to this number, so that a count ends in time. */
export const MOST_COUNTED = 1_000;

/** "14", or "1,000+" where nobody has counted further. */
export const countedText = (count: number): string =>
  count < MOST_COUNTED ? `${count}` : `${MOST_COUNTED.toLocaleString('en-GB')}+`;

/** A claim lapses when nobody renews it: the page was closed, or the moderator went away. */
export const CLAIM_MINUTES = 10;

export const claimedBySomebody = (name: string): string =>
  `${name || 'Another moderator'} is looking at this. Take it over if they’ve stopped.`;

export const MAX_NOTE = 2_000;

export const noteProblems = {
  content: 'Please write something.',
  notYours: 'Only the person who wrote a note can delete it.',
} as const;
