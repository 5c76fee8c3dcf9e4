import { CLAIM_FACTS, isNotAssured } from '../claims.ts';
import type { ListingFacts } from '../facts.ts';
import { fixedMonths, isShortLetPossible } from '../published.ts';
import type { Rule } from '../rule.ts';

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
      'A new letting is an assured periodic tenancy without a fixed term. You risk a £7,000 penalty if you offer a fixed term, unless one of the exemptions applies.',
    reads: ['leaseLength', 'tenancyExemption'],
    finding: (facts) =>
      isFixedTerm(facts) && facts.tenancyExemption === ''
        ? 'New tenancies in England are rolling by law; we’ll show this one as rolling'
        : null,
  },
  {
    id: 'england-fixed-term-wording',
    nations: ['england'],
    field: 'leaseLength',
    severity: 'block',
    effectiveFrom: '2026-05-01',
    citation: 'Housing Act 1988, s. 16E; Renters’ Rights Act 2025',
    reads: CLAIM_FACTS,
    wording: {
      says: ['fixed-term', 'fixed-first'],
      unless: isNotAssured,
      sentence: (words) =>
        `“${words}” offers a fixed term, but new tenancies in England are rolling by law. Take it out, or say why this letting is exempt.`,
    },
  },
  {
    id: 'england-short-let',
    nations: ['england'],
    field: 'shortLet',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    citation: 'Housing Act 1988, s. 16E; Renters’ Rights Act 2025',
    reads: ['nation', 'shortLet', 'tenancyExemption', 'sharedWithLandlord'],
    finding: (facts) =>
      facts.shortLet && !isShortLetPossible(facts)
        ? 'New tenancies in England are rolling by law, so we won’t show this one as a short let. If the usual rules don’t apply, say why.'
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
        ? 'A new letting is an occupation contract, either for a fixed term or periodic.'
        : `A new letting is an occupation contract. We’ll show this one as a fixed-term standard contract of ${months} months.`;
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
      isFixedTerm(facts) ? 'New tenancies in Scotland are open-ended by law; we’ll show this one as open-ended.' : null,
  },
  {
    id: 'scotland-short-let',
    nations: ['scotland'],
    field: 'shortLet',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Private Housing (Tenancies) (Scotland) Act 2016',
    reads: ['nation', 'shortLet', 'tenancyExemption', 'sharedWithLandlord'],
    finding: (facts) =>
      facts.shortLet && !isShortLetPossible(facts)
        ? 'New tenancies in Scotland are open-ended by law, so we won’t show this one as a short let.'
        : null,
  },
  {
    id: 'scotland-fixed-term-wording',
    nations: ['scotland'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Private Housing (Tenancies) (Scotland) Act 2016',
    wording: {
      says: ['fixed-term', 'fixed-first'],
      sentence: (words) => `“${words}” mentions a fixed term. New tenancies in Scotland are open-ended by law.`,
    },
  },
  {
    id: 'northern-ireland-private-tenancy',
    nations: ['northern-ireland'],
    field: 'leaseLength',
    severity: 'advise',
    effectiveFrom: '2023-04-01',
    citation: 'Private Tenancies (Northern Ireland) Order 2006',
    note: () => 'A new letting is a private tenancy, either for a fixed term or periodic.',
  },
];
