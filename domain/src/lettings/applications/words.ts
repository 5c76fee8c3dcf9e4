import type { ListerType } from '../../accounts/user-types.ts';
import type { ApplicationSide, ApplicationStatus } from './lifecycle.ts';

interface StatusWords {
  /** On the badge. */
  readonly label: string;
  /** In the timeline. */
  readonly step: string | ((lister: ListerType) => string);
}

const doneByLister = (done: string) => (lister: ListerType) => `${done} by the ${lister}`;

/** What each side calls the state of an application: what one has sent, the other has received. */
export const applicationWords = {
  tenant: {
    sent: { label: 'Sent', step: 'You applied' },
    seen: { label: 'Seen', step: doneByLister('Read') },
    shortlisted: { label: 'Shortlisted', step: doneByLister('Shortlisted') },
    accepted: { label: 'Accepted', step: doneByLister('Accepted') },
    declined: { label: 'Declined', step: doneByLister('Declined') },
    withdrawn: { label: 'Withdrawn', step: 'You withdrew' },
    closed: { label: 'Closed', step: 'Closed' },
  },
  lister: {
    sent: { label: 'New', step: 'Applied' },
    seen: { label: 'Read', step: 'You opened it' },
    shortlisted: { label: 'Shortlisted', step: 'You shortlisted it' },
    accepted: { label: 'Accepted', step: 'You accepted it' },
    declined: { label: 'Declined', step: 'You declined it' },
    withdrawn: { label: 'Withdrawn', step: 'Withdrawn by the tenant' },
    closed: { label: 'Closed', step: 'Closed' },
  },
} as const satisfies Record<ApplicationSide, Record<ApplicationStatus, StatusWords>>;

/** "Read by the agent": a step in the timeline of an application. */
export function applicationStepInWords(reader: ApplicationSide, status: ApplicationStatus, lister: ListerType): string {
  const { step }: StatusWords = applicationWords[reader][status];
  return typeof step === 'string' ? step : step(lister);
}
