import { expect, it } from 'vitest';
import { reviewTimeSentence } from './review-time.ts';

it.each([
  [60, 'an hour'],
  [120, '2 hours'],
  [47 * 60, '47 hours'],
  [49 * 60, '3 days'],
])('says %s minutes as %s', (minutes, words) => {
  expect(reviewTimeSentence(minutes)).toBe(`We check half of all homes within ${words}.`);
});
