import { expect, test } from 'vitest';
import { parsePidFile } from './postmaster.ts';

const ready = '4711\n/data/postgres\n1794709142\n54321\n\n127.0.0.1\n  1234567         1\nready   \n';

test('a running server tells its number, its port and how far it is', () => {
  expect(parsePidFile(ready)).toEqual({ pid: 4711, port: 54321, status: 'ready' });
  expect(parsePidFile(ready.replace('ready   ', 'stopping'))).toMatchObject({ status: 'stopping' });
  expect(parsePidFile('4711\n/data/postgres\n1794709142\n')).toEqual({ pid: 4711, port: 0, status: 'starting' });
});

test.each(['', 'half', '-1\n', '0\n', '1\n', '47.5\n'])('"%s" is no pid file', (text) => {
  expect(parsePidFile(text)).toBeNull();
});
