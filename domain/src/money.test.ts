import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatPence, formatPounds, formatRent, formatRentPer, formatWeeklyRent } from './money.ts';

test.each([
  [0, '£0'],
  [125_000, '£1,250'],
  [27_692, '£276.92'],
  [5, '£0.05'],
  [100_000_050, '£1,000,000.50'],
])('%i pence are written %s', (pence, words) => expect(formatPence(pence)).toBe(words));

test('whole pounds are shown without pence, others with both digits', () => {
  expect(formatPounds(1250)).toBe('£1,250');
  expect(formatPounds(276.9)).toBe('£276.90');
});

test('a rent always says per calendar month', () => {
  expect(formatRent(1250)).toBe('£1,250 pcm');
});

test('a rent by the week is to whole pounds, and keeps the month beside it', () => {
  expect(formatWeeklyRent(1_300)).toBe('£300 a week');
  expect(formatWeeklyRent(1_250)).toBe('£288 a week');
  expect(formatRentPer(1_300, 'week')).toBe('£300 a week (£1,300 pcm)');
  expect(formatRentPer(1_300, 'month')).toBe('£1,300 pcm');
});

test('formats amounts and counts as Intl does for en-GB', () => {
  const money = (digits: number) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: digits });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (pence) => {
      expect(formatPence(pence)).toBe(money(pence % 100 === 0 ? 0 : 2).format(pence / 100));
      expect(formatCount(pence)).toBe(pence.toLocaleString('en-GB'));
    }),
  );
});
