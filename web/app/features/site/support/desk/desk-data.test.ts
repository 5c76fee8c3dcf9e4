import { expect, test } from 'vitest';
import { filtersIn } from '../../../trust/admin/index.ts';
import { ticketFilters, ticketQuery } from './desk-data.ts';

const unfiltered = filtersIn(new URLSearchParams(), ticketFilters);

test('asks for all tickets, newest first, without a filter', () => {
  expect(ticketQuery(unfiltered)).toEqual({});
});

test('asks for what the filters choose', () => {
  expect(ticketQuery({ status: 'waiting', show: 'mine', order: 'overdue', search: 'LF-1' })).toEqual({
    status: 'waiting',
    mine: 'true',
    sort: 'overdue',
    search: 'LF-1',
  });
  expect(ticketQuery({ ...unfiltered, show: 'overdue' })).toEqual({ overdue: 'true' });
  expect(ticketQuery({ ...unfiltered, show: 'complaints' })).toEqual({ kind: 'data-complaint' });
});

test('ignores values in the URL that are no choice', () => {
  const params = new URLSearchParams({ status: 'lost', show: 'mine', search: ' LF-1 ' });
  expect(filtersIn(params, ticketFilters)).toEqual({ status: 'all', show: 'mine', order: 'newest', search: 'LF-1' });
});
