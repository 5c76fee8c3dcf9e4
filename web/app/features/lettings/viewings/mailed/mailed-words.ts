import type { MailedViewing } from '@letfair/contract/lettings/viewings/links';
import type { MailedAction } from '@letfair/domain/lettings/viewings/mailed-actions';

export interface ActionWords {
  readonly question: string;
  readonly button: string;
  readonly busy: string;
  readonly done: string;
  /** The other side hears of it. */
  readonly isPassedOn?: true;
}

/** What each link in an email asks, and says when it is done. */
export const mailedWords: Readonly<Record<MailedAction, ActionWords>> = {
  confirm: {
    question: 'Are you still coming?',
    button: 'Yes, I’m coming',
    busy: 'Saving...',
    done: 'Thanks for letting us know',
    isPassedOn: true,
  },
  accept: {
    question: 'Book this viewing?',
    button: 'Book viewing',
    busy: 'Booking...',
    done: 'Your viewing has been booked',
  },
  decline: {
    question: 'Decline this viewing time?',
    button: 'Decline',
    busy: 'Declining...',
    done: 'You’ve declined this viewing time',
    isPassedOn: true,
  },
  reschedule: {
    question: 'Which time suits you better?',
    button: 'Move viewing',
    busy: 'Moving...',
    done: 'Your viewing has been moved',
    isPassedOn: true,
  },
  'accept-move': {
    question: 'Move your viewing to the new time?',
    button: 'Accept the new time',
    busy: 'Moving...',
    done: 'Your viewing has been moved',
    isPassedOn: true,
  },
  'decline-move': {
    question: 'Keep the old time?',
    button: 'Keep the old time',
    busy: 'Saving...',
    done: 'Your viewing hasn’t changed',
    isPassedOn: true,
  },
  'withdraw-move': {
    question: 'Keep the old time?',
    button: 'Keep the old time',
    busy: 'Saving...',
    done: 'The viewing hasn’t changed',
    isPassedOn: true,
  },
  cancel: {
    question: 'Cancel your viewing?',
    button: 'Cancel viewing',
    busy: 'Cancelling...',
    done: 'You’ve cancelled your viewing',
    isPassedOn: true,
  },
  'call-off': {
    question: 'Cancel this viewing?',
    button: 'Cancel viewing',
    busy: 'Cancelling...',
    done: 'You’ve cancelled the viewing',
    isPassedOn: true,
  },
  attend: {
    question: 'Did the viewing happen?',
    button: 'Yes, it went ahead',
    busy: 'Saving...',
    done: 'Thanks for letting us know',
  },
  'miss-tenant': {
    question: 'Did the tenant miss the viewing?',
    button: 'They missed it',
    busy: 'Saving...',
    done: 'Thanks for letting us know',
  },
  'miss-lister': {
    question: 'Did nobody turn up?',
    button: 'Nobody turned up',
    busy: 'Saving...',
    done: 'Thanks for letting us know',
  },
};

/** What comes next once a viewing has happened. */
export function nextStep({ status, side, propertyId, applicationId, other }: MailedViewing) {
  if (status !== 'happened') return null;
  if (side === 'lister')
    return applicationId
      ? {
          text: `${other} has applied. Accept or decline the application, or wait until you’ve seen everyone.`,
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
        text: 'You’ve already applied for this home.',
        label: 'See your application',
        to: `/applications?id=${applicationId}`,
      }
    : {
        text: 'Would you like to live there? You can apply on the home’s page.',
        label: 'Apply for this home',
        to: `/properties/${propertyId}`,
      };
}
