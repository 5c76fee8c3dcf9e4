import { formatPence } from '../../money.ts';
import { ENGLAND_MONTHS_IN_ADVANCE, rentInAdvanceCapPence, SCOTLAND_MONTHS_IN_ADVANCE } from '../caps.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { biddingWords } from '../wording/bidding-words.ts';

const capInPounds = ({ nation, rentPence }: ListingFacts): string => {
  const cap = rentInAdvanceCapPence(nation, rentPence);
  return cap === null ? '' : ` (${formatPence(cap)})`;
};

const isAbove = ({ rentInAdvanceMonths }: ListingFacts, months: number): boolean =>
  rentInAdvanceMonths !== null && rentInAdvanceMonths > months;

const biddingSentence = (text: string): string | null => {
  const words = biddingWords(text);
  return words === null ? null : `“${words}” asks people to bid. State one rent, and take out words that invite more.`;
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
      `You may ask for at most one month’s rent in advance${capInPounds(facts)}, and for none before the agreement is signed.`,
    finding: (facts) =>
      isAbove(facts, ENGLAND_MONTHS_IN_ADVANCE)
        ? `You may not ask for ${facts.rentInAdvanceMonths} months’ rent in advance. Ask for one month${capInPounds(facts)} or less.`
        : null,
  },
  {
    id: 'scotland-rent-in-advance',
    nations: ['scotland'],
    field: 'rentInAdvanceMonths',
    severity: 'block',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 89',
    note: (facts) => `You may ask for at most six months’ rent in advance${capInPounds(facts)}.`,
    finding: (facts) =>
      isAbove(facts, SCOTLAND_MONTHS_IN_ADVANCE)
        ? `You may not ask for ${facts.rentInAdvanceMonths} months’ rent in advance. Ask for six months${capInPounds(facts)} or less.`
        : null,
  },
  {
    id: 'england-rent-bidding',
    nations: ['england'],
    field: 'monthlyRent',
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Renters’ Rights Act 2025, s. 56',
    note: () =>
      'State one rent. Asking for, encouraging or accepting more than it risks a penalty of £7,000; applications above it are refused here.',
    wording: biddingSentence,
  },
  {
    id: 'one-stated-rent',
    nations: ['wales', 'scotland', 'northern-ireland'],
    field: 'monthlyRent',
    severity: 'advise',
    effectiveFrom: '2025-04-06',
    citation: 'Digital Markets, Competition and Consumers Act 2024, Part 4',
    note: () => 'State the one rent that you would let the home for.',
    wording: biddingSentence,
  },
];
