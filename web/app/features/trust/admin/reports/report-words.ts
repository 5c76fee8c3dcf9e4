import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { codeTable } from '@letfair/domain/code-table';
import { nextStatus } from '@letfair/domain/listings/lifecycle';
import type { ReportDecision, ReportType } from '@letfair/domain/trust/reports/reports';

/** A property is reported from its card or page, a listing from the header of a conversation. */
export const targetLabels: Readonly<Record<ReportType, string>> = {
  property: 'Property',
  user: 'User',
  listing: 'Listing',
};

/** "fake-listing" is "Fake listing". */
export function reasonText(reason: string): string {
  const words = reason.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const reportersText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
export const reportsText = (count: number): string => `${count} ${count === 1 ? 'report' : 'reports'}`;

type Reporter = NonNullable<ReportedTarget['reports'][number]['reporter']>;

/** How many reports of a person were upheld and dismissed. */
export const historyText = ({ sent, upheld, dismissed }: Pick<Reporter, 'sent' | 'upheld' | 'dismissed'>): string =>
  `${reportsText(sent)} so far: ${upheld} upheld, ${dismissed} dismissed`;

const earlierTexts = codeTable<string>({
  approve: 'Approved',
  reject: 'Rejected',
  hide: 'Hidden',
  suspend: 'Suspended',
  unsuspend: 'Suspension lifted',
  dismiss: 'Reports dismissed',
  'hide-listing': 'Hidden after reports',
  'suspend-user': 'Suspended after reports',
});
export const earlierText = (action: string): string => earlierTexts.get(action) ?? reasonText(action);

export const decidedTexts: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'No action taken',
  'hide-listing': 'The listing was hidden',
  'suspend-user': 'The account was suspended',
};

type Target = Pick<ReportedTarget, 'listingStatus' | 'person'>;

const canBeHidden = ({ listingStatus }: Target): boolean =>
  listingStatus === 'pending' || (listingStatus !== null && nextStatus(listingStatus, 'hide') !== null);

/** The label of a decision; where its effect is there already, the reports are only upheld. */
export function decisionLabel(decision: ReportDecision, target: Target): string {
  if (decision === 'dismiss') return 'Dismiss';
  if (decision === 'hide-listing') return canBeHidden(target) ? 'Hide listing' : 'Uphold (already off the market)';
  if (target.person.suspended) return 'Uphold (already suspended)';
  return target.listingStatus === null ? 'Suspend user' : 'Suspend account';
}
