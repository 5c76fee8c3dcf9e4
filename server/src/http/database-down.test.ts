import { expect, test } from 'vitest';
import { isDatabaseDown } from './database-down.ts';

const error = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  error('connect ECONNREFUSED', 'ECONNREFUSED'),
  error('terminating connection due to administrator command', '57P01'),
  error('the database system is starting up', '57P03'),
  error('sorry, too many clients already', '53300'),
  error('Connection terminated unexpectedly'),
  error('timeout exceeded when trying to connect'),
  new Error('the call failed', { cause: error('x', '08006') }),
])('passes: %s', (problem) => {
  expect(isDatabaseDown(problem)).toBe(true);
});

test.each([
  error('duplicate key', '23505'),
  error('syntax error', '42601'),
  new TypeError('x is undefined'),
  'text',
  null,
])('is a fault: %s', (problem) => {
  expect(isDatabaseDown(problem)).toBe(false);
});
