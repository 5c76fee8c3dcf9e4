import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('an id is a UUID of version 7', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort by the time they were made', () => {
  const time = fc.integer({ min: 0, max: 2 ** 48 - 2 });
  fc.assert(fc.property(time, (now) => newId(now) < newId(now + 1)));
});
