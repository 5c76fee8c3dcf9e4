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

const forAgents = (sentence: string) => (facts: ListingFacts) => (facts.lister === 'agent' ? sentence : null);

const missingFees = ({ lister, agentFees }: ListingFacts): string | null =>
  lister === 'agent' && agentFees.trim() === ''
    ? 'Please say what you charge tenants, or add a link to your fees.'
    : null;

/** "None", "No fees", "£0", "Nothing to pay". */
const saysNoFees = /^\s*(?:none|nil|nothing|no\b|zero|£?\s*0+(?:\.0+)?\b|n\/a|-)/i;

export const agentRules: readonly Rule[] = [
  {
    id: 'england-agent-fees',
    nations: ['england'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-05-27',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents(
      'Agents show their fees or a link to them, their redress scheme and their client money protection.',
    ),
    finding: missingFees,
  },
  {
    id: 'wales-agent-fees',
    nations: ['wales'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2015-11-23',
    citation: 'Consumer Rights Act 2015, s. 83',
    note: forAgents('Agents show their fees.'),
    finding: missingFees,
  },
  {
    id: 'scotland-agent-fees',
    nations: ['scotland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '2012-11-30',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    note: forAgents('Tenants may not be charged any fees in Scotland.'),
    finding: ({ lister, agentFees }) =>
      lister === 'agent' && agentFees.trim() !== '' && !saysNoFees.test(agentFees)
        ? 'Tenants may not be charged any fees in Scotland. Please take them out, or write “None”.'
        : null,
  },
  {
    id: 'northern-ireland-agent-fees',
    nations: ['northern-ireland'],
    field: 'agentFees',
    severity: 'advise',
    effectiveFrom: '1986-12-01',
    citation: 'Commission on Disposals of Land (Northern Ireland) Order 1986',
    note: forAgents('What tenants may be charged is limited: work done for the landlord is paid by the landlord.'),
  },
];
