import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENOUGH_PHOTOS, ENOUGH_WORDS, type QualityFacts, qualityOf } from './quality.ts';

const best: QualityFacts = {
  photos: ENOUGH_PHOTOS,
  largePhotos: ENOUGH_PHOTOS,
  hasFloorPlan: true,
  hasEnergyCertificate: true,
  descriptionLength: ENOUGH_WORDS,
  hasViewingTimes: true,
  hasPin: true,
  completeness: 100,
  answersWithinDay: true,
};

test('an advert with everything scores 100 and nothing raises it', () => {
  expect(qualityOf(best)).toEqual({ score: 100, raises: [] });
});

test('says what would raise the score most, with its points', () => {
  const { score, raises } = qualityOf({ ...best, photos: 4, largePhotos: 4, hasFloorPlan: false });
  expect(score).toBe(78);
  expect(raises).toEqual([
    { points: 13, advice: 'Add more photos. You have 4, and 8 is a good number.' },
    { points: 10, advice: 'Add a floor plan.' },
  ]);
});

test('what is not known neither raises nor lowers the score', () => {
  const unknown = { largePhotos: undefined, hasFloorPlan: undefined, answersWithinDay: undefined };
  expect(qualityOf({ ...best, ...unknown })).toEqual({ score: 100, raises: [] });
});

test('promises nothing about enquiries', () => {
  const { raises } = qualityOf({
    photos: 0,
    descriptionLength: 0,
    hasPin: false,
    completeness: 0,
    hasFloorPlan: false,
  });
  expect(raises.map(({ advice }) => advice).join(' ')).not.toMatch(/more enquiries|faster|sooner/);
});

test('always scores from 0 to 100, and better facts never lower it', () => {
  const facts = fc.record({
    photos: fc.nat(30),
    hasFloorPlan: fc.boolean(),
    descriptionLength: fc.nat(5_000),
    hasPin: fc.boolean(),
    completeness: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { score } = qualityOf(given);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(qualityOf({ ...given, photos: given.photos + 1, hasFloorPlan: true }).score).toBeGreaterThanOrEqual(score);
    }),
  );
});
