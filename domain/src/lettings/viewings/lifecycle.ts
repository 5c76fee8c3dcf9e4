import { keysOf } from '../../keys-of.ts';
import type { LifecycleStep } from '../../lifecycle-step.ts';

export const viewingStatuses = [
  /** The lister has offered this time to one tenant. */
  'proposed',
  'booked',
  /** Booked, and moved to another time since. */
  'rescheduled',
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

/** The server enforces this graph, and the screens offer the actions it allows. */
export const viewingGraph = {
  accept: { from: ['proposed'], to: 'booked', by: 'tenant', when: 'before' },
  decline: { from: ['proposed'], to: 'cancelled-by-tenant', by: 'tenant', when: 'before' },
  reschedule: { from: ['booked', 'rescheduled'], to: 'rescheduled', by: 'tenant', when: 'before' },
  cancel: { from: ['booked', 'rescheduled'], to: 'cancelled-by-tenant', by: 'tenant', when: 'before' },
  'call-off': {
    from: ['proposed', 'booked', 'rescheduled'],
    to: 'cancelled-by-lister',
    by: 'lister',
    when: 'before',
  },
  attend: { from: ['booked', 'rescheduled'], to: 'happened', by: 'either', when: 'after' },
  'miss-tenant': { from: ['booked', 'rescheduled'], to: 'no-show-tenant', by: 'lister', when: 'after' },
  'miss-lister': { from: ['booked', 'rescheduled'], to: 'no-show-lister', by: 'tenant', when: 'after' },
} as const satisfies Record<string, Edge>;

export type ViewingAction = keyof typeof viewingGraph;
export const viewingActions = keysOf(viewingGraph);

/** What people are told of: a change of a viewing, or something beside its status. */
export type ViewingEvent =
  | ViewingStatus
  /** Of whoever is next on the waiting list. */
  | 'place-free'
  /** A moderator has decided on a contested entry. */
  | 'contest-decided';

/** Rescheduling names another time, so it has a call of its own. */
export type StatusAction = Exclude<ViewingAction, 'reschedule'>;
export const statusActions = viewingActions.filter((action) => action !== 'reschedule') as unknown as readonly [
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
export const bookedStatuses = ['booked', 'rescheduled'] as const satisfies readonly ViewingStatus[];
export const isBooked = (status: ViewingStatus): boolean =>
  (bookedStatuses as readonly ViewingStatus[]).includes(status);
