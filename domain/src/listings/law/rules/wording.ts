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
      : 'Please say that pets are considered. A ban on all pets is hard to uphold, and never reaches assistance dogs.',
  wording: {
    says: ['pets'],
    sentence: (words) =>
      `“${words}” rules out every pet. Better say “pets considered”; a ban never reaches assistance dogs.`,
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
        `“${words}” may keep out people who receive benefits. Better say what the home offers, not who may ask.`,
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
    'A tenant may ask in writing to keep a pet. You answer within 28 days, and may refuse only with a good reason.',
  ),
  pets(
    {
      id: 'pets',
      nations: ['wales', 'scotland', 'northern-ireland'],
      severity: 'advise',
      effectiveFrom: '2015-10-01',
      citation: 'Consumer Rights Act 2015, Part 2',
    },
    'A term that bans every pet may be unfair. Better look at each request.',
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
    note: () => 'Leave nothing out that somebody needs in order to decide, even where it speaks against the home.',
  },
  {
    id: 'england-right-to-rent',
    nations: ['england'],
    field: 'specialConditions',
    severity: 'advise',
    effectiveFrom: '2016-02-01',
    citation: 'Immigration Act 2014, s. 22',
    note: () => 'You check the right to rent before the tenancy begins. Do not ask for documents at enquiry.',
  },
];
