export const applicationStatuses = ['sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type ApplicationSide = 'tenant' | 'lister';

interface Edge {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly by: ApplicationSide;
}

/** The whole life of an application. The server enforces this object, the screens offer what it allows. */
export const applicationGraph = {
  see: { from: ['sent'], to: 'seen', by: 'lister' },
  shortlist: { from: ['sent', 'seen'], to: 'shortlisted', by: 'lister' },
  accept: { from: ['sent', 'seen', 'shortlisted'], to: 'accepted', by: 'lister' },
  /** Also after an acceptance that came to nothing: only one application of a home can be accepted at a time. */
  decline: { from: ['sent', 'seen', 'shortlisted', 'accepted'], to: 'declined', by: 'lister' },
  withdraw: { from: ['sent', 'seen', 'shortlisted', 'accepted'], to: 'withdrawn', by: 'tenant' },
} as const satisfies Record<string, Edge>;

export type ApplicationAction = keyof typeof applicationGraph;
export const applicationActions = Object.keys(applicationGraph) as [ApplicationAction, ...ApplicationAction[]];

const edge = (action: ApplicationAction): Edge => applicationGraph[action];

/** Where the action of this side leads from here, or null when it is not possible. */
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

/** While it is open a tenant cannot apply to the same home again. */
export const isOpen = (status: ApplicationStatus): boolean => status !== 'declined' && status !== 'withdrawn';

/** What still waits for the lister to say something. */
export const undecided = ['sent', 'seen'] as const satisfies readonly ApplicationStatus[];

export const applicationStatusLabels: Readonly<Record<ApplicationStatus, string>> = {
  sent: 'Sent',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const declineSentences = {
  reasonMissing: 'Please give a reason. The tenant reads it.',
  /** What the others are told when somebody else is accepted and the lister gives no reason of their own. */
  standard: 'Another applicant has been accepted for this home.',
} as const;
