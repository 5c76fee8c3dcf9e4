import { expect, test } from 'vitest';
import { submissionOutcome } from './submission-outcome.ts';

const listed = { answer: { success: true as const, data: { id: 'a', status: 'pending' as const } } };

test('each choice has its own sentence of success', () => {
  expect(submissionOutcome(listed, 'without').toast).toEqual({
    title: 'Property Listed Successfully',
    description: 'Your property is now pending admin approval and will be live soon.',
  });
  expect(submissionOutcome(listed, 'with').toast).toEqual({
    title: 'Property Listed with Inventory Service',
    description: 'Your property is submitted for approval and inventory service has been requested.',
  });
});

test('a refusal names what the server objects to, each reason once', () => {
  const fields = { title: 'Property title is required', 'address.city': 'City is required', city: 'City is required' };
  const refused = { success: false as const, message: 'No.', error: { code: 'invalid' as const, fields } };
  expect(submissionOutcome({ answer: refused }, 'with')).toEqual({
    listed: false,
    toast: { title: 'Error', description: 'Failed to submit property listing. Please try again.' },
    reasons: ['Property title is required', 'City is required'],
    listedBefore: false,
  });
});

test('a draft that is listed already is told in one sentence', () => {
  const refused = { success: false as const, message: 'It is listed already.', error: { code: 'conflict' as const } };
  expect(submissionOutcome({ answer: refused }, 'with')).toMatchObject({
    reasons: ['It is listed already.'],
    listedBefore: true,
  });
});

test('a lost connection has no reasons to show', () => {
  expect(submissionOutcome({ error: new TypeError('offline') }, 'with')).toMatchObject({ listed: false, reasons: [] });
});
