import type { Nation } from '../../search/places/nations.ts';
import { dayInWords } from '../../uk-time.ts';
import type { ListingFacts } from './facts.ts';
import type { Wording } from './wording/check-wording.ts';

/** A `block` rule keeps a listing from being public; an `advise` rule is only shown. */
export type Severity = 'block' | 'advise';

/** The words a finding points at. */
export interface FoundWords {
  /** Which of the texts of the field, where it has more than one: a feature, a caption. */
  readonly item: number;
  /** The first character in that text, and the one behind the last. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An objection of the law of the nation to a listing. */
export interface Finding {
  /** Permanent id of the rule, e.g. `england-holding-deposit`. */
  readonly rule: string;
  /** Null while the nation is unknown. */
  readonly nation: Nation | null;
  readonly severity: Severity;
  /** The name of the form field it is shown beside. */
  readonly field: string;
  /** What is wrong and how to fix it, with computed figures. */
  readonly sentence: string;
  readonly citation: string;
  /** The first day on which the rule objects. */
  readonly since: string;
  readonly words?: FoundWords;
}

/** The first day of what has always been so. */
export const ALWAYS = '1900-01-01';

/** The law behind a finding, and since when: “Tenant Fees Act 2019, in force since 1 June 2019”. */
export const citationInWords = ({ citation, since }: Pick<Finding, 'citation' | 'since'>): string =>
  since === ALWAYS ? citation : `${citation}, in force since ${dayInWords(since)}`;

/** Shown beside a field whether or not anything is wrong. */
export interface LawNote {
  readonly rule: string;
  readonly field: string;
  readonly sentence: string;
  readonly citation: string;
}

/** What a rule objects to in the lister's own words. */
export interface WordingRule {
  readonly says: readonly Wording[];
  /** Objects to numbers above it alone, where it is said with one: months of rent in advance, weeks of deposit. */
  readonly moreThan?: Readonly<Partial<Record<Wording, number | ((facts: ListingFacts) => number)>>>;
  readonly unless?: (facts: ListingFacts) => boolean;
  readonly sentence: (words: string) => string;
}

/** One legal rule over a period. A change of law ends one row and starts another, under the same or a new id. */
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
  /** The facts it looks at, besides the wording. */
  readonly reads?: readonly (keyof ListingFacts)[];
  /** Shown beside the field whether or not anything is wrong. */
  readonly note?: (facts: ListingFacts) => string | null;
  /** What is wrong with the listing on a day. */
  readonly finding?: (facts: ListingFacts, on: string) => string | null;
  readonly wording?: WordingRule;
}

export const isInForce = ({ effectiveFrom, effectiveUntil }: Rule, on: string): boolean =>
  effectiveFrom <= on && (effectiveUntil === undefined || on < effectiveUntil);

/** Everything about a listing that can change what a rule says of it. */
export const factsReadBy = ({ reads = [], wording }: Rule): readonly (keyof ListingFacts)[] =>
  wording ? [...reads, 'wording'] : reads;
