import { formatPence } from '../../money.ts';
import { depositCapPence, HIGH_RENT_A_YEAR_PENCE, holdingDepositCapPence, isHighRent } from '../caps.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const holdingCap = ({ nation, rentPence }: ListingFacts) => holdingDepositCapPence(nation, rentPence);
const securityCap = ({ nation, rentPence }: ListingFacts) => depositCapPence(nation, rentPence);
const isAbove = (amount: number | null, cap: number | null): amount is number =>
  amount !== null && cap !== null && amount > cap;

function holdingDepositNote(facts: ListingFacts): string {
  const cap = holdingCap(facts);
  return cap === null
    ? 'A holding deposit may be at most one week’s rent.'
    : `A holding deposit may be at most one week’s rent: ${formatPence(cap)}.`;
}

function holdingDepositFinding(facts: ListingFacts): string | null {
  const cap = holdingCap(facts);
  if (cap === null || !isAbove(facts.holdingDepositPence, cap)) return null;
  return `A holding deposit of ${formatPence(facts.holdingDepositPence)} is more than one week’s rent. Ask for ${formatPence(cap)} or less.`;
}

const englandCapText = (rentPence: number): string =>
  isHighRent(rentPence)
    ? `six weeks’ rent, because the rent is ${formatPence(HIGH_RENT_A_YEAR_PENCE)} a year or more`
    : 'five weeks’ rent';

const securityDepositRule = (capText: (rentPence: number) => string): Pick<Rule, 'note' | 'finding'> => ({
  note: (facts) => {
    const cap = securityCap(facts);
    return cap === null || facts.rentPence === null
      ? null
      : `The security deposit may be at most ${capText(facts.rentPence)}: ${formatPence(cap)}.`;
  },
  finding: (facts) => {
    const cap = securityCap(facts);
    if (cap === null || facts.rentPence === null || !isAbove(facts.securityDepositPence, cap)) return null;
    return `A security deposit of ${formatPence(facts.securityDepositPence)} is too high. It may be at most ${capText(facts.rentPence)}: ${formatPence(cap)}.`;
  },
});

export const depositRules: readonly Rule[] = [
  {
    id: 'england-holding-deposit',
    nations: ['england'],
    field: 'holdingDeposit',
    severity: 'block',
    effectiveFrom: '2019-06-01',
    citation: 'Tenant Fees Act 2019, Sch. 1, para. 3',
    note: (facts) => `${holdingDepositNote(facts)} Unless you agree on another day, it holds the home for 15 days.`,
    finding: holdingDepositFinding,
  },
  {
    id: 'wales-holding-deposit',
    nations: ['wales'],
    field: 'holdingDeposit',
    severity: 'block',
    effectiveFrom: '2019-09-01',
    citation: 'Renting Homes (Fees etc.) (Wales) Act 2019, Sch. 1',
    note: holdingDepositNote,
    finding: holdingDepositFinding,
  },
  {
    id: 'scotland-holding-deposit',
    nations: ['scotland'],
    field: 'holdingDeposit',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    note: () =>
      'No holding deposit may be taken in Scotland. Whatever you enter, your listing will say that there is none.',
    finding: ({ holdingDepositPence }) =>
      holdingDepositPence !== null && holdingDepositPence > 0
        ? `Do not take ${formatPence(holdingDepositPence)} to hold the home: in Scotland that is a premium, and not allowed. Your listing will say that there is no holding deposit.`
        : null,
  },
  {
    id: 'northern-ireland-holding-deposit',
    nations: ['northern-ireland'],
    field: 'holdingDeposit',
    severity: 'advise',
    effectiveFrom: '2023-04-01',
    citation: 'Private Tenancies Act (Northern Ireland) 2022',
    note: () =>
      'A holding deposit has no limit of its own in Northern Ireland. Keep it small, and say when it is paid back.',
  },
  {
    id: 'england-security-deposit',
    nations: ['england'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2019-06-01',
    citation: 'Tenant Fees Act 2019, Sch. 1, para. 2',
    ...securityDepositRule(englandCapText),
  },
  {
    id: 'wales-security-deposit',
    nations: ['wales'],
    field: 'securityDeposit',
    severity: 'advise',
    effectiveFrom: '2019-09-01',
    citation: 'Renting Homes (Fees etc.) (Wales) Act 2019, Sch. 1',
    note: () =>
      'Wales has no limit on security deposits in force. The deposit has to be protected in an approved scheme.',
  },
  {
    id: 'scotland-security-deposit',
    nations: ['scotland'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 90',
    ...securityDepositRule(() => 'two months’ rent'),
  },
  {
    id: 'northern-ireland-security-deposit',
    nations: ['northern-ireland'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2023-04-01',
    citation: 'Private Tenancies Act (Northern Ireland) 2022, s. 4',
    ...securityDepositRule(() => 'one month’s rent'),
  },
];
