import { expect, it } from 'vitest';
import { medianToTell, reviewTimeSentence } from './review-time.ts';

it('tells the median of approvals only where there are enough of them', () => {
  expect(medianToTell([10, 20, 30, 40])).toBeNull();
  expect(medianToTell([500, 10, 20, 40, 30])).toBe(30);
  expect(medianToTell([10, 20, 30, 41, 50, 60])).toBe(36);
});

it.each([
  [4, 'an hour'],
  [61, '2 hours'],
  [47 * 60, '47 hours'],
  [49 * 60, '3 days'],
])('says %s minutes as %s', (minutes, words) => {
  expect(reviewTimeSentence(minutes)).toBe(`Half of the homes approved lately were live within ${words}.`);
});
