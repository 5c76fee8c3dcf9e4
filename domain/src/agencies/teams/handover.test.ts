import { expect, test } from 'vitest';
import { lookedAfter } from './handover.ts';

test('says what a person looks after, and nothing where there is nothing', () => {
  expect(lookedAfter({ homes: 3, conversations: 1, viewings: 2 })).toBe(
    '3 homes, 1 conversation and 2 upcoming viewings',
  );
  expect(lookedAfter({ homes: 0, conversations: 0, viewings: 1 })).toBe('1 upcoming viewing');
  expect(lookedAfter({ homes: 0, conversations: 0, viewings: 0 })).toBeNull();
});
