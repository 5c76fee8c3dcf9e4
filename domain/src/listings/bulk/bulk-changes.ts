import { MAX_RENT } from '../../homes/limits.ts';
import { formatPounds } from '../../money.ts';
import type { ListerAction } from '../lifecycle.ts';

/** The most homes that are changed at once, and undone at once. */
export const MOST_AT_ONCE = 5_000;

/** The steps that can be taken with many homes; what is final is done home by home. */
export const bulkSteps = ['confirm', 'pause', 'resume', 'agree', 'let'] as const satisfies readonly ListerAction[];
export type BulkStep = (typeof bulkSteps)[number];
export const bulkActions = [...bulkSteps, 'rent', 'assign'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** In the history of a listing, for a change of many homes that was undone. */
export const UNDO_ACTION = 'undo';
/** In the history of a listing, when somebody else looks after it. */
export const ASSIGN_ACTION = 'assign';

export const rentChangeUnits = ['percent', 'pounds'] as const;
export interface RentChange {
  readonly unit: (typeof rentChangeUnits)[number];
  /** Below zero for lower rents. */
  readonly by: number;
}

/** More than this in one go is a typing mistake. */
export const MOST_PERCENT = 50;

export function rentChangeProblem({ unit, by }: RentChange): string | null {
  if (by === 0 || !Number.isFinite(by)) return 'Enter how much to change the rents by.';
  if (unit === 'percent' && Math.abs(by) > MOST_PERCENT) return `Enter ${MOST_PERCENT}% or less.`;
  if (Math.abs(by) > MAX_RENT) return `Enter ${formatPounds(MAX_RENT)} or less.`;
  return null;
}

const PENCE = 100;

/** Rounded to whole pounds. */
export function changedRent(rentPence: number, { unit, by }: RentChange): number {
  const pounds = rentPence / PENCE;
  return Math.round(unit === 'percent' ? pounds * (1 + by / 100) : pounds + by) * PENCE;
}

export const rentSentences = {
  same: 'The rent stays as it is.',
  tooLow: 'The rent would be £0.',
  tooHigh: `The rent would be above ${formatPounds(MAX_RENT)}.`,
  needsReview:
    'We check rent rises, cuts of more than a fifth and rents far below others nearby before people see them. Use Edit to change these rents, one home at a time.',
  revisionWaits: 'Changes to this home are waiting for review. Use Edit to change its rent.',
} as const;

/** What keeps a rent from being changed, whatever the listing is; null when nothing does. */
export function rentProblem(beforePence: number, afterPence: number): string | null {
  if (afterPence === beforePence) return rentSentences.same;
  if (afterPence <= 0) return rentSentences.tooLow;
  return afterPence > MAX_RENT * PENCE ? rentSentences.tooHigh : null;
}

export const assignmentSentences = {
  nobody: 'Choose who looks after the homes.',
  unknown: 'We couldn’t find this person in the team.',
  same: 'This person already looks after it.',
  sameNobody: 'It isn’t assigned to anyone.',
} as const;
