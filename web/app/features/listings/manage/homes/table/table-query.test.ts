import { expect, test } from 'vitest';
import { filterIn, orderIn, pageIn, pagesOf } from './table-query.ts';

const params = (text: string) => new URLSearchParams(text);

test('the address says what the table shows, and nonsense in it means nothing', () => {
  expect(filterIn(params('search= mill &status=live&client=x'))).toEqual({ search: 'mill', status: 'live' });
  expect(filterIn(params('photos=none'))).toEqual({ photos: 'none' });
  expect(filterIn(params('photos=many'))).toEqual({});
  expect(orderIn(params('sort=views'))).toEqual({ sort: 'views', direction: 'desc' });
  expect(orderIn(params('sort=colour&direction=asc'))).toEqual({ sort: 'newest', direction: 'asc' });
  expect([pageIn(params('page=3')), pageIn(params('page=-1')), pageIn(params(''))]).toEqual([3, 1, 1]);
});

test('there is always a first page', () => {
  expect([pagesOf(0), pagesOf(50), pagesOf(51)]).toEqual([1, 1, 2]);
});
