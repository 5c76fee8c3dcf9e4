import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BUDGET_POUNDS } from '../../accounts/preferences.ts';
import { formatPounds } from '../../money.ts';
import { emptySearch, parseSearch } from '../search-query.ts';
import {
  type Affordability,
  affordabilityOf,
  affordabilitySentences,
  incomeProblem,
  MAX_YEARLY_INCOME,
  payPeriods,
  readAmount,
  rentProblem,
  searchBudgetOf,
} from './affordability.ts';
import { takeHomeOf } from './take-home.ts';
import { monthlyBills } from './typical-bills.ts';

const year = (amount: number) => ({ amount, per: 'year' }) as const;
const of = (...args: Parameters<typeof affordabilityOf>): Affordability => {
  const found = affordabilityOf(...args);
  if (!found) throw new Error('There is an income.');
  return found;
};

describe('take-home pay', () => {
  it.each([
    [0, 0],
    [12_570, 12_570],
    // As published by calculators for 2025 to 2026, which has the same thresholds.
    [30_000, 25_119.6],
    [50_000, 39_519.6],
    [50_270, 39_714],
    [100_000, 68_557.4],
  ])('of %d a year is %d', (gross, net) => expect(takeHomeOf(gross)).toBeCloseTo(net, 0));

  it('loses the allowance above £100,000', () => {
    expect(takeHomeOf(100_002) - takeHomeOf(100_000)).toBeCloseTo(2 * (1 - 0.4 - 0.2 - 0.02));
    expect(takeHomeOf(130_000)).toBeGreaterThan(takeHomeOf(125_140));
  });

  it('rises with every pound earned, and is never more than that', () => {
    const pay = fc.integer({ min: 0, max: MAX_YEARLY_INCOME });
    fc.assert(
      fc.property(pay, (gross) => {
        expect(takeHomeOf(gross + 1)).toBeGreaterThan(takeHomeOf(gross));
        expect(takeHomeOf(gross)).toBeLessThanOrEqual(gross);
      }),
    );
  });
});

describe('what someone can afford', () => {
  it('is a thirtieth of a year’s income as the rent of a month', () => {
    expect(of([year(36_000)])).toMatchObject({
      yearly: 36_000,
      highestRent: 1_200,
      rent: 1_200,
      needsGuarantor: false,
    });
    expect(of([{ amount: 3_000, per: 'month' }]).highestRent).toBe(1_200);
    expect(of([year(36_029)]).highestRent).toBe(1_200);
  });

  it('adds up the incomes of people who share', () => {
    const shared = of([year(24_000), year(36_000)]);
    expect(shared.highestRent).toBe(2_000);
    expect(shared.shares).toEqual([
      { equal: 1_000, byIncome: 800, alone: 800 },
      { equal: 1_000, byIncome: 1_200, alone: 1_200 },
    ]);
  });

  it('says what is left after rent and typical bills', () => {
    const alone = of([year(30_000)]);
    const bills = monthlyBills(1).reduce((sum, { monthly }) => sum + monthly, 0);
    expect(alone).toMatchObject({ takeHome: 2_093, billsTotal: bills, left: 2_093 - 1_000 - bills, rentShare: 48 });
  });

  it('counts less council tax for someone who lives alone', () => {
    const taxOf = (people: number) => monthlyBills(people)[0]?.monthly ?? 0;
    expect(taxOf(1)).toBe(Math.round(taxOf(2) * 0.75));
    expect(taxOf(3)).toBe(taxOf(2));
  });

  it('asks for a guarantor above what referencing allows', () => {
    expect(of([year(30_000)], 1_001)).toMatchObject({ needsGuarantor: true, guarantorIncome: 36_036 });
    expect(of([year(30_000)], 1_000).needsGuarantor).toBe(false);
    expect(of([year(12_000)], 2_000).left).toBeLessThan(0);
  });

  it('is unknown without an income', () => {
    expect(affordabilityOf([])).toBeNull();
    expect(affordabilityOf([year(0)])).toBeNull();
  });

  it('is a budget that every search takes', () => {
    const incomes = fc.array(
      fc.record({ amount: fc.integer({ min: 0, max: MAX_YEARLY_INCOME }), per: fc.constantFrom(...payPeriods) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(incomes, fc.option(fc.integer({ min: 0, max: MAX_BUDGET_POUNDS })), (people, rent) => {
        const found = affordabilityOf(people, rent);
        if (!found) return;
        const maxBudget = searchBudgetOf(found);
        expect(parseSearch({ maxBudget: String(maxBudget) })).toEqual({
          query: { ...emptySearch, maxBudget },
          problems: {},
        });
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['28000', 28_000],
    [' £28,000 ', 28_000],
    ['28k', 28_000],
    ['2.5k', 2_500],
    ['2400.90', 2_400],
    ['', null],
    ['lots', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['9'.repeat(400), undefined],
  ])('is read from "%s"', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it('is refused with a sentence when it is no income or rent', () => {
    expect(incomeProblem('', 'year')).toBeNull();
    expect(incomeProblem('abc', 'year')).toBe(affordabilitySentences.notANumber);
    expect(incomeProblem('1000001', 'year')).toBe(affordabilitySentences.tooMuch);
    expect(incomeProblem('100000', 'month')).toBe(affordabilitySentences.tooMuch);
    expect(incomeProblem('80000', 'month')).toBeNull();
    expect(rentProblem('1200')).toBeNull();
    expect(rentProblem('x')).toBe(affordabilitySentences.notANumber);
    expect(rentProblem(String(MAX_BUDGET_POUNDS + 1))).toBe(affordabilitySentences.rentTooHigh);
  });

  it('names its limits as they are', () => {
    expect(affordabilitySentences.tooMuch).toContain(formatPounds(MAX_YEARLY_INCOME));
    expect(affordabilitySentences.rentTooHigh).toContain(formatPounds(MAX_BUDGET_POUNDS));
  });
});
