import { retention } from '../../accounts/privacy/retention.ts';
import { keysOf } from '../../keys-of.ts';
import { type ListerAction, type ListingStatus, listingStatusLabels, nextStatus } from '../../listings/lifecycle.ts';
import { formatCount } from '../../money.ts';
import { type LostRight, lostRights } from '../teams/lost-rights.ts';

const HOUR_MS = 3_600_000;

export const undoableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + retention.importUndoHours * HOUR_MS);

/** What became of a home when its import was undone. */
export const undoOutcomeLabels = {
  withdrawn: 'Withdrawn',
  restored: 'Restored',
  partly: 'Partly restored',
  kept: 'Left as it is',
} as const;
export const undoOutcomes = keysOf(undoOutcomeLabels);
export type UndoOutcome = (typeof undoOutcomes)[number];

/** What of a home was left as it is, and why, or what its end has ended for others. */
export interface UndoNote {
  /** Empty for the home as a whole. */
  readonly field: string;
  readonly sentence: string;
}

const inWords = (status: ListingStatus): string => `“${listingStatusLabels[status]}”`;

export const undoSentences = {
  tooLate: `You can only undo an import within ${retention.importUndoHours} hours.`,
  nothing: 'There’s nothing to undo in this import.',
  asks: 'Some people have booked to view these homes, applied for them or joined a waiting list. Please check what will happen to those bookings and applications.',
  asksAgain: 'Something has changed since you opened this. Here’s what would happen now.',
  stopped: (because: LostRight) =>
    `We stopped undoing this import because ${lostRights[because]}. Homes we’d already restored stay that way.`,
  failed:
    'Sorry, something went wrong on our side while we were undoing this import. Homes we’d already restored stay that way. Please try again, or contact support.',
  changedSince: 'Someone has changed this since the import.',
  gone: 'This home has been deleted since the import.',
  onItsWay: (status: ListingStatus) => `This home is ${inWords(status)} now, so we haven’t withdrawn it.`,
  notEditable: (status: ListingStatus) => `This home is ${inWords(status)} now, so its details can’t be changed.`,
  noWayBack: (now: ListingStatus, before: ListingStatus) =>
    `A home that’s ${inWords(now)} can’t go back to ${inWords(before)}.`,
  staysWithdrawn: 'A withdrawn home can’t come back. Duplicate it to list it again.',
  clientGone: 'This client landlord is no longer in your list of clients.',
  branchGone: 'This branch is no longer in your team.',
  unknown: 'We don’t know what this home’s details were before the import.',
} as const;

/** Steps that take another one back. What was withdrawn or let for good has none. */
const reversing = ['pause', 'resume', 'agree', 'reopen', 'unlet'] as const satisfies readonly ListerAction[];

/** The shortest way back to a status; null where there is none. */
export function stepsBack(from: ListingStatus, to: ListingStatus): readonly ListerAction[] | null {
  const ways: { readonly at: ListingStatus; readonly steps: readonly ListerAction[] }[] = [{ at: from, steps: [] }];
  const seen = new Set([from]);
  for (const { at, steps } of ways) {
    if (at === to) return steps;
    for (const action of reversing) {
      const next = nextStatus(at, action);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, steps: [...steps, action] });
    }
  }
  return null;
}

/** How many homes an undo withdraws and changes. */
export interface UndoEffects {
  /** New homes, which are withdrawn. */
  readonly withdrawn: number;
  /** Homes that were there before. */
  readonly restored: number;
  /** Homes that were withdrawn because the file left them out, and stay so. */
  readonly staysWithdrawn: number;
}

const homes = (count: number): string => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`;

/** What undoing has done. */
export function undoneInWords({ withdrawn, restored, partly, kept }: Readonly<Record<UndoOutcome, number>>): string {
  const parts = [
    ...(withdrawn > 0 ? [`${homes(withdrawn)} withdrawn`] : []),
    ...(restored > 0 ? [`${homes(restored)} restored`] : []),
    ...(partly > 0 ? [`${homes(partly)} partly restored`] : []),
    ...(kept > 0 ? [`${homes(kept)} left as ${kept === 1 ? 'it is' : 'they are'}`] : []),
  ];
  return parts.length === 0 ? 'No homes have changed.' : `${parts.join(', ')}.`;
}

/** What undoing does, before it is done. */
export const undoInWords = ({ withdrawn, restored, staysWithdrawn }: UndoEffects): readonly string[] => [
  ...(withdrawn > 0 ? [`We’ll withdraw ${homes(withdrawn)} this import added.`] : []),
  ...(restored > 0
    ? [
        `We’ll restore ${homes(restored)} this import changed, including pictures. Anything someone has changed since then stays as it is now.`,
      ]
    : []),
  ...(staysWithdrawn > 0
    ? [
        `${homes(staysWithdrawn)} this import withdrew ${staysWithdrawn === 1 ? 'stays' : 'stay'} withdrawn. Duplicate ${staysWithdrawn === 1 ? 'it' : 'them'} to list ${staysWithdrawn === 1 ? 'it' : 'them'} again.`,
      ]
    : []),
];
