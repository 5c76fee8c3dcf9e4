import type { ViewingSide, ViewingStatus } from './lifecycle.ts';

const HOUR_MS = 3_600_000;

export const MAX_COMING_VIEWINGS = 5;
/** A cancellation later than this before the viewing is counted. */
export const LATE_HOURS = 24;
/** Where the lister hides the address, the booked see it from this long before the viewing. */
export const ADDRESS_HOURS = 24;
/** How long a place is held for whoever is next on the waiting list. */
export const OFFER_HOURS = 2;
/** How many times can be proposed to a tenant at once. */
export const MAX_PROPOSALS = 5;
/** From so many viewings on others see how many were kept. */
export const ENOUGH_VIEWINGS = 3;
export const MAX_CONTEST_TEXT = 1_000;
export const MAX_CONTEST_REASON = 500;
export const MAX_CANCEL_NOTE = 500;

const hoursBefore = (startsAt: Date, hours: number): Date => new Date(startsAt.getTime() - hours * HOUR_MS);

export const isLate = (startsAt: Date, now: Date): boolean => now > hoursBefore(startsAt, LATE_HOURS);

/** From when the booked see the exact address; null when they see it at once. */
export const addressShownFrom = (
  startsAt: Date,
  { sharesAddress }: { readonly sharesAddress: boolean },
): Date | null => (sharesAddress ? null : hoursBefore(startsAt, ADDRESS_HOURS));

/** Until when somebody can take a place that was offered; null when it is too late to offer it. */
export function offerUntil(startsAt: Date, noticeHours: number, now: Date): Date | null {
  const last = Math.min(now.getTime() + OFFER_HOURS * HOUR_MS, hoursBefore(startsAt, noticeHours).getTime());
  return last > now.getTime() ? new Date(last) : null;
}

interface Outcome {
  readonly status: ViewingStatus;
  readonly isLate: boolean;
}

/** Whose fault an outcome is, which that side can contest once; null where it is nobody's. */
export function blamedSide({ status, isLate: late }: Outcome): ViewingSide | null {
  if (status === 'no-show-tenant' || (status === 'cancelled-by-tenant' && late)) return 'tenant';
  if (status === 'no-show-lister' || (status === 'cancelled-by-lister' && late)) return 'lister';
  return null;
}

export const contestStatuses = ['open', 'upheld', 'struck'] as const;
/** A moderator lets the entry stand, or it no longer counts. */
export const contestDecisions = { uphold: 'upheld', strike: 'struck' } as const;
export type ContestDecision = keyof typeof contestDecisions;

/** "attended 9 of 10 viewings". */
export const keptInWords = ({ kept, of }: { readonly kept: number; readonly of: number }): string =>
  `attended ${kept} of ${of} viewings`;

export const bookingSentences = {
  slotTaken: 'Someone else has just booked that time.',
  slotGone: 'That time is no longer available.',
  tooSoon: 'That time is too soon to book.',
  tooMany: `You have ${MAX_COMING_VIEWINGS} viewings coming up, which is the most you can have. Cancel one to book another.`,
  oneEach: 'You already have a viewing of this home. You can move it to another time instead.',
  blocked: 'You can’t view this home, because one of you has blocked the other.',
  unavailable: 'This home is no longer available to view.',
  modeGone: 'That kind of viewing is no longer available for this home. Please choose again.',
  moveGone: 'The suggested time is no longer available. Your viewing hasn’t changed, and you can choose another time.',
  sameTime: 'The viewing is already at this time. Choose another one.',
  notWaiting: 'You’re not on the waiting list for this home.',
  contestedBefore: 'You’ve already contested this.',
  nothingToContest: 'There’s nothing to contest here.',
  contestMissing: 'Please say what happened.',
} as const;

/** Why a cancelled viewing cannot be brought back. */
export const undoSentences = {
  nothing: 'There’s nothing to undo: you haven’t cancelled this viewing.',
  tooLate: 'It’s too late to undo this. We’ve already let them know.',
  begun: 'This can’t be undone: the viewing should have started by now.',
  homeGone: 'This can’t be undone: the home is no longer available.',
  bookedByYou: 'This can’t be undone: you’ve booked another viewing of this home since then.',
  bookedByTenant: 'This can’t be undone: the tenant has booked another viewing of this home since then.',
} as const;
