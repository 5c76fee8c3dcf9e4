import { expect, test } from 'vitest';
import { OverloadedError } from '../limits/concurrency-limit.ts';
import { loggableError, responseToError } from './responses.ts';

const withCode = (code: string, message = 'x', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

test.each([
  ['refused connection', withCode('ECONNREFUSED')],
  ['several of them', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['no socket', withCode('ENOENT', 'x', { syscall: 'connect' })],
  ['shutting down', withCode('57P01')],
  ['starting up', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool that is exhausted', new Error('timeout exceeded when trying to connect')],
])('a database away (%s) is 503 with Retry-After', (_, error) => {
  const answer = responseToError(error);
  expect(answer).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: { code: 'unavailable' } });
});

test('overload says when to come back', () => {
  expect(responseToError(new OverloadedError(3))).toMatchObject({ status: 503, retryAfterSeconds: 3 });
});

test.each([
  [400, 'malformed'],
  [413, 'too_large'],
  [414, 'malformed'],
  [415, 'unsupported_type'],
  [429, 'too_many'],
  [500, 'internal'],
  [503, 'unavailable'],
])('the framework’s %i is %s', (statusCode, code) => {
  const answer = responseToError(Object.assign(new Error('details'), { statusCode }));
  expect(answer.status).toBe(statusCode);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: { code } });
  expect(JSON.stringify(answer)).not.toContain('details');
});

test.each([
  [new Error('secret details')],
  [withCode('ENOENT')],
  [withCode('23505')],
  ['a string'],
  [null],
  [undefined],
])('anything else (%s) is 500 without details', (error) => {
  const answer = responseToError(error);
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('what is logged of a database error quotes no row', () => {
  const error = withCode('23505', 'duplicate key', { detail: 'Key (email_key)=(maya@tenant.example) already exists.' });
  expect(JSON.stringify(loggableError(error))).not.toContain('maya@');
  expect(loggableError(error)).toMatchObject({ failure: { code: '23505' } });
});
