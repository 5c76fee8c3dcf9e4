import type { ApplicationStatus } from '../../lettings/applications/lifecycle.ts';
import type { ViewingStatus } from '../../lettings/viewings/lifecycle.ts';

/** What a client landlord reads about the viewings of their home, which their agency arranges. */
export const clientViewingWords: Readonly<Record<ViewingStatus, string>> = {
  proposed: 'Offered to a tenant',
  booked: 'Booked',
  'move-suggested': 'Booked, but another time suggested',
  rescheduled: 'Booked for a new time',
  happened: 'Went ahead',
  'cancelled-by-tenant': 'Cancelled by the tenant',
  'cancelled-by-lister': 'Cancelled by the agency',
  'no-show-tenant': 'The tenant missed it',
  'no-show-lister': 'The agency missed it',
};

/** What they read about applications, which their agency answers. */
export const clientOfferWords: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'New',
  seen: 'Seen by the agency',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the tenant',
  closed: 'Closed',
};
