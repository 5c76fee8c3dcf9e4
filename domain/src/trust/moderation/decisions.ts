/** What a lister reads when a listing is sent back. */
export const MAX_REJECTION_REASON = 1_000;
