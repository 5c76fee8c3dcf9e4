import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nations } from '../../search/places/nations.ts';
import { assessListing } from './assess.ts';
import { lawfulListing, TODAY } from './example-facts.ts';
import type { ListingFacts } from './facts.ts';
import { type LoweredDeposits, loweredDeposits } from './lowered-deposits.ts';

const cut = (nation: ListingFacts['nation'] & string, rent: number, holding: number, security: number) =>
  lawfulListing(nation, {
    rentPence: rent * 100,
    holdingDepositPence: holding * 100,
    securityDepositPence: security * 100,
  });

describe('deposits after a rent cut', () => {
  it.each([
    ['england', 925, 219, 1_096, { holdingDeposit: 213, securityDeposit: 1_067 }],
    ['england', 4_166, 961, 5_769, { securityDeposit: 4_806 }],
    ['england', 5_000, 1_200, 7_000, { holdingDeposit: 1_153, securityDeposit: 6_923 }],
    ['wales', 925, 219, 5_000, { holdingDeposit: 213 }],
    ['scotland', 925, 219, 1_900, { securityDeposit: 1_850 }],
    ['northern-ireland', 925, 219, 950, { securityDeposit: 925 }],
  ] as const)('in %s at £%i come down from £%i and £%i to what the law allows, in whole pounds', (...example) => {
    const [nation, rent, holding, security, expected] = example;
    expect(loweredDeposits(cut(nation, rent, holding, security))).toEqual(expected);
  });

  it('stay as they are where the law allows them', () => {
    expect(loweredDeposits(cut('england', 925, 213, 1_067))).toEqual({});
  });

  it('stay as they are where the nation or the rent is not known', () => {
    expect(loweredDeposits(lawfulListing('england', { nation: null, securityDepositPence: 900_000 }))).toEqual({});
    expect(loweredDeposits(lawfulListing('england', { rentPence: null, securityDepositPence: 900_000 }))).toEqual({});
  });

  it('stay as they are where the caps do not apply', () => {
    const company = { tenancyExemption: 'company-let', companyTenants: true } as const;
    expect(loweredDeposits({ ...cut('england', 925, 500, 3_000), ...company })).toEqual({});
  });

  const pence = fc.integer({ min: 0, max: 20_000_000 });
  const facts = fc
    .record({
      rentPence: fc.integer({ min: 5, max: 20_000_000 }),
      holdingDepositPence: fc.option(pence),
      securityDepositPence: fc.option(pence),
      nation: fc.constantFrom(...nations),
    })
    .map(({ nation, ...sums }) => lawfulListing(nation, sums));
  const inPence = ({ holdingDeposit, securityDeposit }: LoweredDeposits): Partial<ListingFacts> => ({
    ...(holdingDeposit != null && { holdingDepositPence: Math.round(holdingDeposit * 100) }),
    ...(securityDeposit != null && { securityDepositPence: Math.round(securityDeposit * 100) }),
  });

  it('are always lawful, whatever the rent', () => {
    fc.assert(
      fc.property(facts, (home) => {
        const after = { ...home, ...inPence(loweredDeposits(home)) };
        const blocking = assessListing(after, TODAY).filter(({ severity }) => severity === 'block');
        expect(blocking.filter(({ field }) => /deposit/i.test(field))).toEqual([]);
        expect(loweredDeposits(after)).toEqual({});
      }),
    );
  });

  it('never rise, and never become nothing', () => {
    fc.assert(
      fc.property(facts, (home) => {
        for (const [name, pounds] of Object.entries(inPence(loweredDeposits(home)))) {
          expect(pounds).toBeGreaterThan(0);
          expect(pounds).toBeLessThan(home[name as 'holdingDepositPence'] ?? 0);
        }
      }),
    );
  });
});
