import { formatPence } from '../../../money.ts';
import { type Nation, nationLabels } from '../../../search/places/nations.ts';
import { schemesOf } from '../../certificates/kinds.ts';
import {
  depositCapPence,
  depositCapWeeks,
  HIGH_RENT_A_YEAR_PENCE,
  holdingDepositCapPence,
  isHighRent,
} from '../caps.ts';
import { CLAIM_FACTS, isOutsideTenantFees } from '../claims.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule, WordingRule } from '../rule.ts';

const holdingCap = ({ nation, rentPence }: ListingFacts) => holdingDepositCapPence(nation, rentPence);
const securityCap = ({ nation, rentPence }: ListingFacts) => depositCapPence(nation, rentPence);
const isAbove = (amount: number | null, cap: number | null): amount is number =>
  amount !== null && cap !== null && amount > cap;

function holdingDepositNote(facts: ListingFacts): string {
  const cap = holdingCap(facts);
  return cap === null
    ? 'A holding deposit can’t be more than one week’s rent.'
    : `A holding deposit can’t be more than one week’s rent: ${formatPence(cap)}.`;
}

function holdingDepositFinding(facts: ListingFacts): string | null {
  if (isOutsideTenantFees(facts)) return null;
  const cap = holdingCap(facts);
  if (cap === null || !isAbove(facts.holdingDepositPence, cap)) return null;
  return `A holding deposit of ${formatPence(facts.holdingDepositPence)} is more than one week’s rent. Ask for ${formatPence(cap)} or less.`;
}

const englandCapText = (rentPence: number): string =>
  isHighRent(rentPence)
    ? `six weeks’ rent, because the rent is ${formatPence(HIGH_RENT_A_YEAR_PENCE)} a year or more`
    : 'five weeks’ rent';

const HOLDING = [...CLAIM_FACTS, 'holdingDepositPence'] as const;
const SECURITY = [...CLAIM_FACTS, 'securityDepositPence'] as const;

/** A sum without a cap to hold it to is above nothing. */
const inPounds = (capPence: number | null): number => (capPence === null ? Number.POSITIVE_INFINITY : capPence / 100);

const holdingWording = (nation: Nation): WordingRule => ({
  says: ['holding-weeks', 'holding-sum'],
  moreThan: {
    'holding-weeks': 1,
    'holding-sum': ({ rentPence }) => inPounds(holdingDepositCapPence(nation, rentPence)),
  },
  unless: isOutsideTenantFees,
  sentence: (words) =>
    `“${words}” asks for more than one week’s rent to hold the home, which isn’t allowed. Ask for one week or less.`,
});

const securityWording = (nation: Nation, capText: (rentPence: number) => string): WordingRule => ({
  says: ['deposit-weeks', 'deposit-sum'],
  moreThan: {
    'deposit-weeks': ({ rentPence }) => depositCapWeeks(nation, rentPence) ?? Number.POSITIVE_INFINITY,
    'deposit-sum': ({ rentPence }) => inPounds(depositCapPence(nation, rentPence)),
  },
  unless: isOutsideTenantFees,
  sentence: (words) => `“${words}” asks for a deposit that’s too high. It can’t be more than ${capText(0)}.`,
});

const securityDepositRule = (
  nation: Nation,
  capText: (rentPence: number) => string,
): Pick<Rule, 'reads' | 'note' | 'finding' | 'wording'> => ({
  wording: securityWording(nation, capText),
  reads: SECURITY,
  note: (facts) => {
    const cap = securityCap(facts);
    return cap === null || facts.rentPence === null
      ? null
      : `The security deposit can’t be more than ${capText(facts.rentPence)}: ${formatPence(cap)}.`;
  },
  finding: (facts) => {
    if (isOutsideTenantFees(facts)) return null;
    const cap = securityCap(facts);
    if (cap === null || facts.rentPence === null || !isAbove(facts.securityDepositPence, cap)) return null;
    return `A security deposit of ${formatPence(facts.securityDepositPence)} is too high. It can’t be more than ${capText(facts.rentPence)}: ${formatPence(cap)}.`;
  },
});

