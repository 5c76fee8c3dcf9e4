import type { ErrorCode } from '@letfair/contract/wire/errors';
import { expect, test } from 'vitest';
import { linkOutcome } from './link-outcome.ts';

const refusal = (code: ErrorCode) => linkOutcome({ success: false, message: 'No.', error: { code } });

test('what a link did is told with what the server says of it', () => {
  expect(linkOutcome({ success: true, data: { name: 'Flats in Leeds' } })).toEqual({
    kind: 'done',
    data: { name: 'Flats in Leeds' },
  });
});

test('a link that is used up, too old or unknown is refused in the words of the server', () => {
  for (const code of ['invalid', 'conflict', 'not_found', 'gone'] as const)
    expect(refusal(code)).toEqual({ kind: 'refused', reason: 'No.' });
});

test('a busy or broken server is worth another try', () => {
  for (const code of ['too_many', 'internal', 'unavailable'] as const)
    expect(refusal(code)).toEqual({ kind: 'failed' });
});

test('an answer without an error is no refusal', () => {
  const answer = { success: false, message: '' } as Parameters<typeof linkOutcome>[0];
  expect(linkOutcome(answer)).toEqual({ kind: 'failed' });
});
