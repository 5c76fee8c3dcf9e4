import { expect, test } from 'vitest';
import { ticketOutcome } from './ticket-outcome.ts';

test('a ticket that arrived is promised an answer and named', () => {
  expect(ticketOutcome({ answer: { success: true, data: { id: 'LF-7KQ2-M9XA' } } })).toEqual({
    kind: 'sent',
    message: "Support ticket submitted successfully! We'll get back to you within 24 hours.",
    reference: 'LF-7KQ2-M9XA',
  });
});

test('a refusal is told in the words of the server, or in ours when it has none', () => {
  const refusal = (message: string) =>
    ticketOutcome({ answer: { success: false, message, error: { code: 'too_many' } } });
  expect(refusal('Too many tries.')).toMatchObject({ message: 'Too many tries.' });
  expect(refusal('')).toMatchObject({ message: 'Failed to submit support ticket. Please try again.' });
});

test('an exception has its own sentence', () => {
  expect(ticketOutcome({ error: new TypeError('offline') })).toMatchObject({
    message: 'An error occurred while submitting your ticket. Please try again.',
  });
});
