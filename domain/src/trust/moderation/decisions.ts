/** What a lister reads when a listing is sent back. */
export const MAX_REJECTION_REASON = 1_000;

export const decisionSentences = {
  approved: 'Listing approved',
  changesApproved: 'Changes approved',
  rejected: 'Listing rejected',
  changesRejected: 'Changes rejected',
  /** Beside the rejection that came with it. */
  suspended: 'The account has been suspended.',
  suspensionAsked: 'Another admin has to confirm the suspension.',
} as const;
