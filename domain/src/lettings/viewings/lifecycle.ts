import { keysOf } from '../../keys-of.ts';
import type { LifecycleStep } from '../../lifecycle-step.ts';

export const viewingStatuses = [
  /** The lister has offered this time to one tenant. */
  'proposed',
  'booked',
  /** Booked, and moved to another time since. */
  'rescheduled',
  /** Booked, and the lister has suggested another time; the old one stands until the tenant answers. */
  'move-suggested',
  'happened',
  'cancelled-by-tenant',
  'cancelled-by-lister',
  'no-show-tenant',
  'no-show-lister',
] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

export type ViewingSide = 'tenant' | 'lister';

interface Edge extends LifecycleStep<ViewingStatus, ViewingStatus, ViewingSide | 'either'> {
  /** Before the viewing begins, or from then on. */
  readonly when: 'before' | 'after';
}

const booked = ['booked', 'rescheduled', 'move-suggested'] as const;

/** The server enforces this graph, and the screens offer the actions it allows. */
export const viewingGraph = {
  accept: { from: ['proposed'], to: 'booked', by: 'tenant', when: 'before' },
  decline: { from: ['proposed'], to: 'cancelled-by-tenant', by: 'tenant', when: 'before' },
  reschedule: { from: booked, to: 'rescheduled', by: 'tenant', when: 'before' },
  /** Suggesting again replaces what was suggested. */
  'suggest-move': { from: booked, to: 'move-suggested', by: 'lister', when: 'before' },
  'accept-move': { from: ['move-suggested'], to: 'rescheduled', by: 'tenant', when: 'before' },
  'decline-move': { from: ['move-suggested'], to: 'booked', by: 'tenant', when: 'before' },
  'withdraw-move': { from: ['move-suggested'], to: 'booked', by: 'lister', when: 'before' },
  cancel: { from: booked, to: 'cancelled-by-tenant', by: 'tenant', when: 'before' },
  'call-off': {
    from: ['proposed', ...booked],
    to: 'cancelled-by-lister',
    by: 'lister',
    when: 'before',
  },
  attend: { from: booked, to: 'happened', by: 'either', when: 'after' },
  'miss-tenant': { from: booked, to: 'no-show-tenant', by: 'lister', when: 'after' },
  'miss-lister': { from: booked, to: 'no-show-lister', by: 'tenant', when: 'after' },
} as const satisfies Record<string, Edge>;

export type ViewingAction = keyof typeof viewingGraph;
export const viewingActions = keysOf(viewingGraph);

/** What people are told of: a change of a viewing, or something beside its status. */
export type ViewingEvent =
  | ViewingStatus
  /** A time that was only offered: the tenant said no, or the lister took it back. */
  | 'proposal-declined'
  | 'proposal-withdrawn'
  /** What a step of the home had ended is on again. */
  | 'returned'
  /** Of whoever is next on the waiting list. */
  | 'place-free'
  /** Of somebody on the waiting list, for whom one of the new times is held. */
  | 'new-times'
  /** To the lister: somebody would like to view a home that has no free times. */
  | 'times-asked'
  /** The old time stands: the tenant said no, the lister thought again, or nobody answered in time. */
  | 'move-declined'
  | 'move-withdrawn'
  | 'move-lapsed'
  /** A moderator has decided on a contested entry. */
  | 'contest-decided';

/** These name another time, so they have calls of their own. */
const timeActions = ['reschedule', 'suggest-move'] as const satisfies readonly ViewingAction[];
export type StatusAction = Exclude<ViewingAction, (typeof timeActions)[number]>;
export const isStatusAction = (action: ViewingAction): action is StatusAction =>
  !(timeActions as readonly ViewingAction[]).includes(action);
export const statusActions = viewingActions.filter(isStatusAction) as unknown as readonly [
  StatusAction,
  ...StatusAction[],
];

/** How long the two sides can say whether a viewing happened. */
export const ANSWER_DAYS = 14;
const DAY_MS = 86_400_000;

interface Moment {
  readonly startsAt: Date;
  readonly now: Date;
}

const edge = (action: ViewingAction): Edge => viewingGraph[action];

function isTime(when: Edge['when'], { startsAt, now }: Moment): boolean {
  if (when === 'before') return now < startsAt;
  return now >= startsAt && now.getTime() < startsAt.getTime() + ANSWER_DAYS * DAY_MS;
}

/** Null when this side cannot take the action now. */
export function nextViewingStatus(
  status: ViewingStatus,
  action: ViewingAction,
  side: ViewingSide,
  moment: Moment,
): ViewingStatus | null {
  const { from, to, by, when } = edge(action);
  return (by === side || by === 'either') && from.includes(status) && isTime(when, moment) ? to : null;
}

export const viewingActionsFrom = (
  status: ViewingStatus,
  side: ViewingSide,
  moment: Moment,
): readonly ViewingAction[] =>
  viewingActions.filter((action) => nextViewingStatus(status, action, side, moment) !== null);

/** Somebody has a place at the viewing, be it to come or past without an answer yet. */
export const bookedStatuses = booked satisfies readonly ViewingStatus[];
/** What ends when a home or an account does. */
export const openStatuses = ['proposed', ...bookedStatuses] as const satisfies readonly ViewingStatus[];
/** The two sides have met, or are about to. */
export const arrangedStatuses = [...bookedStatuses, 'happened'] as const satisfies readonly ViewingStatus[];
export const isBooked = (status: ViewingStatus): boolean =>
  (bookedStatuses as readonly ViewingStatus[]).includes(status);
