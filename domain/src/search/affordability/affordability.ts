import { MAX_BUDGET_POUNDS } from '../../accounts/preferences.ts';
import { takeHomeOf } from './take-home.ts';
import { monthlyBills } from './typical-bills.ts';

/** Referencing companies usually ask for a yearly income of so many monthly rents. */
export const RENTS_A_YEAR = 30;
/** And a guarantor for one of so many. */
export const GUARANTOR_RENTS_A_YEAR = 36;
export const MOST_PEOPLE = 6;
export const MAX_YEARLY_INCOME = 1_000_000;

export const payPeriods = ['year', 'month'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Before tax, in whole pounds. */
interface Income {
  readonly amount: number;
  readonly per: PayPeriod;
}

export const affordabilitySentences = {
  notANumber: 'Enter a whole number of pounds, like 28,000.',
  tooMuch: 'Enter an income of up to £1,000,000 a year.',
  rentTooHigh: 'Enter a rent of up to £100,000 a month.',
} as const;

const MAX_TYPED = 20;
const yearlyOf = ({ amount, per }: Income): number => (per === 'month' ? amount * 12 : amount);

/** Pounds as people type them: "£28,000", "28k", "2400.50". Null if nothing is typed, undefined for anything else. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  if (text.length > MAX_TYPED) return undefined;
  const match = /^£?\s?(\d[\d,]*)(\.\d+)?(k)?$/.exec(text);
  if (!match) return undefined;
  const amount = Number(`${match[1]?.replaceAll(',', '')}${match[2] ?? ''}`);
  return Math.floor(match[3] ? amount * 1_000 : amount);
}

/** Null if an income can be worked with. */
export function incomeProblem(typed: string, per: PayPeriod): string | null {
  const amount = readAmount(typed);
  if (amount === null) return null;
  if (amount === undefined) return affordabilitySentences.notANumber;
  return yearlyOf({ amount, per }) > MAX_YEARLY_INCOME ? affordabilitySentences.tooMuch : null;
}

/** Null if a rent can be worked with. */
export function rentProblem(typed: string): string | null {
  const amount = readAmount(typed);
  if (amount === null) return null;
  if (amount === undefined) return affordabilitySentences.notANumber;
  return amount > MAX_BUDGET_POUNDS ? affordabilitySentences.rentTooHigh : null;
}

interface Share {
  /** Of the rent, if everyone pays the same. */
  readonly equal: number;
  /** Of the rent, in proportion to what each earns. */
  readonly byIncome: number;
  /** What this person could rent alone. */
  readonly alone: number;
}

export interface Affordability {
  /** All incomes together. */
  readonly yearly: number;
  /** The highest rent that referencing usually allows, a month. */
  readonly highestRent: number;
  /** What the rest is worked out for: the rent in mind, or the highest. */
  readonly rent: number;
  /** About what is paid out a month after tax. */
  readonly takeHome: number;
  readonly bills: ReturnType<typeof monthlyBills>;
  readonly billsTotal: number;
  /** About what is left a month; less than nothing where it is not enough. */
  readonly left: number;
  /** Of the take-home pay, in per cent. */
  readonly rentShare: number;
  readonly shares: readonly Share[];
  /** The rent is higher than referencing usually allows. */
  readonly needsGuarantor: boolean;
  /** What a guarantor is usually asked to earn a year. */
  readonly guarantorIncome: number;
}

/** In whole pounds, rounded against the reader. Null without any income. */
export function affordabilityOf(incomes: readonly Income[], rentInMind: number | null = null): Affordability | null {
  const yearlies = incomes.map(yearlyOf);
  const yearly = yearlies.reduce((sum, income) => sum + income, 0);
  if (yearly <= 0) return null;
  const highestRent = Math.floor(yearly / RENTS_A_YEAR);
  const rent = rentInMind ?? highestRent;
  const takeHome = Math.floor(yearlies.reduce((sum, income) => sum + takeHomeOf(income), 0) / 12);
  const bills = monthlyBills(incomes.length);
  const billsTotal = bills.reduce((sum, { monthly }) => sum + monthly, 0);
  return {
    yearly,
    highestRent,
    rent,
    takeHome,
    bills,
    billsTotal,
    left: takeHome - rent - billsTotal,
    rentShare: takeHome === 0 ? 100 : Math.round((rent / takeHome) * 100),
    shares: yearlies.map((income) => ({
      equal: Math.ceil(rent / incomes.length),
      byIncome: Math.ceil((rent * income) / yearly),
      alone: Math.floor(income / RENTS_A_YEAR),
    })),
    needsGuarantor: rent > highestRent,
    guarantorIncome: rent * GUARANTOR_RENTS_A_YEAR,
  };
}

/** The rent that a search can be limited to. */
export const searchBudgetOf = ({ rent, highestRent }: Affordability): number =>
  Math.min(Math.max(rent, 1), Math.max(highestRent, 1), MAX_BUDGET_POUNDS);
