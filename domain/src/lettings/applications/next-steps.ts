import { daysAfter } from '../../plain-date.ts';
import type { Nation } from '../../search/places/nations.ts';
import type { ApplicationSide } from './lifecycle.ts';

/** From acceptance to moving in, in their usual order. The deposit has to be protected within a time that law sets. */
export const nextSteps = [
  'viewing',
  'references',
  'right-to-rent',
  'contract',
  'deposit-paid',
  'deposit-protected',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Who can say that a step is done: whoever does it. */
const doneBy: Readonly<Record<NextStep, readonly ApplicationSide[]>> = {
  viewing: ['tenant', 'lister'],
  references: ['lister'],
  'right-to-rent': ['lister'],
  contract: ['tenant', 'lister'],
  'deposit-paid': ['lister'],
  'deposit-protected': ['lister'],
};

export const canTickStep = (step: NextStep, side: ApplicationSide): boolean => doneBy[step].includes(side);

/** Immigration Act 2014, s. 22: only landlords in England check the right to rent. A border leaves it open. */
export const nextStepsIn = (nation: Nation | null): readonly NextStep[] =>
  nextSteps.filter((step) => step !== 'right-to-rent' || nation === 'england' || nation === null);

/** Days after the acceptance that we suggest; the law sets only the time for protecting the deposit. */
const suggestedDays: Readonly<Record<Exclude<NextStep, 'deposit-protected'>, number>> = {
  viewing: 7,
  references: 14,
  'right-to-rent': 21,
  contract: 21,
  'deposit-paid': 21,
};

/** Weekends do not count. Bank holidays would make it later, so this is never too late. */
function workingDaysAfter(date: string, days: number): string {
  let day = date;
  for (let left = days; left > 0; ) {
    day = daysAfter(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

interface DepositRule {
  readonly within: string;
  readonly citation: string;
  readonly until: (receivedOn: string) => string;
}

const thirtyDays = { within: '30 days', until: (day: string) => daysAfter(day, 30) };

/** How long a lister may take to protect a deposit that they have received. */
const depositRules: Readonly<Record<Nation, DepositRule>> = {
  england: { ...thirtyDays, citation: 'Housing Act 2004, s. 213' },
  wales: { ...thirtyDays, citation: 'Renting Homes (Wales) Act 2016, s. 45' },
  scotland: {
    within: '30 working days of the beginning of the tenancy',
    citation: 'Tenancy Deposit Schemes (Scotland) Regulations 2011, reg. 3',
    until: (day) => workingDaysAfter(day, 30),
  },
  'northern-ireland': {
    within: '28 days',
    citation: 'Private Tenancies (Northern Ireland) Order 2006, art. 5B',
    until: (day) => daysAfter(day, 28),
  },
};

/** Where a border leaves the nation open, that of England and Wales. */
export const depositRuleOf = (nation: Nation | null): DepositRule => depositRules[nation ?? 'england'];

interface Acceptance {
  readonly nation: Nation | null;
  /** YYYY-MM-DD. */
  readonly acceptedOn: string;
  /** When the deposit was received; null before that. */
  readonly depositPaidOn: string | null;
}

/** YYYY-MM-DD; null for the protection of a deposit that has not been paid. */
export function dueDateOf(step: NextStep, { nation, acceptedOn, depositPaidOn }: Acceptance): string | null {
  if (step !== 'deposit-protected') return daysAfter(acceptedOn, suggestedDays[step]);
  return depositPaidOn && depositRuleOf(nation).until(depositPaidOn);
}
