import type { MailedViewing } from '@letfair/contract/lettings/viewings/links';
import type { MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';

interface ActionWords {
  readonly question: string;
  readonly button: string;
  readonly busy: string;
  readonly done: string;
}

/** What each link of a mail asks, and says when it is done. */
export const mailedWords: Readonly<Record<MailedAction, ActionWords>> = {
  confirm: {
    question: 'Are you still coming?',
    button: 'Yes, I am coming',
    busy: 'Saving...',
    done: 'Thank you, the lister knows that you are coming',
  },
  accept: { question: 'Take this time?', button: 'Book viewing', busy: 'Booking...', done: 'Your viewing is booked' },
  decline: {
    question: 'Decline this time?',
    button: 'Decline',
    busy: 'Declining...',
    done: 'You have declined, and the lister knows',
  },
  reschedule: {
    question: 'Which time suits you better?',
    button: 'Move viewing',
    busy: 'Moving...',
    done: 'Your viewing is moved',
  },
  'accept-move': {
    question: 'Move your viewing to the new time?',
    button: 'Take the new time',
    busy: 'Moving...',
    done: 'Your viewing has been moved',
  },
  'decline-move': {
    question: 'Keep the old time?',
    button: 'Keep the old time',
    busy: 'Saving...',
    done: 'Your viewing stays as it was',
  },
  'withdraw-move': {
    question: 'Keep the old time?',
    button: 'Keep the old time',
    busy: 'Saving...',
    done: 'The viewing stays as it was, and the tenant has been told',
  },
  cancel: {
    question: 'Cancel your viewing?',
    button: 'Cancel viewing',
    busy: 'Cancelling...',
    done: 'Your viewing is cancelled',
  },
  'call-off': {
    question: 'Call off this viewing?',
    button: 'Call off viewing',
    busy: 'Calling off...',
    done: 'The viewing is called off, and the tenant is told',
  },
  attend: {
    question: 'Did the viewing happen?',
    button: 'Yes, it happened',
    busy: 'Saving...',
    done: 'Thank you for your answer',
  },
  'miss-tenant': {
    question: 'Did the tenant not come?',
    button: 'They did not come',
    busy: 'Saving...',
    done: 'Thank you for your answer',
  },
  'miss-lister': {
    question: 'Did nobody meet you?',
    button: 'Nobody met me',
    busy: 'Saving...',
    done: 'Thank you for your answer',
  },
};

/** What comes next once a viewing has happened. */
export function nextStep({ status, side, propertyId, applicationId, other }: MailedViewing) {
  if (status !== 'happened') return null;
  if (side === 'lister')
    return applicationId
      ? {
          text: `${other} has applied. Accept or decline the application, or wait until you have seen everybody.`,
          label: 'See the application',
          to: `/applications?id=${applicationId}`,
        }
      : {
          text: `If ${other} applies, you can accept, decline or wait.`,
          label: 'See your applications',
          to: '/applications',
        };
  return applicationId
    ? {
        text: 'Your application is with the lister.',
        label: 'See your application',
        to: `/applications?id=${applicationId}`,
      }
    : {
        text: 'Would you like to live there? Apply on the page of the home.',
        label: 'Apply for this home',
        to: `/properties/${propertyId}`,
      };
}
