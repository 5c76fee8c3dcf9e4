import { keysOf } from '../keys-of.ts';
import type { LifecycleStep } from '../lifecycle-step.ts';

/** Where a listing stands. Drafts are kept apart until they are submitted; the listing then bears the draft's id. */
export const listingStatusLabels = {
  pending: 'Pending approval',
  live: 'Live',
  paused: 'Paused',
  'let-agreed': 'Let agreed',
  let: 'Let',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export type ListingStatus = keyof typeof listingStatusLabels;
export const listingStatuses = keysOf(listingStatusLabels);

type Node = 'draft' | ListingStatus;

export type ListingActor = 'lister' | 'moderator' | 'clock';

type Edge = LifecycleStep<Node, ListingStatus, ListingActor>;

/** The whole life of a listing. The server enforces this object, the screens offer what it allows. */
export const listingGraph = {
  submit: { from: ['draft'], to: 'pending', by: 'lister' },
  approve: { from: ['pending'], to: 'live', by: 'moderator' },
  reject: { from: ['pending'], to: 'rejected', by: 'moderator' },
  /** An edit that has to be looked at again, or the answer to a rejection. */
  review: { from: ['live', 'paused', 'expired', 'rejected'], to: 'pending', by: 'lister' },
  pause: { from: ['live'], to: 'paused', by: 'lister' },
  resume: { from: ['paused'], to: 'live', by: 'lister' },
  /** Still available: counts the days anew, and brings an expired listing back. */
  confirm: { from: ['live', 'expired'], to: 'live', by: 'lister' },
  agree: { from: ['live', 'paused'], to: 'let-agreed', by: 'lister' },
  reopen: { from: ['let-agreed'], to: 'live', by: 'lister' },
  let: { from: ['live', 'paused', 'let-agreed'], to: 'let', by: 'lister' },
  /** Takes back a mistaken “let”, for a day. It leads to let agreed, so that nothing becomes public by it. */
  unlet: { from: ['let'], to: 'let-agreed', by: 'lister' },
  withdraw: {
    from: ['pending', 'live', 'paused', 'let-agreed', 'rejected', 'expired'],
    to: 'withdrawn',
    by: 'lister',
  },
  expire: { from: ['live'], to: 'expired', by: 'clock' },
  /** The law no longer allows it to be shown. */
  withhold: { from: ['live'], to: 'paused', by: 'clock' },
  /** What the law objected to has been mended; only for a listing that was withheld. */
  restore: { from: ['paused'], to: 'live', by: 'clock' },
  /** The answer to reports that are true: off the market until what is wrong is mended and looked at again. */
  hide: { from: ['live', 'paused', 'let-agreed', 'expired'], to: 'rejected', by: 'moderator' },
  /** An appeal changed the decision: it waits for approval as if it had not been sent back. */
  reinstate: { from: ['rejected'], to: 'pending', by: 'moderator' },
} as const satisfies Record<string, Edge>;

export type ListingAction = keyof typeof listingGraph;
/** The ways into the public, which the law of the day has to allow. */
export type PublishingAction = {
  [Action in ListingAction]: (typeof listingGraph)[Action]['to'] extends 'live' ? Action : never;
}[ListingAction];

export const isPublishing = (action: ListingAction): action is PublishingAction => listingGraph[action].to === 'live';

/** What the lister can press; submitting and editing have forms of their own. */
export const listerActions = ['pause', 'resume', 'confirm', 'agree', 'reopen', 'let', 'unlet', 'withdraw'] as const;
export type ListerAction = (typeof listerActions)[number];

export const TAKE_BACK_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Until when “let” can be taken back. */
export const takeBackUntil = (letAt: Date): Date => new Date(letAt.getTime() + TAKE_BACK_HOURS * HOUR_MS);

export const canTakeBack = (letAt: Date | null, now: Date): boolean => letAt !== null && now < takeBackUntil(letAt);

const fromOf = (action: ListingAction): readonly Node[] => listingGraph[action].from;

/** Where the action leads from here, or null when it is not possible. */
export const nextStatus = (status: Node, action: ListingAction): ListingStatus | null =>
  fromOf(action).includes(status) ? listingGraph[action].to : null;

/** What the lister is offered; “let” only as long as it can be taken back. */
export const actionsFrom = (status: ListingStatus, mayTakeBack = false): readonly ListerAction[] =>
  listerActions.filter((action) => fromOf(action).includes(status) && (action !== 'unlet' || mayTakeBack));

const editable: readonly ListingStatus[] = ['pending', 'live', 'paused', 'rejected', 'expired'];
export const canEdit = (status: ListingStatus): boolean => editable.includes(status);

/** A listing that waits for its first approval or was rejected has been neither seen nor applied for. */
export const wasOnTheMarket = (status: ListingStatus): boolean => status !== 'pending' && status !== 'rejected';
