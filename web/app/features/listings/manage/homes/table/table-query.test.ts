import { expect, test } from 'vitest';
import { changedParams, filterIn, orderAfter, orderIn, pageIn, pagesOf } from './table-query.ts';

const params = (text: string) => new URLSearchParams(text);

test('the address says what the table shows, and nonsense in it means nothing', () => {
  expect(filterIn(params('search= mill &status=live&client=x'))).toEqual({ search: 'mill', status: 'live' });
  expect(orderIn(params('sort=views'))).toEqual({ sort: 'views', direction: 'desc' });
  expect(orderIn(params('sort=colour&direction=asc'))).toEqual({ sort: 'newest', direction: 'asc' });
  expect([pageIn(params('page=3')), pageIn(params('page=-1')), pageIn(params(''))]).toEqual([3, 1, 1]);
});

test('a second press on a header reverses the order', () => {
  const first = orderAfter({ sort: 'newest', direction: 'desc' }, 'title');
  expect(first).toEqual({ sort: 'title', direction: 'asc' });
  expect(orderAfter(first, 'title')).toEqual({ sort: 'title', direction: 'desc' });
});

test('another filter begins with the first page', () => {
  expect(changedParams(params('page=3&status=live'), { search: 'mill' }).toString()).toBe('status=live&search=mill');
  expect(changedParams(params('page=3&status=live'), { page: '4' }).toString()).toBe('page=4&status=live');
  expect(changedParams(params('status=live'), { status: null }).toString()).toBe('');
});

test('there is always a first page', () => {
  expect([pagesOf(0), pagesOf(50), pagesOf(51)]).toEqual([1, 1, 2]);
});
