import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nations } from '../../search/places/nations.ts';
import { assessListing } from './assess.ts';
import { depositCapPence, holdingDepositCapPence, rentInAdvanceCapPence } from './caps.ts';
import { lawfulListing } from './example-facts.ts';

const TODAY = '2026-11-15';
const rent = fc.integer({ min: 1, max: 20_000_000 });

describe('the caps', () => {
  it.each([
    ['england', 120_000, 27_692, 138_461],
    ['england', 416_666, 96_153, 480_768],
    ['england', 416_667, 96_153, 576_923],
    ['wales', 120_000, 27_692, null],
    ['scotland', 120_000, 0, 240_000],
    ['northern-ireland', 120_000, null, 120_000],
  ] as const)(
    'in %s at %i pence a month are %s for holding and %s for security',
    (nation, rentPence, holding, security) => {
      expect(holdingDepositCapPence(nation, rentPence)).toBe(holding);
      expect(depositCapPence(nation, rentPence)).toBe(security);
    },
  );

  it('come from the unrounded week', () => {
    // five rounded weeks of £1,200 a month would be £1,384.60
    expect(depositCapPence('england', 120_000)).toBe(138_461);
  });

  it('do not exist without a rent or a nation', () => {
    for (const cap of [depositCapPence, holdingDepositCapPence, rentInAdvanceCapPence]) {
      for (const none of [null, 0, -1, Number.NaN]) expect(cap('england', none)).toBeNull();
      expect(cap(null, 120_000)).toBeNull();
    }
  });

  it('never fall when the rent rises', () => {
    fc.assert(
      fc.property(rent, rent, fc.constantFrom(...nations), (one, two, nation) => {
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        for (const cap of [depositCapPence, holdingDepositCapPence, rentInAdvanceCapPence])
          expect((cap(nation, low) ?? 0) <= (cap(nation, high) ?? 0)).toBe(true);
      }),
    );
  });
});

describe('a deposit', () => {
  const blocked = (nation: (typeof nations)[number], changes: Parameters<typeof lawfulListing>[1]) =>
    assessListing(lawfulListing(nation, changes), TODAY).flatMap(({ severity, rule }) =>
      severity === 'block' ? [rule] : [],
    );

  it.each(['england', 'scotland', 'northern-ireland'] as const)(
    'for security in %s passes up to its cap and never a penny above',
    (nation) => {
      fc.assert(
        fc.property(rent, fc.nat(), (rentPence, below) => {
          const cap = depositCapPence(nation, rentPence)!;
          const facts = { rentPence, holdingDepositPence: null };
          expect(blocked(nation, { ...facts, securityDepositPence: cap })).toEqual([]);
          expect(blocked(nation, { ...facts, securityDepositPence: Math.max(0, cap - below) })).toEqual([]);
          expect(blocked(nation, { ...facts, securityDepositPence: cap + 1 })).toEqual([`${nation}-security-deposit`]);
        }),
      );
    },
  );

  it.each(['england', 'wales'] as const)(
    'to hold a home in %s passes up to its cap and never a penny above',
    (nation) => {
      fc.assert(
        fc.property(rent, fc.nat(), (rentPence, below) => {
          const cap = holdingDepositCapPence(nation, rentPence)!;
          const facts = { rentPence, securityDepositPence: null };
          expect(blocked(nation, { ...facts, holdingDepositPence: cap })).toEqual([]);
          expect(blocked(nation, { ...facts, holdingDepositPence: Math.max(0, cap - below) })).toEqual([]);
          expect(blocked(nation, { ...facts, holdingDepositPence: cap + 1 })).toEqual([`${nation}-holding-deposit`]);
        }),
      );
    },
  );
});
