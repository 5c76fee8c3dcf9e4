import { expect, test } from 'vitest';
import { createLogger, describeError } from './logger.ts';
import { loggedPath, wordsOf } from './request-log.ts';

const words = wordsOf(['properties/:id/:words?', 'auth/verify', 'areas/:area', '*']);

test.each([
  ['/auth/verify?token=abc&email=maya@tenant.example', '/auth/verify'],
  ['/properties?location=Leeds', '/properties'],
  ['/properties/01980000-0000-7000-8000-0000000000ab/a-flat', '/properties/…/…'],
  ['/properties.data?_routes=x', '/properties.data'],
  ['/', '/'],
  ['/areas/maya', '/areas/…'],
  ['/maya@tenant.example/x', '/…/…'],
  ['/reset/0f8fad5bd9cb469fa16570867728950e0f8fad5b', '/…/…'],
  ['/code/123456', '/…/…'],
  ['/a%40b.example', '/…'],
  ['/"},{"level":60', '/…'],
  [`${'/a'.repeat(50)}`, '/…/…/…/…/…'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url, words)).toBe(path);
});

test('an error in the log keeps what helps and drops what people typed', () => {
  const lines: string[] = [];
  const error = Object.assign(new Error('duplicate key for maya@tenant.example'), {
    code: '23505',
    detail: 'Key (email_key)=(maya@tenant.example) already exists.',
  });
  createLogger('info', { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
  expect(lines.join('')).not.toContain('maya');
  expect(JSON.parse(lines.join(''))).toMatchObject({ err: { code: '23505', message: 'duplicate key for [email]' } });
});

test('whatever is thrown can be described', () => {
  expect(describeError('maya@tenant.example broke it')).toEqual({ message: '[email] broke it' });
  expect(describeError(new Error('outer', { cause: new Error('inner') }))).toMatchObject({
    cause: { message: 'inner' },
  });
});

test('an error that is no Error is logged by what it holds, never as [object Object]', () => {
  expect(describeError({ status: 503, statusText: 'Service Unavailable', data: 'maya@tenant.example' })).toEqual({
    type: 'Object',
    status: 503,
    message: 'Service Unavailable',
  });
  expect(describeError({ listing: 1, price: 2 })).toEqual({ type: 'Object', message: 'has listing, price' });
  const refused = [new Error('connect ECONNREFUSED ::1:1'), new Error('connect ECONNREFUSED 127.0.0.1:1')];
  expect(describeError(new AggregateError(refused))).toMatchObject({
    errors: refused.map(({ message }) => ({ message })),
  });
});
