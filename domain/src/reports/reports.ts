/** Document 1, section 9. */
export const reportReasons = {
  property: ['fake-listing', 'scam', 'inappropriate', 'spam', 'overpriced', 'other'],
  user: ['harassment', 'scam', 'fake-profile', 'spam', 'inappropriate', 'other'],
  listing: ['misleading', 'scam', 'inappropriate', 'spam', 'copyright', 'other'],
} as const;

export type ReportType = keyof typeof reportReasons;
export const reportTypes = Object.keys(reportReasons) as [ReportType, ...ReportType[]];
export type ReportReason = (typeof reportReasons)[ReportType][number];

export const MAX_REPORT_DETAILS = 2_000;

/** The sentences of document 1, sections 2 and 8. */
export const reportSentences = {
  notice: 'Reports are reviewed by our moderation team. False reports may result in account restrictions.',
  sent: 'Report submitted successfully. Thank you for helping keep the product safe.',
  failed: 'Failed to submit report. Please try again.',
} as const;

export const isReasonFor = (type: ReportType, reason: string): boolean =>
  (reportReasons[type] as readonly string[]).includes(reason);

/** So many independent people are a reason to look at once; nothing is hidden by their number alone. */
export const URGENT_REPORTERS = 3;

/** Why a report cannot be taken as it is. */
export const reportProblems = {
  reason: 'Please choose a reason from the list.',
  description: 'Please describe what is wrong.',
  own: 'You cannot report yourself or your own listing.',
} as const;

/** What a moderator can make of the reports about one target. */
export const reportDecisions = ['dismiss', 'hide-listing', 'suspend-user'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportOutcomes = ['dismissed', 'upheld'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The reason of a suspension has no more room than this either. */
export const MAX_DECISION_REASON = 500;

export const outcomeOf = (decision: ReportDecision): ReportOutcome => (decision === 'dismiss' ? 'dismissed' : 'upheld');

/** A listing can be hidden or its lister suspended; a person can only be suspended. */
export const decisionsAbout = (target: 'listing' | 'account'): readonly ReportDecision[] =>
  target === 'listing' ? reportDecisions : reportDecisions.filter((decision) => decision !== 'hide-listing');

/** Why a decision is not taken. */
export const decisionProblems = {
  reason: 'Please say why.',
  decision: 'A person cannot be hidden, only suspended.',
  changed: 'Somebody else has decided about these reports since you looked at them. Please look again.',
} as const;
