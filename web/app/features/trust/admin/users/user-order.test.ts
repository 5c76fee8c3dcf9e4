import { expect, test } from 'vitest';
import { newestFirst, orderAfter, shownInWords, sortedBy } from './user-order.ts';

test('pressing a header sorts by it from its beginning, pressing it again the other way round', () => {
  const byName = orderAfter(newestFirst, 'name');
  expect(byName).toEqual({ sort: 'name', direction: 'asc' });
  expect(orderAfter(byName, 'name')).toEqual({ sort: 'name', direction: 'desc' });
  expect(orderAfter(orderAfter(byName, 'name'), 'name')).toEqual(byName);
});

test('by the day of joining the newest come first', () => {
  expect(orderAfter({ sort: 'type', direction: 'desc' }, 'joined')).toEqual(newestFirst);
  expect(orderAfter(newestFirst, 'joined')).toEqual({ sort: 'joined', direction: 'asc' });
});

test('one column at a time is sorted', () => {
  expect(sortedBy(newestFirst, 'joined')).toBe('descending');
  expect(sortedBy({ sort: 'name', direction: 'asc' }, 'name')).toBe('ascending');
  expect(sortedBy(newestFirst, 'name')).toBe('none');
});

test.each([
  [1, 1, '1 user shown'],
  [50, 1234, '50 of 1,234 users shown'],
  [50, null, 'The first 50 of many users shown'],
  [3, undefined, '3 users shown'],
])('%s of %s reads “%s”', (shown, total, words) => {
  expect(shownInWords(shown, total)).toBe(words);
});
