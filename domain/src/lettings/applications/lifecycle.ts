import { keysOf } from '../../keys-of.ts';
import type { LifecycleStep } from '../../lifecycle-step.ts';
import { consequencesOf, type HomeStep } from '../consequences/steps.ts';

export const applicationStatuses = [
  'sent',
  'seen',
  'shortlisted',
  'accepted',
  'declined',
  'withdrawn',
  /** The home left the market; see `closedBy`. */
  'closed',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export type ApplicationSide = 'tenant' | 'lister';

type Edge = LifecycleStep<ApplicationStatus, ApplicationStatus, ApplicationSide>;

/** The server enforces this graph, and the screens offer the actions it allows. */
export const applicationGraph = {
  see: { from: ['sent'], to: 'seen', by: 'lister' },
  shortlist: { from: ['sent', 'seen'], to: 'shortlisted', by: 'lister' },
  accept: { from: ['sent', 'seen', 'shortlisted'], to: 'accepted', by: 'lister' },
  /** An accepted application can be declined, because only one per listing can be accepted at a time. */
  decline: { from: ['sent', 'seen', 'shortlisted', 'accepted'], to: 'declined', by: 'lister' },
  withdraw: { from: ['sent', 'seen', 'shortlisted', 'accepted'], to: 'withdrawn', by: 'tenant' },
} as const satisfies Record<string, Edge>;

export type ApplicationAction = keyof typeof applicationGraph;
export const applicationActions = keysOf(applicationGraph);

const edge = (action: ApplicationAction): Edge => applicationGraph[action];

/** Null when this side cannot take the action now. */
export const nextApplicationStatus = (
  status: ApplicationStatus,
  action: ApplicationAction,
  side: ApplicationSide,
): ApplicationStatus | null =>
  edge(action).by === side && edge(action).from.includes(status) ? edge(action).to : null;

export const applicationActionsFrom = (
  status: ApplicationStatus,
  side: ApplicationSide,
): readonly ApplicationAction[] =>
  applicationActions.filter((action) => nextApplicationStatus(status, action, side) !== null);

/** Steps that can be undone for a moment, with the status they lead to. */
const undoableSteps = ['decline', 'withdraw'] as const satisfies readonly ApplicationAction[];

export const isUndoable = (status: ApplicationStatus, side: ApplicationSide): boolean =>
  undoableSteps.some((action) => edge(action).to === status && edge(action).by === side);

export const endedStatuses = ['declined', 'withdrawn', 'closed'] as const satisfies readonly ApplicationStatus[];

/** A tenant can have one open application per listing. */
export const isOpen = (status: ApplicationStatus): boolean =>
  !(endedStatuses as readonly ApplicationStatus[]).includes(status);

/** What an application is to a step of its home. */
const tieOf = (status: ApplicationStatus): 'accepted' | 'applied' | null => {
  if (status === 'accepted') return 'accepted';
  return isOpen(status) ? 'applied' : null;
};

/** Applications that a step of their home closes. */
export const closedBy = (step: HomeStep): readonly ApplicationStatus[] =>
  applicationStatuses.filter((status) => {
    const tie = tieOf(status);
    return tie !== null && consequencesOf(step)[tie].fate === 'ended';
  });

/** What both sides read in an application that ended, or came back, with an account. */
export const accountNotes = {
  listerClosed: 'The landlord or agent has closed their account.',
  tenantClosed: 'The tenant has closed their account.',
  returned: 'They’ve decided to keep their account.',
} as const;

/** Statuses that wait for the lister. */
export const undecided = ['sent', 'seen'] as const satisfies readonly ApplicationStatus[];

export const declineSentences = {
  reasonMissing: 'Please give a reason. The tenant will see it.',
  /** Sent to the other applicants when the lister gives no reason. */
  standard: 'Another applicant has been accepted for this home.',
} as const;
