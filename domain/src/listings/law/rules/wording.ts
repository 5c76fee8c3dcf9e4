import type { Rule } from '../rule.ts';

type Row = Pick<Rule, 'id' | 'nations' | 'severity' | 'effectiveFrom' | 'citation'>;

const pets = (row: Row, note: string): Rule => ({
  ...row,
  field: 'petsConsidered',
  note: () => note,
  reads: ['petsConsidered'],
  finding: ({ petsConsidered }) =>
    petsConsidered
      ? null
      : 'Please say that you’ll consider pets. A ban on all pets is hard to enforce, and never covers assistance dogs.',
  wording: {
    says: ['pets'],
    sentence: (words) =>
      `“${words}” rules out every pet. It’s better to say “pets considered”. A ban never covers assistance dogs.`,
  },
});

export const wordingRules: readonly Rule[] = [
  {
    id: 'england-professionals-wording',
    nations: ['england'],
    field: 'propertyDescription',
    severity: 'advise',
    effectiveFrom: '2026-05-01',
    citation: 'Renters’ Rights Act 2025, s. 34',
    wording: {
      says: ['professionals'],
      sentence: (words) =>
        `“${words}” may put off people who receive benefits. It’s better to say what the home offers, not who can apply.`,
    },
  },
  pets(
    {
      id: 'england-pets',
      nations: ['england'],
      severity: 'advise',
      effectiveFrom: '2026-05-01',
      citation: 'Housing Act 1988, ss. 16A–16B; Renters’ Rights Act 2025, s. 11',
    },
    'A tenant can ask in writing to keep a pet. You have to answer within 28 days, and can only refuse with a good reason.',
  ),
  pets(
    {
      id: 'pets',
      nations: ['wales', 'scotland', 'northern-ireland'],
      severity: 'advise',
      effectiveFrom: '2015-10-01',
      citation: 'Consumer Rights Act 2015, Part 2',
    },
    'A term that bans every pet may be unfair. It’s better to consider each request.',
  ),
];

export const informationRules: readonly Rule[] = [
  {
    id: 'material-information',
    nations: ['england', 'wales', 'scotland', 'northern-ireland'],
    field: 'propertyDescription',
    severity: 'advise',
    effectiveFrom: '2025-04-06',
    citation: 'Digital Markets, Competition and Consumers Act 2024, Part 4',
    note: () => 'Include everything people need to decide, even if it counts against the home.',
  },
  {
    id: 'england-right-to-rent',
    nations: ['england'],
    field: 'specialConditions',
    severity: 'advise',
    effectiveFrom: '2016-02-01',
    citation: 'Immigration Act 2014, s. 22',
    note: () =>
      'Check each tenant’s right to rent before the tenancy begins. Don’t ask for documents when people first enquire.',
  },
];
