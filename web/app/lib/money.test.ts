import { expect, test } from 'vitest';
import { formatPounds, formatRent } from './money.ts';

test('whole pounds are shown without pence, others with both digits', () => {
  expect(formatPounds(1250)).toBe('£1,250');
  expect(formatPounds(276.9)).toBe('£276.90');
});

test('a rent always says per calendar month', () => {
  expect(formatRent(1250)).toBe('£1,250 pcm');
});
