import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

/** The day on which the database of private landlords in England opens; none has been named yet. */
const ENGLAND_DATABASE_OPENS: string | null = null;

/** Numbers that are recognised in the middle of a text as well. */
export const registrationShapes = {
  /** Six digits, the council's three, and five. */
  scotland: String.raw`\d{6}\/\d{3}\/\d{5}`,
  scottishAgent: String.raw`LARN\d{4,10}`,
  /** Of Rent Smart Wales. */
  welshRegistration: String.raw`#?RN-\d{5}-\d{5}`,
  welshLicence: String.raw`#?LR-\d{5}-\d{5}`,
} as const;

/** The register of Northern Ireland has used more than one shape. */
export const plausibleRegistration = /^(?=(?:[a-z/-]*\d){4})[a-z0-9/-]{4,24}$/i;

const { scotland, scottishAgent, welshRegistration, welshLicence } = registrationShapes;
const formats = {
  scotland: new RegExp(`^${scotland}$`),
  scottishAgent: new RegExp(`^${scottishAgent}$`, 'i'),
  wales: new RegExp(`^(?:${welshRegistration}|${welshLicence})$`, 'i'),
  plausible: plausibleRegistration,
} as const;

const withoutBlanks = (number: string): string => number.replace(/\s+/g, '');
const isPending = ({ registrationNumber, registrationPending }: ListingFacts): boolean =>
  registrationPending || /^(?:landlord )?registration (?:is )?pending$/i.test(registrationNumber.trim());
const isNumber = (number: string, format: RegExp): boolean => format.test(withoutBlanks(number));

const LANDLORD = ['registrationNumber', 'registrationPending'] as const;

/** Until the database opens its number may be given; from then on it has to be. */
export const landlordDatabaseRules = (opens: string | null): readonly Rule[] => {
  const row = {
    id: 'england-landlord-database',
    nations: ['england'],
    field: 'registrationNumber',
    citation: 'Renters’ Rights Act 2025, Part 2, Ch. 3',
  } as const;
  const before: Rule = {
    ...row,
    severity: 'advise',
    effectiveFrom: '2025-10-27',
    note: () => 'The database of private landlords isn’t open yet. Leave this blank until you have a number.',
  };
  if (opens === null) return [before];
  return [
    { ...before, effectiveUntil: opens },
    {
      ...row,
      severity: 'block',
      effectiveFrom: opens,
      reads: LANDLORD,
      finding: (facts) =>
        isNumber(facts.registrationNumber, formats.plausible) || isPending(facts)
          ? null
          : 'Add the number from the database of private landlords. You can’t advertise a home without it.',
    },
  ];
};

export const registrationRules: readonly Rule[] = [
  ...landlordDatabaseRules(ENGLAND_DATABASE_OPENS),
  {
    id: 'wales-rent-smart-wales',
    nations: ['wales'],
    field: 'registrationNumber',
    severity: 'block',
    effectiveFrom: '2016-11-23',
    citation: 'Housing (Wales) Act 2014, Part 1',
    note: () =>
      'Landlords have to register with Rent Smart Wales. Anyone who lets or manages the home needs a licence.',
    reads: LANDLORD,
    finding: (facts) =>
      isNumber(facts.registrationNumber, formats.wales) || isPending(facts)
        ? null
        : 'Add the Rent Smart Wales number, such as RN-12345-12345, or tick “registration is pending”. Your listing can’t go live without it.',
  },
  {
    id: 'scotland-landlord-registration',
    nations: ['scotland'],
    field: 'registrationNumber',
    severity: 'block',
    effectiveFrom: '2013-06-01',
    citation: 'Antisocial Behaviour etc. (Scotland) Act 2004, s. 92B',
    note: () => 'An advert has to show the landlord registration number, or “landlord registration pending”.',
    reads: [...LANDLORD, 'lister'],
    finding: (facts) => {
      if (isNumber(facts.registrationNumber, formats.scotland) || isPending(facts)) return null;
      const whose =
        facts.lister === 'agent'
          ? 'the registration number of the landlord you act for'
          : 'your landlord registration number';
      return `Add ${whose}, such as 123456/123/12345, or tick “registration is pending”. Your listing can’t go live without it.`;
    },
  },
  {
    id: 'scotland-agent-registration',
    nations: ['scotland'],
    field: 'agentRegistrationNumber',
    severity: 'block',
    effectiveFrom: '2018-10-01',
    citation: 'Housing (Scotland) Act 2014, Part 4',
    note: ({ lister }) =>
      lister === 'agent' ? 'An agent’s advert has to show the letting agent registration number.' : null,
    reads: ['lister', 'agentRegistrationNumber'],
    finding: ({ lister, agentRegistrationNumber }) =>
      lister === 'agent' && !isNumber(agentRegistrationNumber, formats.scottishAgent)
        ? 'Add your letting agent registration number, such as LARN1234567. Your listing can’t go live without it.'
        : null,
  },
  {
    id: 'northern-ireland-landlord-registration',
    nations: ['northern-ireland'],
    field: 'registrationNumber',
    severity: 'block',
    effectiveFrom: '2015-02-25',
    citation: 'Landlord Registration Scheme Regulations (Northern Ireland) 2014',
    note: () => 'Landlords have to register with the Landlord Registration Scheme.',
    reads: ['registrationNumber'],
    finding: ({ registrationNumber }) =>
      isNumber(registrationNumber, formats.plausible)
        ? null
        : 'Add the Landlord Registration Scheme number. Your listing can’t go live without it.',
  },
];
