import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../towns.ts';
import { areaBySlug, areaProfile, areaSlug, areaSlugs } from './area-profile.ts';
import { DEMAND_LEVELS } from './profile.ts';

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.nat({ max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

describe('the slug of an area', () => {
  it('is its name with hyphens', () => {
    expect(areaSlug('Newcastle upon Tyne')).toBe('newcastle-upon-tyne');
    expect(areaSlug("King's Lynn")).toBe('kings-lynn');
    expect(areaSlug('Bangor, Gwynedd')).toBe('bangor-gwynedd');
  });
  it('is unique and resolves to the area', () => {
    const slugs = areaSlugs();
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => areaSlug(areaBySlug(slug)?.name ?? '') !== slug)).toEqual([]);
    expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
  });
  it('is returned for other spellings', () => {
    expect(areaProfile('Manchester')?.slug).toBe('manchester');
    expect(areaProfile('newcastle')?.slug).toBe('newcastle-upon-tyne');
  });
});

describe('the profile of an area', () => {
  const profiles = areaSlugs().map((slug) => areaProfile(slug)!);
  it('has every field', () => {
    const profile = areaProfile('bolton')!;
    expect(Object.keys(profile).sort()).toEqual(
      [
        'amenities',
        'avgPrice',
        'county',
        'demographics',
        'description',
        'district',
        'marketTrends',
        'name',
        'nearby',
        'postcode',
        'priceRange',
        'properties',
        'propertyTypes',
        'slug',
        'transport',
      ].sort(),
    );
    expect(profile).toMatchObject({ name: 'Bolton', county: 'Greater Manchester', postcode: 'BL1' });
    expect(Object.keys(profile.demographics).sort()).toEqual([
      'avgAge',
      'population',
      'studentsPercent',
      'youngsPercent',
    ]);
    expect(Object.keys(profile.marketTrends).sort()).toEqual([
      'daysOnMarket',
      'demandLevel',
      'monthlyChange',
      'yearlyChange',
    ]);
  });
  it('is plausible for every place of the gazetteer, with all four demand levels', () => {
    const levels = new Set<string>();
    const unsound = profiles.filter((profile) => {
      const { avgPrice, priceRange, properties, propertyTypes, demographics, description, marketTrends } = profile;
      levels.add(marketTrends.demandLevel);
      const numbers = [
        avgPrice,
        properties,
        ...Object.values(demographics),
        ...propertyTypes.flatMap((type) => [type.count, type.avgPrice]),
      ];
      return !(
        numbers.every((number) => Number.isFinite(number) && number > 0) &&
        priceRange.min < avgPrice &&
        avgPrice < priceRange.max &&
        propertyTypes.every((type) => type.avgPrice >= priceRange.min && type.avgPrice <= priceRange.max) &&
        propertyTypes.reduce((sum, { count }) => sum + count, 0) === properties &&
        !/[{}]/.test(description)
      );
    });
    expect(unsound).toEqual([]);
    expect(levels).toEqual(new Set(DEMAND_LEVELS));
  });
  it('names areas nearby that have a page, the nearest first', () => {
    const bolton = areaBySlug('bolton')!;
    const nearby = areaProfile('bolton')!.nearby.map((name) => areaBySlug(areaSlug(name))!);
    expect(nearby.map(({ name }) => name)).toContain('Bury');
    const distances = nearby.map(({ centre }) => distanceKm(bolton.centre, centre));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const broken = profiles.flatMap(({ nearby: names }) => names.filter((name) => !areaBySlug(areaSlug(name))));
    expect(broken).toEqual([]);
  });
  it('does not call a distant town close', () => {
    expect(areaProfile('lerwick')?.description).not.toMatch(/Kirkwall/);
    expect(areaProfile('lerwick')?.transport.join()).not.toMatch(/rail|train/i);
  });
  it('does not exist for unknown names', () => {
    for (const slug of ['', 'atlantis', 'jersey', '__proto__', 'toString', '-', 'x'.repeat(5000), 'm1'])
      expect(areaProfile(slug)).toBeNull();
  });
  it('is deterministic and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...areaSlugs())), (slug) => {
        expect(areaProfile(slug)).toEqual(areaProfile(slug));
      }),
    );
  });
});

describe('a neighbourhood', () => {
  it.each([
    ['camden', 'Camden', 'NW1'],
    ['kings-cross', "King's Cross", 'N1'],
    ['headingley', 'Headingley', 'LS6'],
    ['kent', 'Kent', 'TN'],
  ])('/areas/%s is the page of %s', (slug, name, postcode) => {
    expect(areaProfile(slug)).toMatchObject({ slug, name, postcode });
    expect(areaSlugs()).toContain(slug);
  });
  it('names neighbourhoods around it', () => {
    expect(areaProfile('headingley')?.nearby).toContain('Kirkstall');
    expect(areaProfile('headingley')?.nearby).not.toContain('Headingley');
    expect(areaProfile('leeds')?.nearby.length).toBeGreaterThan(6);
  });
});
