import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { EDIT_LISTING } from '@letfair/domain/listings/form/places';
import { AGENCY_DETAILS } from '../agency-details-path.ts';

type NeededChange = NonNullable<OwnListingSummary['needsChange']>;

/** Opens the form at the field that has to change, or whatever is kept beside the form. */
export function changePath(id: string, { field }: Pick<NeededChange, 'field'>): string {
  const listing = encodeURIComponent(id);
  if (field === 'agentProfile') return AGENCY_DETAILS;
  if (field === 'certificates') return `/certificates?property=${listing}`;
  return `/list-property?listing=${listing}${field === null ? '' : `&field=${encodeURIComponent(field)}`}`;
}

/** Opens the form at the photos. */
export const photosPath = (id: string): string => changePath(id, { field: 'images' });

/** What the way there is called. */
export const changeLabel = ({ label }: NeededChange): string => (label === '' ? EDIT_LISTING : `Edit: ${label}`);
