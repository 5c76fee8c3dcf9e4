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
