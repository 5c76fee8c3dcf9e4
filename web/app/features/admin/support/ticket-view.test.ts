import { expect, test } from 'vitest';
import { firstView, viewQuery } from './ticket-view.ts';

test('at first everything is asked for, newest first', () => {
  expect(viewQuery(firstView)).toEqual({});
});

test('what is chosen narrows down what is asked for', () => {
  expect(viewQuery({ status: 'waiting', show: 'mine', order: 'overdue', search: 'LF-1' })).toEqual({
    status: 'waiting',
    mine: 'true',
    sort: 'overdue',
    search: 'LF-1',
  });
  expect(viewQuery({ ...firstView, show: 'overdue' })).toEqual({ overdue: 'true' });
  expect(viewQuery({ ...firstView, show: 'complaints' })).toEqual({ kind: 'data-complaint' });
});
