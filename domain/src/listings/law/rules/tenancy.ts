import { formatPence } from '../../../money.ts';
import { yearlyRentPence } from '../caps.ts';
import type { ListingFacts } from '../facts.ts';
import { fixedMonths } from '../published.ts';
import type { Rule } from '../rule.ts';
import { ASSURED_RENT_A_YEAR_PENCE, isNotAssured } from '../tenancy-basis.ts';

const isFixedTerm = ({ leaseLength }: ListingFacts): boolean => fixedMonths(leaseLength) !== null;

export const tenancyRules: readonly Rule[] = [
  {
    id: 'england-periodic-tenancy',
    nations: ['england'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    citation: 'Housing Act 1988, s. 16E; Renters’ Rights Act 2025',
    note: () =>
      'A new letting is an assured periodic tenancy without a fixed term. Offering a fixed term risks a penalty of £7,000, unless one of the exemptions applies.',
    reads: ['leaseLength', 'tenancyExemption'],
    finding: (facts) =>
      isFixedTerm(facts) && facts.tenancyExemption === ''
        ? 'New tenancies in England are rolling by law; this will be shown as rolling'
        : null,
  },
  {
    id: 'england-fixed-term-wording',
    nations: ['england'],
    field: 'leaseLength',
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Housing Act 1988, s. 16E; Renters’ Rights Act 2025',
    reads: ['nation', 'tenancyExemption', 'rentPence'],
    wording: {
      says: ['fixed-term'],
      unless: isNotAssured,
      sentence: (words) =>
        `“${words}” offers a fixed term, and new tenancies in England are rolling by law. Take it out, or say what makes this letting exempt.`,
    },
  },
  {
    id: 'england-high-rent-exemption',
    nations: ['england'],
    field: 'tenancyExemption',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    citation: 'Housing Act 1988, Sch. 1, para. 2',
    reads: ['tenancyExemption', 'rentPence'],
    finding: ({ tenancyExemption, rentPence }) =>
      tenancyExemption === 'rent-over-100000' &&
      rentPence !== null &&
      yearlyRentPence(rentPence) <= ASSURED_RENT_A_YEAR_PENCE
        ? `The rent comes to ${formatPence(yearlyRentPence(rentPence))} a year, which is not above ${formatPence(ASSURED_RENT_A_YEAR_PENCE)}. Please choose what else makes this letting exempt, or none.`
        : null,
  },
  {
    id: 'wales-occupation-contract',
    nations: ['wales'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2022-12-01',
    citation: 'Renting Homes (Wales) Act 2016',
    note: ({ leaseLength }) => {
      const months = fixedMonths(leaseLength);
      return months === null
        ? 'A new letting is an occupation contract, for a fixed term or periodic.'
        : `A new letting is an occupation contract. This will be shown as a fixed-term standard contract, ${months} months.`;
    },
  },
  {
    id: 'scotland-open-ended-tenancy',
    nations: ['scotland'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Private Housing (Tenancies) (Scotland) Act 2016',
    note: () => 'A new letting is a private residential tenancy: open-ended, without a fixed term.',
    reads: ['leaseLength'],
    finding: (facts) =>
      isFixedTerm(facts) ? 'New tenancies in Scotland are open-ended by law; this will be shown as open-ended.' : null,
  },
  {
    id: 'scotland-fixed-term-wording',
    nations: ['scotland'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Private Housing (Tenancies) (Scotland) Act 2016',
    wording: {
      says: ['fixed-term'],
      sentence: (words) => `“${words}” speaks of a fixed term. New tenancies in Scotland are open-ended by law.`,
    },
  },
  {
    id: 'northern-ireland-private-tenancy',
    nations: ['northern-ireland'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2023-04-01',
    citation: 'Private Tenancies (Northern Ireland) Order 2006',
    note: () => 'A new letting is a private tenancy, for a fixed term or periodic.',
  },
];
