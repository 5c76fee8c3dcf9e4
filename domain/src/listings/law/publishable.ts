import { assessListing } from './assess.ts';
import type { ListingFacts } from './facts.ts';
import { ALWAYS, type Finding, type Rule } from './rule.ts';
import { rules as lawOfTheLand } from './rules.ts';

/** Whether a listing may be public, and what stands in its way. */
export type Publishable =
  | { readonly isPublishable: true; readonly reasons: readonly [] }
  | { readonly isPublishable: false; readonly reasons: readonly Finding[] };

const noPostcode: Finding = {
  rule: 'nation-unknown',
  nation: null,
  severity: 'block',
  field: 'address.postcode',
  sentence: 'Please enter the home’s UK postcode, because each part of the UK has its own rules.',
  citation: 'Each UK nation has its own letting law',
  since: ALWAYS,
};

/**
 * The one gate to the public: every way into `live` and every change to something live passes it, with all the facts
 * of the listing and the day it is in the UK. A listing whose nation is unknown is never public.
 */
export function publishable(listing: ListingFacts, today: string, rules = lawOfTheLand): Publishable {
  const reasons = assessListing(listing, today, rules).filter(({ severity }) => severity === 'block');
  if (reasons.length > 0) return { isPublishable: false, reasons };
  return listing.nation === null
    ? { isPublishable: false, reasons: [noPostcode] }
    : { isPublishable: true, reasons: [] };
}

/** The days on which a rule starts or ends, in order. What is public is assessed again on each of them. */
export const ruleDates = (rules = lawOfTheLand): readonly string[] =>
  [
    ...new Set(
      rules.flatMap(({ effectiveFrom, effectiveUntil }) =>
        effectiveUntil === undefined ? [effectiveFrom] : [effectiveFrom, effectiveUntil],
      ),
    ),
  ].sort();

/** Rows of one rule that are in force in the same nation on the same day, in words; there must be none. */
export function overlappingRows(rules: readonly Rule[]): readonly string[] {
  const nameOf = ({ id, effectiveFrom, effectiveUntil }: Rule) =>
    `${id} ${effectiveFrom} to ${effectiveUntil ?? 'further notice'}`;
  return rules.flatMap((row, index) =>
    rules
      .slice(index + 1)
      .filter(
        (other) =>
          other.id === row.id &&
          other.nations.some((nation) => row.nations.includes(nation)) &&
          row.effectiveFrom < (other.effectiveUntil ?? '9999-12-31') &&
          other.effectiveFrom < (row.effectiveUntil ?? '9999-12-31'),
      )
      .map((other) => `${nameOf(row)} overlaps ${nameOf(other)}`),
  );
}
