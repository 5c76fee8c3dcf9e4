import type { ListingAction, ListingStatus } from '../../listings/lifecycle.ts';
import { consequencesOf, type HomeStep, type HomeTie, homeTies, type Telling } from './steps.ts';

/** What can happen to a home that the people around it may have to know. */
export const homeEvents = [
  'let',
  'withdrawn',
  /** A moderator has sent it back or taken it down. */
  'hidden',
  /** The account of its landlord or agent was suspended or hidden. */
  'lister-gone',
  /** Its landlord or agent has closed their account. */
  'lister-closed',
  'let-agreed',
  'paused',
  'expired',
  'back',
  'rent-cut',
] as const;
export type HomeEvent = (typeof homeEvents)[number];

/** A step of each; steps of the same event tell the same people in the same way. */
const stepOf: Readonly<Record<HomeEvent, HomeStep>> = {
  let: 'let',
  withdrawn: 'withdraw',
  hidden: 'hide',
  'lister-gone': 'lister-gone',
  'lister-closed': 'lister-closed',
  'let-agreed': 'agree',
  paused: 'pause',
  expired: 'expire',
  back: 'resume',
  'rent-cut': 'change-rent',
};

/** Who is told what when something happens to a home. */
export const whoIsTold = (event: HomeEvent, tie: HomeTie): Telling => consequencesOf(stepOf[event])[tie].told;

/** What people have with a home that ends when something happens to it. */
export const tiesEndedBy = (event: HomeEvent): readonly HomeTie[] =>
  homeTies.filter((tie) => consequencesOf(stepOf[event])[tie].fate === 'ended');

export const strongestTie = (ties: ReadonlySet<HomeTie>): HomeTie | null =>
  homeTies.find((tie) => ties.has(tie)) ?? null;

/** Null for a step that is no news to anybody but the lister. */
const eventOfAction: Readonly<Record<ListingAction, HomeEvent | null>> = {
  submit: null,
  review: null,
  reinstate: null,
  // Takes “let” back, and makes nothing public.
  unlet: null,
  let: 'let',
  withdraw: 'withdrawn',
  reject: 'hidden',
  hide: 'hidden',
  pause: 'paused',
  withhold: 'paused',
  agree: 'let-agreed',
  expire: 'expired',
  approve: 'back',
  resume: 'back',
  restore: 'back',
  reopen: 'back',
  confirm: 'back',
};

/** A listing that was live and has been confirmed is not back. */
export const homeEventOf = (action: ListingAction, from: ListingStatus): HomeEvent | null =>
  action === 'confirm' && from === 'live' ? null : eventOfAction[action];

/** Events after which nobody can rent the home; whoever was told of one is told of no other until it is back. */
export const endingEvents = [
  'let',
  'withdrawn',
  'hidden',
  'lister-gone',
  'lister-closed',
] as const satisfies readonly HomeEvent[];
export type EndingEvent = (typeof endingEvents)[number];

/** What home news are sent of; the other events are told elsewhere. */
export const newsEvents = [...endingEvents, 'back', 'rent-cut'] as const satisfies readonly HomeEvent[];
export type NewsEvent = (typeof newsEvents)[number];

export const isNews = (event: HomeEvent): event is NewsEvent => (newsEvents as readonly HomeEvent[]).includes(event);

/** News of one person that come within this time are one email, and a mistake taken back by then is not sent. */
const NEWS_SECONDS = { ending: 20, saved: 120 } as const;

export const newsDelaySeconds = (event: NewsEvent): number =>
  event === 'back' || event === 'rent-cut' ? NEWS_SECONDS.saved : NEWS_SECONDS.ending;

/** How old a viewing may be whose visitor still hears of the home. */
export const VIEWED_DAYS = 90;
/** A home that is paused and resumed again and again is back once in this time. */
export const BACK_HOURS = 24;

interface HomeNow {
  readonly status: ListingStatus;
  readonly isListerHidden: boolean;
  readonly rentPence: number;
}

const statusOf: Readonly<Partial<Record<NewsEvent, ListingStatus>>> = {
  let: 'let',
  withdrawn: 'withdrawn',
  hidden: 'rejected',
  back: 'live',
  'rent-cut': 'live',
};

/** Whether news still hold when they are sent; for a cut, the rent before it. */
export function isStillSo(event: NewsEvent, home: HomeNow, previousPence: number | null): boolean {
  if (event === 'lister-gone' || event === 'lister-closed') return home.isListerHidden;
  if (home.status !== statusOf[event]) return false;
  if (event === 'back') return !home.isListerHidden;
  if (event === 'rent-cut') return !home.isListerHidden && previousPence !== null && home.rentPence < previousPence;
  return true;
}
