import type { Rule } from './rule.ts';

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
