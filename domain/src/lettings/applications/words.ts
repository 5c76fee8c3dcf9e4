import type { ApplicationSide, ApplicationStatus } from './lifecycle.ts';

interface StatusWords {
  /** On the badge. */
  readonly label: string;
  /** In the timeline. */
  readonly step: string;
}

/** What each side calls the state of an application: what one has sent, the other has received. */
export const applicationWords = {
  tenant: {
    sent: { label: 'Sent', step: 'You applied' },
    seen: { label: 'Seen', step: 'Read by the lister' },
    shortlisted: { label: 'Shortlisted', step: 'Shortlisted by the lister' },
    accepted: { label: 'Accepted', step: 'Accepted by the lister' },
    declined: { label: 'Declined', step: 'Declined by the lister' },
    withdrawn: { label: 'Withdrawn', step: 'You withdrew' },
    closed: { label: 'Closed', step: 'Closed' },
  },
  lister: {
    sent: { label: 'New', step: 'Applied' },
    seen: { label: 'Read', step: 'You read it' },
    shortlisted: { label: 'Shortlisted', step: 'You shortlisted it' },
    accepted: { label: 'Accepted', step: 'You accepted it' },
    declined: { label: 'Declined', step: 'You declined it' },
    withdrawn: { label: 'Withdrawn', step: 'Withdrawn by the applicant' },
    closed: { label: 'Closed', step: 'Closed' },
  },
} as const satisfies Record<ApplicationSide, Record<ApplicationStatus, StatusWords>>;
