import type { BulkResult } from '@letfair/contract/agencies/bulk';
import { doneInWords, type StepDone } from '@letfair/domain/lettings/consequences/questions';
import type { BulkAction } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatCount } from '@letfair/domain/money';

export interface BulkOutcome {
  readonly action: BulkAction;
  readonly done: number;
  readonly refused: readonly BulkResult[];
  /** What was done to others. */
  readonly step: StepDone;
}

export const homesInWords = (count: number): string => `${formatCount(count)} ${count === 1 ? 'home' : 'homes'}`;

/** What was done to one home, and to more. */
const doneTexts: Readonly<Record<BulkAction, readonly [string, string]>> = {
  confirm: ['is confirmed as available', 'are confirmed as available'],
  pause: ['is paused', 'are paused'],
  resume: ['is live again', 'are live again'],
  agree: ['is marked as let agreed', 'are marked as let agreed'],
  let: ['is marked as let', 'are marked as let'],
  rent: ['has a new rent', 'have new rents'],
  assign: ['has been reassigned', 'have been reassigned'],
};

export function outcomeInWords({ action, done, refused, step }: BulkOutcome): string {
  const words = [
    done > 0 && `${homesInWords(done)} ${doneTexts[action][done === 1 ? 0 : 1]}.`,
    doneInWords(step),
    refused.length > 0 && `${homesInWords(refused.length)} ${refused.length === 1 ? 'hasn’t' : 'haven’t'} changed.`,
  ];
  return words.filter(Boolean).join(' ');
}

export function undoneInWords({ undone, kept }: { readonly undone: number; readonly kept: number }): string {
  const words = [
    `${homesInWords(undone)} ${undone === 1 ? 'is back to how it was' : 'are back to how they were'}.`,
    kept > 0 && `${homesInWords(kept)}  had already changed again, so we left  ${kept === 1 ? 'it' : 'them'} alone.`,
  ];
  return words.filter(Boolean).join(' ');
}
