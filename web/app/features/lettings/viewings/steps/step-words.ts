import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isLate, LATE_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import { isBooked, isStatusAction, type StatusAction } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ButtonVariant } from '../../../../ui/actions/button-style.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
}

interface StepWords {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** What is said when it is done. */
  readonly done: string;
  /** Null where one press is enough. */
  readonly question: Question | null;
  /** It can be undone for some seconds, before anyone is told. */
  readonly isUndoable?: true;
}

const COUNTED = `It’s less than ${LATE_HOURS} hours before the viewing, so this counts as a late cancellation.`;

export const undoneText = 'The viewing is back to how it was.';

/** What follows once a cancellation can no longer be undone. */
export const afterUndo = ({ side, status, startsAt, tenant, lister }: Viewing, now: Date): string => {
  const told = `We’ll let ${side === 'tenant' ? lister.name : tenant.name} know.`;
  return isBooked(status) && isLate(new Date(startsAt), now) ? `${told} ${COUNTED}` : told;
};

const happened: StepWords = {
  label: 'It went ahead',
  variant: 'quiet',
  done: 'Thanks for letting us know.',
  question: null,
};

type SideWords = Readonly<Partial<Record<StatusAction, StepWords>>>;

/** Both sides read their own words; an action that a side cannot take has none. */
const tenantWords = (lister: string): SideWords => ({
  accept: { label: 'Book this time', variant: 'primary', done: 'Your viewing has been booked.', question: null },
  decline: { label: 'Decline', variant: 'quiet', done: 'Time declined', question: null, isUndoable: true },
  'accept-move': {
    label: 'Accept the new time',
    variant: 'primary',
    done: `Your viewing has been moved. We’ve let ${lister} know.`,
    question: null,
  },
  'decline-move': {
    label: 'Keep the old time',
    variant: 'quiet',
    done: `Your viewing hasn’t changed. We’ve let ${lister} know.`,
    question: null,
  },
  cancel: {
    label: 'Cancel viewing',
    variant: 'danger',
    done: 'You’ve cancelled your viewing',
    question: null,
    isUndoable: true,
  },
  attend: happened,
  'miss-lister': {
    label: 'Nobody turned up',
    variant: 'quiet',
    done: `Thanks for letting us know. ${lister} can contest this.`,
    question: {
      title: 'Did nobody turn up?',
      text: `This will count against ${lister}. We’ll let them know, and they can contest it once.`,
    },
  },
});

const listerWords: SideWords = {
  'withdraw-move': {
    label: 'Keep the old time',
    variant: 'quiet',
    done: 'The viewing hasn’t changed. We’ve told the tenant.',
    question: null,
  },
  'call-off': {
    label: 'Cancel viewing',
    variant: 'danger',
    done: 'You’ve cancelled the viewing',
    question: null,
    isUndoable: true,
  },
  attend: happened,
  'miss-tenant': {
    label: 'The tenant missed it',
    variant: 'quiet',
    done: 'Thanks for letting us know. The tenant can contest this.',
    question: {
      title: 'Did the tenant miss the viewing?',
      text: 'This will count against the tenant. We’ll let them know, and they can contest it once.',
    },
  },
};

export const stepWords = ({ side, lister }: Pick<Viewing, 'side' | 'lister'>, action: StatusAction): StepWords | null =>
  (side === 'tenant' ? tenantWords(lister.name) : listerWords)[action] ?? null;

/** The steps that can be taken now, in the order of their buttons. */
export const stepsOf = (viewing: Viewing): { readonly action: StatusAction; readonly words: StepWords }[] =>
  viewing.actions.flatMap((action) => {
    const found = isStatusAction(action) ? stepWords(viewing, action) : null;
    return found && isStatusAction(action) ? [{ action, words: found }] : [];
  });
