import { StorageError } from '@letfair/api/storage';
import { expect, test } from 'vitest';
import { StartError } from '../boot/start-error.ts';
import { explainFailure } from './explain-failure.ts';

const failure = (code: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), { code, ...more });

test.each([
  [
    'a full disk of files',
    failure('ENOSPC', 'no space', { syscall: 'write', path: '/data/incoming/1' }),
    'We can’t write to /data/incoming/1: its disk is full',
  ],
  ['a full disk of the database', failure('53100', 'could not extend file'), 'The database’s disk is full'],
  ['a database that ends', new Error('Connection terminated unexpectedly'), 'The database isn’t responding'],
  ['a wrong password', failure('28P01', 'password authentication failed'), 'The database refused our connection'],
  [
    'a migration without the right to create tables',
    new Error('Migration 0001 failed: permission denied', { cause: failure('42501', 'permission denied') }),
    'The database refused our connection',
  ],
  ['a bucket that is away', new StorageError('away', 's3://b/x could not be read'), 's3://b/x could not be read'],
  ['a full bucket', new StorageError('full', 's3://b/x could not be stored'), 's3://b/x could not be stored'],
])('%s is one sentence that says what to do next', (_, error, start) => {
  const explained = explainFailure(error, 'Try again.') as Error;
  expect(explained).toBeInstanceOf(StartError);
  expect(explained.message).toMatch(new RegExp(`^${start.replaceAll('/', '\\/')}.*\\. Try again\\.$`));
});

test('a mistake of ours keeps its stack', () => {
  const bug = new TypeError('x is not a function');
  expect(explainFailure(bug, 'Try again.')).toBe(bug);
});
