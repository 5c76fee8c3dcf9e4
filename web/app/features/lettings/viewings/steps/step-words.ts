import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isLate, LATE_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import { isStatusAction, type StatusAction, type ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ButtonVariant } from '../../../../ui/actions/button-style.ts';

export interface Question {
  readonly title: string;
  readonly text: string;
  /** What the other side can be told with it. */
  readonly noteLabel: string | null;
}

interface StepWords {
  readonly label: string;
  readonly variant: ButtonVariant;
  /** What is said when it is done. */
  readonly done: string;
  /** Null where one press is enough. */
  readonly question: (viewing: Viewing, now: Date) => Question | null;
}

const atOnce = () => null;
const COUNTED = `It is less than ${LATE_HOURS} hours before the viewing, so this counts as a late cancellation.`;

const happened: StepWords = {
  label: 'It happened',
  variant: 'quiet',
  done: 'Thank you for telling.',
  question: atOnce,
};

/** Both sides read their own words; an action that a side cannot take has none. */
const words: Readonly<Record<ViewingSide, Readonly<Partial<Record<StatusAction, StepWords>>>>> = {
  tenant: {
    accept: { label: 'Take this time', variant: 'primary', done: 'The viewing is booked.', question: atOnce },
    decline: {
      label: 'Decline',
      variant: 'quiet',
      done: 'The lister is told that it does not suit.',
      question: atOnce,
    },
    'accept-move': {
      label: 'Take the new time',
      variant: 'primary',
      done: 'Your viewing has been moved. We’ve let them know.',
      question: atOnce,
    },
    'decline-move': {
      label: 'Keep the old time',
      variant: 'quiet',
      done: 'Your viewing stays as it was. We’ve let them know.',
      question: atOnce,
    },
    cancel: {
      label: 'Cancel viewing',
      variant: 'danger',
      done: 'The viewing is cancelled, and the lister is told.',
      question: ({ startsAt }, now) =>
        isLate(new Date(startsAt), now)
          ? {
              title: 'Cancel this viewing so late?',
              text: `${COUNTED} The lister is told at once.`,
              noteLabel: 'A word to the lister',
            }
          : null,
    },
    attend: happened,
    'miss-lister': {
      label: 'Nobody met me',
      variant: 'quiet',
      done: 'Thank you for telling. The lister can contest it.',
      question: () => ({
        title: 'Did nobody meet you?',
        text: 'It is counted for the lister, who is told and can contest it once.',
        noteLabel: null,
      }),
    },
  },
  lister: {
    'withdraw-move': {
      label: 'Keep the old time',
      variant: 'quiet',
      done: 'The viewing stays as it was. We’ve told the tenant.',
      question: atOnce,
    },
    'call-off': {
      label: 'Call off',
      variant: 'danger',
      done: 'The viewing is called off, and the tenant is told.',
      question: ({ startsAt, status }, now) => ({
        title: 'Call off this viewing?',
        text:
          status !== 'proposed' && isLate(new Date(startsAt), now)
            ? `${COUNTED} The tenant is told at once.`
            : 'The tenant is told at once and can book another time.',
        noteLabel: 'A word to the tenant',
      }),
    },
    attend: happened,
    'miss-tenant': {
      label: 'The tenant did not come',
      variant: 'quiet',
      done: 'Thank you for telling. The tenant can contest it.',
      question: () => ({
        title: 'Did the tenant not come?',
        text: 'It is counted for the tenant, who is told and can contest it once.',
        noteLabel: null,
      }),
    },
  },
};

export const stepWords = (side: ViewingSide, action: StatusAction): StepWords | null => words[side][action] ?? null;

/** The steps that can be taken now, in the order of their buttons. */
export const stepsOf = ({ side, actions }: Viewing): { readonly action: StatusAction; readonly words: StepWords }[] =>
  actions.flatMap((action) => {
    const found = isStatusAction(action) ? stepWords(side, action) : null;
    return found && isStatusAction(action) ? [{ action, words: found }] : [];
  });
