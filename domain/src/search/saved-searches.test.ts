import { expect, test } from 'vitest';
import { digestsDue } from './saved-searches.ts';

test.each([
  ['a winter Tuesday at half past seven', '2026-12-01T07:30:00Z', ['instant', 'daily']],
  ['the same morning an hour before', '2026-12-01T06:30:00Z', []],
  ['a summer Tuesday at half past seven in London', '2026-07-07T06:30:00Z', ['instant', 'daily']],
  ['the same morning an hour later', '2026-07-07T07:30:00Z', []],
  ['a Monday', '2026-11-30T07:30:00Z', ['instant', 'daily', 'weekly']],
  ['the morning the clocks go forward', '2026-03-29T06:30:00Z', ['instant', 'daily']],
  ['the morning they go back', '2026-10-25T07:30:00Z', ['instant', 'daily']],
])('%s', (_, at, due) => {
  expect(digestsDue(new Date(at))).toEqual(due);
});
