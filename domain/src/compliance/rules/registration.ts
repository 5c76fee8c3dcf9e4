import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const isBlank = (text: string): boolean => text.trim() === '';
const hasNoLandlordNumber = ({ registrationNumber, registrationPending }: ListingFacts): boolean =>
  isBlank(registrationNumber) && !registrationPending;

export const registrationRules: readonly Rule[] = [
  {
    id: 'england-landlord-database',
    nations: ['england'],
    field: 'registrationNumber',
    severity: 'advise',
    effectiveFrom: '2025-10-27',
    citation: 'Renters’ Rights Act 2025, Part 2',
    note: () =>
      'The database of private landlords is not open yet. Once you have a number, put it here; until then leave it empty.',
  },
  {
    id: 'wales-rent-smart-wales',
    nations: ['wales'],
    field: 'registrationNumber',
    severity: 'advise',
    effectiveFrom: '2016-11-23',
    citation: 'Housing (Wales) Act 2014, Part 1',
    note: () => 'Landlords register with Rent Smart Wales; whoever lets or manages the home has a licence.',
    finding: (facts) =>
      hasNoLandlordNumber(facts) ? 'Please add the landlord’s Rent Smart Wales registration number.' : null,
  },
  {
    id: 'scotland-landlord-registration',
    nations: ['scotland'],
    field: 'registrationNumber',
    severity: 'block',
    effectiveFrom: '2013-06-01',
    citation: 'Antisocial Behaviour etc. (Scotland) Act 2004, s. 92B',
    note: () => 'An advert shows the landlord registration number, or “landlord registration pending”.',
    finding: (facts) =>
      facts.lister === 'landlord' && hasNoLandlordNumber(facts)
        ? 'Add your landlord registration number, or tick that your registration is pending. Your listing cannot go live without it.'
        : null,
  },
  {
    id: 'scotland-landlord-of-agent-registration',
    nations: ['scotland'],
    field: 'registrationNumber',
    severity: 'advise',
    effectiveFrom: '2013-06-01',
    citation: 'Antisocial Behaviour etc. (Scotland) Act 2004, s. 92B',
    finding: (facts) =>
      facts.lister === 'agent' && hasNoLandlordNumber(facts)
        ? 'Please add the registration number of the landlord you act for, or tick that the registration is pending.'
        : null,
  },
  {
    id: 'scotland-agent-registration',
    nations: ['scotland'],
    field: 'agentRegistrationNumber',
    severity: 'block',
    effectiveFrom: '2018-10-01',
    citation: 'Housing (Scotland) Act 2014, Part 4',
    note: ({ lister }) =>
      lister === 'agent' ? 'An agent’s advert shows the letting agent registration number.' : null,
    finding: ({ lister, agentRegistrationNumber }) =>
      lister === 'agent' && isBlank(agentRegistrationNumber)
        ? 'Add your letting agent registration number. Your listing cannot go live without it.'
        : null,
  },
  {
    id: 'northern-ireland-landlord-registration',
    nations: ['northern-ireland'],
    field: 'registrationNumber',
    severity: 'advise',
    effectiveFrom: '2015-02-25',
    citation: 'Landlord Registration Scheme Regulations (Northern Ireland) 2014',
    note: () => 'Landlords are registered with the Landlord Registration Scheme.',
    finding: (facts) => (hasNoLandlordNumber(facts) ? 'Please add the landlord registration number.' : null),
  },
];
