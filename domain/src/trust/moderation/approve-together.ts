/** As many homes as one moderator can look at before the first of them has changed. */
export const MOST_APPROVED_TOGETHER = 60;

/** What became of each home that was approved together with others. */
export const togetherOutcomes = ['approved', 'decided', 'flagged', 'changed', 'blocked', 'gone'] as const;

export const togetherSentences = {
  approved: 'Approved.',
  flagged: 'Something about this home has been flagged, so please look at it on its own.',
  changed: 'This home has changed since you looked at it. Please look at it again.',
  notWaiting: 'This home is no longer waiting for a decision.',
  gone: 'This home is no longer available.',
  severalListers:
    'These homes are from different landlords or agents. Please approve one landlord’s or agent’s homes at a time.',
  twice: 'List each home only once.',
} as const;
