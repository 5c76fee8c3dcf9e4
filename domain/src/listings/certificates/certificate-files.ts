/** Earlier certificates of one kind that are kept for a home; the oldest go first. */
export const MAX_EARLIER = 5;
