import { expect, test } from 'vitest';
import { hoursInWords } from '../../listings/review/review-time.ts';
import { monthsUpTo, publishedCount, publishedMedian } from './transparency.ts';

test('small numbers are not published, nothing is', () => {
  expect([0, 1, 4, 5, 900].map(publishedCount)).toEqual([0, null, null, 5, 900]);
});

test('a median is published to the hour, from five decisions on', () => {
  expect(publishedMedian(7.1, 5)).toBe(8);
  expect(publishedMedian(0.1, 9)).toBe(1);
  expect(publishedMedian(7.6, 4)).toBeNull();
  expect(publishedMedian(null, 9)).toBeNull();
});

test('the months of a year end with this one', () => {
  const months = monthsUpTo('2026-02-28');
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-03');
});

test('hours are read as days from two days on', () => {
  expect([1, 47, 48, 100].map(hoursInWords)).toEqual(['1 hour', '47 hours', '2 days', '5 days']);
});
