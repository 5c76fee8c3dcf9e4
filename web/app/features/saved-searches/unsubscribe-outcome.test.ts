import { expect, test } from 'vitest';
import { unsubscribeOutcome } from './unsubscribe-outcome.ts';

test('mails that were stopped are named', () => {
  expect(unsubscribeOutcome({ success: true, data: { name: 'Flats in Leeds' } })).toEqual({
    kind: 'stopped',
    name: 'Flats in Leeds',
  });
});

test('a link that nobody knows is told with its reason', () => {
  const message = 'This link is not valid any more.';
  expect(unsubscribeOutcome({ success: false, message, error: { code: 'invalid' } })).toEqual({
    kind: 'refused',
    reason: message,
  });
});

test('a busy server is worth another try', () => {
  for (const code of ['unavailable', 'too_many', 'internal'] as const)
    expect(unsubscribeOutcome({ success: false, message: 'Later.', error: { code } })).toEqual({ kind: 'failed' });
});
