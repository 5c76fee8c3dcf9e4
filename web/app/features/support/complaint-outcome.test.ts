import { expect, test } from 'vitest';
import { complaintOutcome } from './complaint-outcome.ts';

const data = { id: 'LF-7KQ2-M9XA', receivedAt: '2026-11-15T10:00:00.000Z', acknowledgeBy: '2026-12-15T10:00:00.000Z' };

test('a complaint that arrived is named, with its dates', () => {
  const { id: reference, ...dates } = data;
  expect(complaintOutcome({ answer: { success: true, data } })).toEqual({ kind: 'sent', reference, ...dates });
});

test('a refusal is told in the words of the server, or in ours when it has none', () => {
  const refusal = (message: string) =>
    complaintOutcome({ answer: { success: false, message, error: { code: 'too_many' } } });
  expect(refusal('Too many tries.')).toMatchObject({ message: 'Too many tries.' });
  expect(refusal('')).toMatchObject({ message: 'We could not send your complaint. Please try again.' });
  expect(complaintOutcome({ error: new TypeError('offline') })).toMatchObject({
    message: 'We could not send your complaint. Please try again.',
  });
});
