import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHADES, shadeLimits, shadeOf, shadeTexts } from './rent-shades.ts';

test('each shade holds about as many districts, between round rents', () => {
  const limits = shadeLimits([500, 600, 700, 800, 900, 1_000, 1_100, 1_200, 1_300, 1_400]);
  expect(limits).toEqual([700, 900, 1_100, 1_300]);
  expect(shadeTexts(limits)).toEqual([
    'under £700',
    '£700 to £899',
    '£900 to £1,099',
    '£1,100 to £1,299',
    '£1,300 or more',
  ]);
});

test('one district, or equal rents, have one shade', () => {
  expect(shadeLimits([])).toEqual([]);
  expect(shadeTexts(shadeLimits([800, 800, 800]))).toEqual(['all rents']);
});

test('every rent has a shade with a text, and a higher one is never lighter', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 50 }), (medians) => {
      const limits = shadeLimits(medians);
      const shades = medians.toSorted((one, other) => one - other).map((median) => shadeOf(median, limits));
      expect(shades).toEqual(shades.toSorted());
      expect(shadeTexts(limits)).toHaveLength(limits.length + 1);
      expect(Math.max(...shades)).toBeLessThanOrEqual(SHADES);
      expect(shades[0]).toBe(1);
    }),
  );
});
