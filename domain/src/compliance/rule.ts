import type { Nation } from '../places/nations.ts';
import type { ListingFacts } from './facts.ts';
import type { Severity } from './finding.ts';

/** One rule of law as it stood over a span of days. A change of law ends one row and begins another. */
export interface Rule {
  /** Names the rule for good; stored findings and reports refer to it. */
  readonly id: string;
  readonly nations: readonly Nation[];
  /** The form field it stands beside; an objection to somebody's words stands beside the words. */
  readonly field: string;
  readonly severity: Severity;
  /** The first day on which it holds. */
  readonly effectiveFrom: string;
  /** The first day on which it no longer holds, so that the row after it can begin that day. */
  readonly effectiveUntil?: string;
  readonly citation: string;
  /** What the law says beside the field, whether or not anything is wrong. */
  readonly note?: (facts: ListingFacts) => string | null;
  /** What is wrong with the listing. */
  readonly finding?: (facts: ListingFacts) => string | null;
  /** What is wrong with one text in the lister's own words; asked of each of them. */
  readonly wording?: (text: string) => string | null;
}

export const isInForce = ({ effectiveFrom, effectiveUntil }: Rule, on: string): boolean =>
  effectiveFrom <= on && (effectiveUntil === undefined || on < effectiveUntil);
