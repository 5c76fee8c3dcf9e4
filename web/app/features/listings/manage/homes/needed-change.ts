import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { AGENCY_DETAILS } from '../agency-details-path.ts';

/** Opens the form at the field that has to change, or whatever is kept beside the form. */
export function changePath(id: string, { field }: NonNullable<OwnListingSummary['needsChange']>): string {
  const listing = encodeURIComponent(id);
  if (field === 'agentProfile') return AGENCY_DETAILS;
  if (field === 'certificates') return `/certificates?property=${listing}`;
  return `/list-property?listing=${listing}${field === null ? '' : `&field=${encodeURIComponent(field)}`}`;
}

/** What the way there is called. */
export const changeLabel = ({ label }: NonNullable<OwnListingSummary['needsChange']>): string =>
  label === '' ? 'Change the listing' : `Change: ${label}`;
