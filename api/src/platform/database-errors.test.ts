import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-errors.ts';

const error = (message: string, code?: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

test.each([
  error('connect ECONNREFUSED', 'ECONNREFUSED'),
  error('connect ENOENT', 'ENOENT', { syscall: 'connect' }),
  error('terminating connection due to administrator command', '57P01'),
  error('the database system is starting up', '57P03'),
  error('sorry, too many clients already', '53300'),
  error('cannot execute INSERT in a read-only transaction', '25006'),
  error('deadlock detected', '40P01'),
  error('canceling statement due to statement timeout', '57014'),
  error('canceling statement due to lock timeout', '55P03'),
  error('terminating connection due to idle-in-transaction timeout', '25P03'),
  error('Connection terminated unexpectedly'),
  error('timeout exceeded when trying to connect'),
  new AggregateError([error('x', 'ECONNREFUSED'), error('x', 'ECONNREFUSED')]),
  new Error('the call failed', { cause: error('x', '08006') }),
])('recognises a database that is away: %s', (problem) => {
  expect(isDatabaseUnavailable(problem)).toBe(true);
});

test.each([
  error('duplicate key', '23505'),
  error('syntax error', '42601'),
  error('no such file', 'ENOENT'),
  error('aborted', 'ECONNRESET'),
  new AggregateError([error('x', 'ECONNREFUSED'), error('syntax error', '42601')]),
  new TypeError('x is undefined'),
  'text',
  null,
])('does not excuse %s', (problem) => {
  expect(isDatabaseUnavailable(problem)).toBe(false);
});
