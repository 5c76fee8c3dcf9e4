import type { Nation } from '../places/nations.ts';
import type { ListingFacts } from './facts.ts';

/** A `block` rule keeps a listing from going live; an `advise` rule is only shown. */
export type Severity = 'block' | 'advise';

/** An objection of the law of the nation to a listing. */
export interface Finding {
  /** Permanent id of the rule, e.g. `england-holding-deposit`. */
  readonly rule: string;
  /** Null when the finding is that the nation is unknown. */
  readonly nation: Nation | null;
  readonly severity: Severity;
  /** The name of the form field it is shown beside. */
  readonly field: string;
  /** What is wrong and how to fix it, with computed figures. */
  readonly sentence: string;
  readonly citation: string;
}

/** Shown beside a field whether or not anything is wrong. */
export interface LawNote {
  readonly rule: string;
  readonly field: string;
  readonly sentence: string;
  readonly citation: string;
}

/** One legal rule over a period. A change of law ends one entry and starts another. */
export interface Rule {
  /** Permanent: stored findings and reports refer to it. */
  readonly id: string;
  readonly nations: readonly Nation[];
  /** The form field it is shown beside; objections to wording are shown beside the text. */
  readonly field: string;
  readonly severity: Severity;
  /** The first day it is in force. */
  readonly effectiveFrom: string;
  /** The first day it is no longer in force. */
  readonly effectiveUntil?: string;
  readonly citation: string;
  /** Shown beside the field whether or not anything is wrong. */
  readonly note?: (facts: ListingFacts) => string | null;
  /** What is wrong with the listing. */
  readonly finding?: (facts: ListingFacts) => string | null;
  /** Checks each text in the lister's own words. */
  readonly wording?: (text: string) => string | null;
}

export const isInForce = ({ effectiveFrom, effectiveUntil }: Rule, on: string): boolean =>
  effectiveFrom <= on && (effectiveUntil === undefined || on < effectiveUntil);
