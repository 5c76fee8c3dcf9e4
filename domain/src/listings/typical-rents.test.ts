import { expect, test } from 'vitest';
import { ENOUGH_TO_COMPARE, medianToTell, typicalRents } from './typical-rents.ts';

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
