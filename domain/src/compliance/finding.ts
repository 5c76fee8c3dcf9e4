import type { Nation } from '../places/nations.ts';

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
