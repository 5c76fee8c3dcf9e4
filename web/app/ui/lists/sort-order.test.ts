import { expect, test } from 'vitest';
import { changedParams } from './filters.ts';
import { orderAfter, type SortOrder, sortedBy } from './sort-order.ts';

type Sort = 'name' | 'joined';
const directions = { name: 'asc', joined: 'desc' } as const;
const newestFirst: SortOrder<Sort> = { sort: 'joined', direction: 'desc' };

test('pressing a header sorts by it from its beginning, pressing it again the other way round', () => {
  const byName = orderAfter(newestFirst, 'name', directions);
  expect(byName).toEqual({ sort: 'name', direction: 'asc' });
  expect(orderAfter(byName, 'name', directions)).toEqual({ sort: 'name', direction: 'desc' });
  expect(orderAfter(byName, 'joined', directions)).toEqual(newestFirst);
});

test('one column at a time is sorted', () => {
  expect(sortedBy(newestFirst, 'joined')).toBe('descending');
  expect(sortedBy({ sort: 'name', direction: 'asc' }, 'name')).toBe('ascending');
  expect(sortedBy(newestFirst, 'name')).toBe('none');
});

test('another filter begins with the first page', () => {
  const changed = (search: string, changes: Readonly<Record<string, string | null>>) =>
    changedParams(new URLSearchParams(search), changes).toString();
  expect(changed('page=3&status=live', { search: 'mill' })).toBe('status=live&search=mill');
  expect(changed('page=3&status=live', { page: '4' })).toBe('status=live&page=4');
  expect(changed('status=live', { status: null })).toBe('');
});
