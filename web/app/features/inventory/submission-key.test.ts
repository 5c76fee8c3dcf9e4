import { expect, test } from 'vitest';
import { contentOf, keyFor } from './submission-key.ts';

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
