import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postcodeAreas } from '../postcodes/postcode-areas.ts';
import { postcodeProfile, postcodeSlug, writtenDistricts } from './postcode-profile.ts';
import { DEMAND_LEVELS, type Profile } from './profile.ts';
import { REGION_MULTIPLIERS } from './regions.ts';

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

const DETAILED = 'M1 M2 BL1 SW1 E1 N1 W1 B1 CV1 LS1 S1 L1 BS1 G1 EH1 CF1 BT1 NE1 NG1'.split(' ');

function expectSound(profile: Profile): void {
  const { properties, avgPrice, priceRange, demographics, propertyTypes, marketTrends } = profile;
  const figures = [
    properties,
    avgPrice,
    ...Object.values(demographics),
    ...propertyTypes.flatMap((type) => [type.count, type.avgPrice]),
  ];
  const { demandLevel, ...changes } = marketTrends;
  expect([...figures, ...Object.values(changes)].every(Number.isFinite)).toBe(true);
  expect(figures.every((figure) => figure > 0)).toBe(true);
  expect(priceRange.min < avgPrice && avgPrice < priceRange.max).toBe(true);
  expect(propertyTypes.every((type) => type.avgPrice >= priceRange.min && type.avgPrice <= priceRange.max)).toBe(true);
  expect(propertyTypes.reduce((sum, { count }) => sum + count, 0)).toBe(properties);
  expect(demographics.studentsPercent + demographics.youngsPercent).toBeLessThanOrEqual(100);
  expect(DEMAND_LEVELS).toContain(demandLevel);
  expect(profile.transport.length > 2 && profile.amenities.length > 2 && profile.nearby.length > 2).toBe(true);
  expect([profile.name, profile.district, profile.county, profile.description].every((text) => text.length > 2)).toBe(
    true,
  );
  expect(profile.description).not.toMatch(/[{}]/);
}

describe('the postcodes with detailed data', () => {
  it('are nineteen', () => {
    expect([...writtenDistricts].sort()).toEqual([...DETAILED].sort());
  });
  it('each have a description of their own, and sound figures', () => {
    const profiles = DETAILED.map((code) => postcodeProfile(code)!);
    expect(new Set(profiles.map(({ description }) => description)).size).toBe(DETAILED.length);
    for (const profile of profiles) expectSound(profile);
  });
  it('show all four demand levels between them', () => {
    const levels = new Set(DETAILED.map((code) => postcodeProfile(code)?.marketTrends.demandLevel));
    expect(levels).toEqual(new Set(DEMAND_LEVELS));
  });
});

describe('generated profiles', () => {
  it.each([
    ['SE10', 2000],
    ['M14', 960],
    ['B29', 800],
    ['AB10', 720],
    ['SA1', 640],
    ['HX1', 720],
    ['EX4', 1040],
    ['DH1', 640],
    ['NR1', 800],
  ])('%s starts from £%i', (code, base) => {
    const profile = postcodeProfile(code);
    expect(profile?.avgPrice).toBe(base);
    expect(profile?.priceRange).toEqual({ min: Math.round(base * 0.7), max: Math.round(base * 1.5) });
  });
  it('multiplies the base rent by region', () => {
    expect(REGION_MULTIPLIERS).toEqual({
      london: 2.5,
      manchester: 1.2,
      birmingham: 1,
      scotland: 0.9,
      wales: 0.8,
      yorkshire: 0.9,
      southwest: 1.3,
      northeast: 0.8,
      generic: 1,
    });
  });
  it('splits the types 25, 35, 25 and 15 percent', () => {
    const { properties, propertyTypes } = postcodeProfile('M14')!;
    const shares = propertyTypes.map(({ count }) => (100 * count) / properties);
    [25, 35, 25, 15].forEach((percent, at) => {
      expect(Math.abs(shares[at]! - percent)).toBeLessThan((100 * 4) / properties);
    });
  });
  it('names the same prefix numbered 1 to 5 as nearby, without the one viewed', () => {
    expect(postcodeProfile('RG3')?.nearby).toEqual(['RG1', 'RG2', 'RG4', 'RG5']);
    expect(postcodeProfile('RG12')?.nearby).toEqual(['RG1', 'RG2', 'RG3', 'RG4', 'RG5']);
    expect(postcodeProfile('M1 1AE')?.nearby).toEqual(['M2', 'M3', 'M4', 'M5']);
  });
  it('are sound for every district of every area, and show all four demand levels', () => {
    const levels = new Set<string>();
    for (const { letters, highestDistrict } of postcodeAreas)
      for (const number of [1, 2, Math.ceil(highestDistrict / 2), highestDistrict]) {
        const profile = postcodeProfile(`${letters}${number}`)!;
        expectSound(profile);
        levels.add(profile.marketTrends.demandLevel);
      }
    expect(levels).toEqual(new Set(DEMAND_LEVELS));
  });
});

describe('the slug of a postcode', () => {
  it('is upper case without spaces, and keeps what was given', () => {
    expect(postcodeSlug('m1 1ae')).toBe('M11AE');
    expect(postcodeProfile('m1 1ae')).toMatchObject({ postcode: 'M11AE', outcode: 'M1' });
    expect(postcodeProfile('m11')).toMatchObject({ postcode: 'M11', outcode: 'M11' });
    expect(postcodeProfile('sw1a 2aa')).toMatchObject({ postcode: 'SW1A2AA', outcode: 'SW1A' });
  });
  it('shows a whole postcode with the figures of its district', () => {
    const { postcode: _a, outcode: _b, ...whole } = postcodeProfile('SW1A 2AA')!;
    const { postcode: _c, outcode: _d, ...district } = postcodeProfile('SW1')!;
    expect(whole).toEqual(district);
    expect(postcodeProfile('M11AE')?.avgPrice).toBe(postcodeProfile('M1')?.avgPrice);
    expect(postcodeProfile('M11AE')?.avgPrice).not.toBe(postcodeProfile('M11')?.avgPrice);
  });
  it.each(['', 'M', 'JE2 3AB', 'GY1', 'IM1', 'XX1', 'nonsense', 'M1XYZ', '1M', 'M1!', 'M'.repeat(9999)])(
    '%j has no profile',
    (text) => {
      expect(postcodeProfile(text)).toBeNull();
    },
  );
  it('is deterministic and never throws', () => {
    const code = fc
      .constantFrom(...postcodeAreas)
      .chain(({ letters }) => fc.nat({ max: 99 }).map((number) => `${letters}${number}`));
    fc.assert(
      fc.property(fc.oneof(anyText, code), (text) => {
        expect(postcodeProfile(text)).toEqual(postcodeProfile(text.toLowerCase()));
      }),
    );
    fc.assert(fc.property(code, (text) => expectSound(postcodeProfile(text)!)));
  });
});
