import { formatPence } from '../../../money.ts';
import { ENGLAND_MONTHS_IN_ADVANCE, rentInAdvanceCapPence, SCOTLAND_MONTHS_IN_ADVANCE } from '../caps.ts';
import { CLAIM_FACTS, isNotAssured } from '../claims.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule, WordingRule } from '../rule.ts';

const capInPounds = ({ nation, rentPence }: ListingFacts): string => {
  const cap = rentInAdvanceCapPence(nation, rentPence);
  return cap === null ? '' : ` (${formatPence(cap)})`;
};

const isAbove = ({ rentInAdvanceMonths }: ListingFacts, months: number): boolean =>
  rentInAdvanceMonths !== null && rentInAdvanceMonths > months;

const bidding: WordingRule = {
  says: ['bidding'],
  sentence: (words) =>
    `“${words}” asks people to bid. Give one rent, and take out anything that invites higher offers.`,
};

export const rentRules: readonly Rule[] = [
  {
    id: 'england-rent-in-advance',
    nations: ['england'],
    field: 'rentInAdvanceMonths',
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Renters’ Rights Act 2025, ss. 8–9',
    note: (facts) =>
      `You can’t ask for more than one month’s rent in advance${capInPounds(facts)}, or for any rent before the agreement is signed.`,
    reads: [...CLAIM_FACTS, 'rentInAdvanceMonths'],
    finding: (facts) =>
      isAbove(facts, ENGLAND_MONTHS_IN_ADVANCE) && !isNotAssured(facts)
        ? `You can’t ask for ${facts.rentInAdvanceMonths} months’ rent in advance. Ask for one month${capInPounds(facts)} or less.`
        : null,
    wording: {
      says: ['advance', 'advance-terms', 'advance-years', 'rent-before-signing'],
      unless: isNotAssured,
      sentence: (words) =>
        `“${words}” asks for more than one month’s rent in advance, which isn’t allowed. Take it out. You can ask for one month once the agreement is signed.`,
    },
  },
  {
    id: 'scotland-rent-in-advance',
    nations: ['scotland'],
    field: 'rentInAdvanceMonths',
    severity: 'block',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 89',
    note: (facts) => `You can ask for at most six months’ rent in advance${capInPounds(facts)}.`,
    reads: ['nation', 'rentPence', 'rentInAdvanceMonths'],
    finding: (facts) =>
      isAbove(facts, SCOTLAND_MONTHS_IN_ADVANCE)
        ? `You can’t ask for ${facts.rentInAdvanceMonths} months’ rent in advance. Ask for six months${capInPounds(facts)} or less.`
        : null,
    wording: {
      says: ['advance', 'advance-years'],
      moreThan: { advance: SCOTLAND_MONTHS_IN_ADVANCE },
      sentence: (words) =>
        `“${words}” asks for more than six months’ rent in advance, which isn’t allowed. Take it out, or ask for less.`,
    },
  },
  {
    id: 'england-rent-bidding',
    nations: ['england'],
    field: 'monthlyRent',
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Renters’ Rights Act 2025, s. 56',
    note: () =>
      'Give one rent. You risk a £7,000 penalty if you ask for, encourage or accept more, so we refuse any application that offers more.',
    wording: bidding,
  },
  {
    id: 'one-stated-rent',
    nations: ['wales', 'scotland', 'northern-ireland'],
    field: 'monthlyRent',
    severity: 'advise',
    effectiveFrom: '2025-04-06',
    citation: 'Digital Markets, Competition and Consumers Act 2024, Part 4',
    note: () => 'Give a single rent that you’d let the home for.',
    wording: bidding,
  },
];
