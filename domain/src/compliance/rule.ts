import type { Nation } from '../places/nations.ts';
import type { ListingFacts } from './facts.ts';

/** A `block` rule keeps a listing from going live; an `advise` rule only speaks. */
export type Severity = 'block' | 'advise';

/** Something about this listing that the law of its nation objects to, or asks to think about. */
export interface Finding {
  /** Names the rule for good, e.g. `england-holding-deposit`. */
  readonly rule: string;
  /** Null when the finding is that the nation cannot be told. */
  readonly nation: Nation | null;
  readonly severity: Severity;
  /** The form field it stands beside, by its documented name. */
  readonly field: string;
  /** What is wrong and how to mend it, with the figures worked out. */
  readonly sentence: string;
  readonly citation: string;
}

/** What the law of the nation says beside a field, whether or not anything is wrong. */
export interface LawNote {
  readonly rule: string;
  readonly field: string;
  readonly sentence: string;
  readonly citation: string;
}

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
