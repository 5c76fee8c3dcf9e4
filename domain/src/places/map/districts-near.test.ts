import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postcodeAreas } from '../postcodes/postcode-areas.ts';
import { districtOf, outcodeOf } from '../postcodes/postcodes.ts';
import { approximatePoint } from './approximate-point.ts';
import { districtsBetween, districtsInCircle } from './districts-near.ts';
import { projectToMetres } from './map-projection.ts';

const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
const postcode = fc
  .tuple(
    fc.constantFrom(...postcodeAreas.map(({ letters }) => letters)),
    fc.oneof(fc.nat({ max: 99 }).map(String), fc.constantFrom('01', '1A', '9W')),
    fc.nat({ max: 9 }),
    letter,
    letter,
  )
  .map(([letters, number, digit, one, two]) => `${letters}${number} ${digit}${one}${two}`);

test('always includes the district of a listing in reach', () => {
  fc.assert(
    fc.property(postcode, (home) => {
      const at = projectToMetres(approximatePoint(home)!);
      const district = districtOf(outcodeOf(home)!);
      expect(districtsInCircle(at, 0)).toContain(district);
      expect(districtsBetween(at, at)).toContain(district);
    }),
    { numRuns: 500 },
  );
});

test('excludes districts far away', () => {
  const leeds = projectToMetres(approximatePoint('LS1 4AP')!);
  const near = districtsInCircle(leeds, 5_000);
  expect(near).toEqual(expect.arrayContaining(['LS1', 'LS6']));
  expect(near).not.toContain('M1');
  expect(near.every((district) => /^(LS|BD|WF|HD|HG|YO)/.test(district))).toBe(true);
});
