import { keysOf } from '../../keys-of.ts';
import type { MeasureKind } from './measures.ts';

/** What can be appealed: a decision of a moderator, or what the wording check of the law objects to. */
export const appealKindLabels = {
  rejection: 'Rejected listing',
  hiding: 'Listing taken off the market',
  wording: 'Wording check',
  warning: 'Warning',
  limit: 'Limited account',
  'hidden-homes': 'Hidden homes',
  suspension: 'Suspended account',
} as const;
export type AppealKind = keyof typeof appealKindLabels;
export const appealKinds = keysOf(appealKindLabels);

interface AppealedMeasure {
  readonly kind: AppealKind;
  /** What it is called in a sentence to the person it is about. */
  readonly name: string;
  /** Before the day on which it happened. */
  readonly told: string;
}

/** Measures against a person are appealed through the link in their mail. */
export const appealedMeasures: Readonly<Record<MeasureKind, AppealedMeasure>> = {
  warn: { kind: 'warning', name: 'the warning', told: 'You were warned' },
  limit: { kind: 'limit', name: 'the limit on your account', told: 'Your account was limited' },
  hide: { kind: 'hidden-homes', name: 'the decision to hide your homes', told: 'Your homes were hidden' },
  suspend: { kind: 'suspension', name: 'the suspension of your account', told: 'Your account was suspended' },
};

/** Undefined for what is not a measure against a person. */
export const measureAppealedAs = (kind: AppealKind): MeasureKind | undefined =>
  keysOf(appealedMeasures).find((measure) => appealedMeasures[measure].kind === kind);

export const appealStatusLabels = {
  open: 'Waiting for a decision',
  upheld: 'The decision stands',
  overturned: 'The decision was changed',
} as const;
export type AppealStatus = keyof typeof appealStatusLabels;
export const appealStatuses = keysOf(appealStatusLabels);

interface Edge {
  readonly from: readonly AppealStatus[];
  readonly to: AppealStatus;
}

/** The whole life of an appeal; it is decided once. */
export const appealGraph = {
  uphold: { from: ['open'], to: 'upheld' },
  overturn: { from: ['open'], to: 'overturned' },
} as const satisfies Record<string, Edge>;

export type AppealDecision = keyof typeof appealGraph;
export const appealDecisions = keysOf(appealGraph);

/** Where the decision leads from here, or null when it is not possible. */
export const nextAppealStatus = (status: AppealStatus, decision: AppealDecision): AppealStatus | null =>
  (appealGraph[decision].from as readonly AppealStatus[]).includes(status) ? appealGraph[decision].to : null;

export const MAX_APPEAL_TEXT = 2_000;
export const MAX_APPEAL_REASON = 1_000;
/** The link in the mail about a measure; whoever is suspended cannot sign in. */
export const APPEAL_LINK_DAYS = 30;

export const appealProblems = {
  text: 'Tell us why you disagree.',
  reason: 'Please say why.',
  repeated: 'You’ve already appealed against this decision. You can only appeal once.',
  nothing: 'There’s no decision to appeal against here.',
  decided: 'Another admin has already decided this appeal.',
  sameAdmin: 'You made the decision this appeal is about, so another admin has to look at it.',
  link: 'This link is no longer valid. It can only be used once, within 30 days.',
} as const;

interface AppealReview {
  readonly actorId: string;
  /** Null where no admin made the decision: the wording check did, or the admin's account is gone. */
  readonly decidedBy: string | null;
  readonly activeAdminIds: readonly string[];
}

/** Nobody reviews their own decision while there is somebody else who can. */
export const canDecideAppeal = ({ actorId, decidedBy, activeAdminIds }: AppealReview): boolean =>
  actorId !== decidedBy || activeAdminIds.every((id) => id === actorId);
