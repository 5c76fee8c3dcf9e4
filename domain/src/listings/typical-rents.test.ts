import { expect, test } from 'vitest';
import { describeAgainstMiddle, ENOUGH_TO_COMPARE, medianToTell, typicalRents } from './typical-rents.ts';

const enough = { homes: ENOUGH_TO_COMPARE, medianPence: 120_050 };
const tooFew = { homes: ENOUGH_TO_COMPARE - 1, medianPence: 90_000 };

test('a median is told from five homes on', () => {
  expect(ENOUGH_TO_COMPARE).toBe(5);
  expect(medianToTell(enough)).toBe(120_050);
  expect(medianToTell(tooFew)).toBeNull();
  expect(medianToTell(undefined)).toBeNull();
});

test('a place tells its median to the pound, and that of bedrooms which enough homes have', () => {
  const byBedrooms = [
    { bedrooms: 0, ...tooFew },
    { bedrooms: 2, ...enough },
  ];
  expect(typicalRents({ all: { homes: 9, medianPence: 99_950 }, byBedrooms })).toEqual({
    homes: 9,
    median: 1_000,
    byBedrooms: [{ bedrooms: 2, homes: 5, median: 1_201 }],
  });
});

test('a place with few homes tells how many, and one without any has none', () => {
  const few = typicalRents({ all: tooFew, byBedrooms: [{ bedrooms: 1, ...tooFew }] });
  expect(few).toEqual({ homes: 4, median: null, byBedrooms: [] });
  expect(typicalRents({ all: undefined, byBedrooms: [] })).toEqual({ homes: 0, median: null, byBedrooms: [] });
});

test.each([
  [1_150, 2, '£50 below the median rent of 14 two-bedroom homes in LS6'],
  [1_200.4, 1, 'The same as the median rent of 14 one-bedroom homes in LS6'],
  [2_450, 0, '£1,250 above the median rent of 14 studios in LS6'],
  [1_201, 8, '£1 above the median rent of 14 8-bedroom homes in LS6'],
])('says how far a rent of £%d is from the middle, and of how many homes', (price, bedrooms, sentence) => {
  expect(describeAgainstMiddle({ price, bedrooms }, { homes: 14, median: 1_200, outcode: 'LS6' })).toBe(sentence);
});
