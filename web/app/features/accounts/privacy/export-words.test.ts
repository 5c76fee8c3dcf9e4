import { expect, test } from 'vitest';
import { wholeDay } from './export-words.ts';

test('days are those of the United Kingdom', () => {
  expect(wholeDay('2026-06-30T23:30:00Z')).toBe('1 July 2026');
});
