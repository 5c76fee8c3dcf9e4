import { expect, test } from 'vitest';
import { contentOf, keyFor, submissionOutcome } from './submission.ts';

const newKey = () => 'new';

test('the same content goes out under the same key, also after a reload', () => {
  const stored = JSON.stringify({ content: 'a home', key: 'first' });
  expect(keyFor('a home', stored, newKey)).toEqual({ content: 'a home', key: 'first' });
});

test('the order in which a form was put together makes no other content', () => {
  expect(contentOf({ a: 1, b: { c: [2, 1], d: 3 } })).toBe(contentOf({ b: { d: 3, c: [2, 1] }, a: 1 }));
  expect(contentOf({ images: ['a', 'b'] })).not.toBe(contentOf({ images: ['b', 'a'] }));
});

test('other content gets a key of its own', () => {
  const stored = JSON.stringify({ content: 'a home', key: 'first' });
  expect(keyFor('another home', stored, newKey).key).toBe('new');
});

test.each([null, '', '{"content', 'null', '[]', '{"content":"a home"}', '{"content":"a home","key":""}'])(
  'a stored %j counts as absent',
  (stored) => {
    expect(keyFor('a home', stored, newKey).key).toBe('new');
  },
);

const data = { id: 'a', status: 'pending' as const, typicalReviewMinutes: 95 };
const listed = { success: true as const, data };

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

test('success says how long approvals take', () => {
  expect(submissionOutcome(listed, 'with').reviewMinutes).toBe(95);
});

test('a refusal names what the server objects to, each reason once', () => {
  const fields = { title: 'Property title is required', 'address.city': 'City is required', city: 'City is required' };
  const refused = { success: false as const, message: 'No.', error: { code: 'invalid' as const, fields } };
  expect(submissionOutcome(refused, 'with')).toEqual({
    listed: false,
    toast: { title: 'Error', description: 'Failed to submit property listing. Please try again.' },
    reasons: ['Property title is required', 'City is required'],
    listedBefore: false,
    reviewMinutes: null,
  });
});

test('a draft that is listed already is told in one sentence', () => {
  const refused = { success: false as const, message: 'It is listed already.', error: { code: 'conflict' as const } };
  expect(submissionOutcome(refused, 'with')).toMatchObject({
    reasons: ['It is listed already.'],
    listedBefore: true,
  });
});

test('a lost connection has no reasons to show', () => {
  expect(submissionOutcome(null, 'with')).toMatchObject({ listed: false, reasons: [] });
});
