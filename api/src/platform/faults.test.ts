import { expect, test } from 'vitest';
import { createFaultLog, faultKindOf } from './faults.ts';
import { OverloadedError } from './limits/concurrency-limit.ts';
import { StorageError } from './storage/storage.ts';

const error = (message: string, code?: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

test.each([
  ['overloaded', new OverloadedError(2)],
  ['aborted', error('aborted', 'ECONNRESET')],
  ['aborted', error('Premature close', 'ERR_STREAM_PREMATURE_CLOSE')],
  ['database-away', error('read ECONNRESET', 'ECONNRESET', { syscall: 'read' })],
  ['storage-full', error('no space left on device, write', 'ENOSPC', { syscall: 'write' })],
  ['storage-full', error('could not extend file "base/5/16431": No space left on device', '53100')],
  ['storage-full', new Error('the write failed', { cause: error('disk quota exceeded', 'EDQUOT') })],
  ['storage-full', new StorageError('full', 'the bucket is full')],
  ['storage-away', new StorageError('denied', 'AccessDenied')],
  ['storage-away', new StorageError('away', 'it broke', { cause: error('read ECONNRESET', 'ECONNRESET') })],
  ['bug', new TypeError('x is undefined')],
  ['bug', { status: 500 }],
  ['bug', null],
] as const)('tells %s from other faults', (kind, fault) => {
  expect(faultKindOf(fault)).toBe(kind);
});

test('logs each kind as what it is, and a flood of one kind once a second with its count', () => {
  let time = 10_000;
  const lines: object[] = [];
  const at = (level: string) => (line: object, message: string) => void lines.push({ level, message, ...line });
  const log = { info: at('info'), warn: at('warn'), error: at('error') };
  const logFault = createFaultLog(
    () => ({ described: true }),
    () => time,
  );
  logFault(log, error('aborted', 'ECONNRESET'), { requestId: 'a' });
  for (let count = 0; count < 50; count++) logFault(log, new OverloadedError(2), {});
  time += 1_000;
  logFault(log, new OverloadedError(2), {});
  for (let count = 0; count < 2; count++) logFault(log, new TypeError('x is undefined'), {});
  expect(lines).toEqual([
    { level: 'info', message: 'A client disconnected before its whole request had arrived', requestId: 'a' },
    { level: 'warn', message: 'Requests are being refused because the server is too busy' },
    { level: 'warn', message: 'Requests are being refused because the server is too busy', count: 50 },
    { level: 'error', message: 'A call failed', described: true },
    { level: 'error', message: 'A call failed', described: true },
  ]);
});
