import { expect, test } from 'vitest';
import { formatPounds } from './money.ts';

test.each([
  [0, '£0'],
  [125_000, '£1,250'],
  [27_692, '£276.92'],
  [5, '£0.05'],
  [100_000_050, '£1,000,000.50'],
])('%i pence are written %s', (pence, words) => expect(formatPounds(pence)).toBe(words));
