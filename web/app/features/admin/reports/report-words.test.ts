import { expect, test } from 'vitest';
import { reasonText, reportersText } from './report-words.ts';

test('a reason is said in words', () => {
  expect(reasonText('fake-listing')).toBe('Fake listing');
  expect(reasonText('scam')).toBe('Scam');
  expect(reasonText('')).toBe('');
});

test('reporters are counted in words', () => {
  expect([1, 3].map(reportersText)).toEqual(['1 person', '3 people']);
});