/** A scheme of another nation cannot protect the deposit; which one it is may be said later. */
const schemeRow = (nation: Nation, effectiveFrom: string, citation: string, when: string): Rule => {
  const names = schemesOf(nation).join(', ');
  return {
    id: `${nation}-deposit-scheme`,
    nations: [nation],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom,
    citation,
    note: () => `A deposit has to be protected ${when} by one of these schemes: ${names}.`,
    reads: ['certificates'],
    finding: ({ certificates }) => {
      const scheme = certificates?.depositScheme?.scheme ?? '';
      return scheme === '' || schemesOf(nation).includes(scheme)
        ? null
        : `${scheme} doesn’t protect deposits for homes in ${nationLabels[nation]}. Choose one of ${names}.`;
    },
    wording: {
      says: ['unprotected-deposit'],
      sentence: (words) => `“${words}” says the deposit isn’t protected. Protect it with one of ${names}.`,
    },
  };
};

export const depositRules: readonly Rule[] = [
  {
    id: 'england-holding-deposit',
    nations: ['england'],
    field: 'holdingDeposit',
    severity: 'block',
    effectiveFrom: '2019-06-01',
    citation: 'Tenant Fees Act 2019, Sch. 1, para. 3',
    note: (facts) =>
      `${holdingDepositNote(facts)} The deposit holds the home for 15 days, unless you both agree on a different deadline.`,
    reads: HOLDING,
    finding: holdingDepositFinding,
    wording: holdingWording('england'),
  },
  {
    id: 'wales-holding-deposit',
    nations: ['wales'],
    field: 'holdingDeposit',
    severity: 'block',
    effectiveFrom: '2019-09-01',
    citation: 'Renting Homes (Fees etc.) (Wales) Act 2019, Sch. 1',
    note: holdingDepositNote,
    reads: HOLDING,
    finding: holdingDepositFinding,
    wording: holdingWording('wales'),
  },
  {
    id: 'scotland-holding-deposit',
    nations: ['scotland'],
    field: 'holdingDeposit',
    severity: 'advise',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 82',
    note: () =>
      'You can’t take a holding deposit in Scotland. This box still needs an amount, but your listing will say there’s no holding deposit.',
    reads: ['holdingDepositPence'],
    finding: ({ holdingDepositPence }) =>
      holdingDepositPence !== null && holdingDepositPence > 0
        ? `You can’t take ${formatPence(holdingDepositPence)} to hold the home. In Scotland that’s a premium, which isn’t allowed. Your listing will say there’s no holding deposit.`
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
      'Northern Ireland has no separate limit on holding deposits. Keep it small, and say when you’ll pay it back.',
  },
  {
    id: 'england-security-deposit',
    nations: ['england'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2019-06-01',
    citation: 'Tenant Fees Act 2019, Sch. 1, para. 2',
    ...securityDepositRule('england', englandCapText),
  },
  {
    id: 'wales-security-deposit',
    nations: ['wales'],
    field: 'securityDeposit',
    severity: 'advise',
    effectiveFrom: '2019-09-01',
    citation: 'Renting Homes (Fees etc.) (Wales) Act 2019, Sch. 1',
    note: () =>
      'Wales has no limit on security deposits at the moment. The deposit has to be protected in an approved scheme.',
  },
  {
    id: 'scotland-security-deposit',
    nations: ['scotland'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2017-12-01',
    citation: 'Rent (Scotland) Act 1984, s. 90',
    ...securityDepositRule('scotland', () => 'two months’ rent'),
  },
  {
    id: 'northern-ireland-security-deposit',
    nations: ['northern-ireland'],
    field: 'securityDeposit',
    severity: 'block',
    effectiveFrom: '2023-04-01',
    citation: 'Private Tenancies Act (Northern Ireland) 2022, s. 4',
    ...securityDepositRule('northern-ireland', () => 'one month’s rent'),
  },
  schemeRow('england', '2007-04-06', 'Housing Act 2004, s. 213', 'within 30 days'),
  schemeRow('wales', '2022-12-01', 'Renting Homes (Wales) Act 2016, s. 45', 'within 30 days'),
  schemeRow('scotland', '2012-07-02', 'Tenancy Deposit Schemes (Scotland) Regulations 2011', 'within 30 working days'),
  schemeRow(
    'northern-ireland',
    '2013-04-01',
    'Tenancy Deposit Schemes Regulations (Northern Ireland) 2012',
    'within 28 days',
  ),
];
