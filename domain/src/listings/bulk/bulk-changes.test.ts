import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_RENT } from '../../homes/limits.ts';
import { changedRent, rentChangeProblem, rentProblem, rentSentences } from './bulk-changes.ts';

test.each([
  [125_000, { unit: 'percent', by: -3 }, 121_300],
  [99_950, { unit: 'percent', by: 5 }, 104_900],
  [125_050, { unit: 'pounds', by: -25 }, 122_600],
  [125_000, { unit: 'pounds', by: 49.5 }, 130_000],
] as const)('changes a rent of %i pence by %o to whole pounds', (before, change, after) => {
  expect(changedRent(before, change)).toBe(after);
});

test('a changed rent is always whole pounds', () => {
  const change = fc.record({
    unit: fc.constantFrom('percent', 'pounds'),
    by: fc.double({ min: -50, max: 50, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_RENT * 100 }), change, (before, by) => {
      expect(Math.abs(changedRent(before, by) % 100)).toBe(0);
    }),
  );
});

test('rejects changes that are nothing or a typing mistake', () => {
  expect(rentChangeProblem({ unit: 'percent', by: -3 })).toBeNull();
  expect(rentChangeProblem({ unit: 'pounds', by: 300 })).toBeNull();
  expect(rentChangeProblem({ unit: 'percent', by: 0 })).toContain('how much');
  expect(rentChangeProblem({ unit: 'percent', by: 51 })).toContain('50%');
  expect(rentChangeProblem({ unit: 'pounds', by: MAX_RENT + 1 })).toContain('£200,000');
});

test('says why a rent cannot become another', () => {
  expect(rentProblem(100_000, 90_000)).toBeNull();
  expect(rentProblem(100_000, 100_000)).toBe(rentSentences.same);
  expect(rentProblem(100_000, -100)).toBe(rentSentences.tooLow);
  expect(rentProblem(100_000, MAX_RENT * 100 + 100)).toBe(rentSentences.tooHigh);
});
