import { keysOf } from '../../keys-of.ts';

export const reportReasons = {
  property: ['fake-listing', 'scam', 'inappropriate', 'spam', 'overpriced', 'other'],
  user: ['harassment', 'scam', 'fake-profile', 'spam', 'inappropriate', 'other'],
  listing: ['misleading', 'scam', 'inappropriate', 'spam', 'copyright', 'other'],
} as const;

export type ReportType = keyof typeof reportReasons;
export const reportTypes = keysOf(reportReasons);
export type ReportReason = (typeof reportReasons)[ReportType][number];
/** Each reason once, whatever it is given about; the one that says least comes last. */
export const allReportReasons: readonly ReportReason[] = [
  ...new Set<ReportReason>(Object.values(reportReasons).flatMap((reasons) => reasons.slice(0, -1))),
  'other',
];

export const MAX_REPORT_DETAILS = 2_000;

/** What of a conversation is reported: one message, or all of it. */
export const reportedParts = ['message', 'conversation'] as const;
export type ReportedPart = (typeof reportedParts)[number];
/** With a report its author shares the reported message and the ones before it, at most this many. */
export const MAX_SHARED_MESSAGES = 200;
/** In the audit log, whenever a moderator reads what is shared. */
export const READ_MESSAGES_ACTION = 'read-messages';

export const reportSentences = {
  notice: 'Reports are reviewed by our moderation team. False reports may result in account restrictions.',
  sent: 'Report submitted successfully. Thank you for helping keep the product safe.',
  failed: 'Failed to submit report. Please try again.',
} as const;

export const isReasonFor = (type: ReportType, reason: string): boolean =>
  (reportReasons[type] as readonly string[]).includes(reason);

/** From this many reporters on a target is urgent; numbers alone never hide anything, because they can be organised. */
export const URGENT_REPORTERS = 3;

export const reportProblems = {
  reason: 'Please choose a reason from the list.',
  description: 'Please describe what’s wrong.',
  own: 'You can’t report yourself or your own listing.',
  ownMessage: 'You can’t report your own message. Choose one that the other person wrote.',
  nothingWritten: 'The other person hasn’t written anything here yet, so there’s nothing to report.',
  messageGone:
    'This message is no longer available, so we couldn’t add it to your report. You can still report the person or the whole conversation.',
} as const;

export const reportDecisions = ['dismiss', 'hide-listing', 'suspend-user'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportOutcomes = ['dismissed', 'upheld'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** The same limit as for the reason of a suspension, which a decision can cause. */
export const MAX_DECISION_REASON = 500;

export const outcomeOf = (decision: ReportDecision): ReportOutcome => (decision === 'dismiss' ? 'dismissed' : 'upheld');

/** A listing can be hidden or its lister suspended; a person can only be suspended. */
export const decisionsAbout = (target: 'listing' | 'account'): readonly ReportDecision[] =>
  target === 'listing' ? reportDecisions : reportDecisions.filter((decision) => decision !== 'hide-listing');

export const decisionProblems = {
  reason: 'Please say why.',
  decision: 'You can’t hide a person, only suspend them.',
  changed: 'Another admin has already decided these reports. Reload to see the latest.',
} as const;
