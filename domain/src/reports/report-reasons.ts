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
