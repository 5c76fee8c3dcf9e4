import type { ErrorCode } from '@letfair/contract/errors';
import { expect, test } from 'vitest';
import { confirmOutcome } from './confirm-outcome.ts';

const refusal = (code: ErrorCode) => confirmOutcome({ success: false, message: 'No.', error: { code } });

test('a home that stays live is named', () => {
  const data = { id: 'a', title: 'Two rooms by the canal', status: 'live' as const };
  expect(confirmOutcome({ success: true, data })).toEqual({ kind: 'confirmed', title: 'Two rooms by the canal' });
});

test('a link that is used up or a home that is let is told in the words of the server', () => {
  expect(refusal('invalid')).toEqual({ kind: 'refused', reason: 'No.' });
  expect(refusal('conflict')).toEqual({ kind: 'refused', reason: 'No.' });
});

test('a busy or broken server is worth another try', () => {
  for (const code of ['too_many', 'internal', 'unavailable'] as const)
    expect(refusal(code)).toEqual({ kind: 'failed' });
});
