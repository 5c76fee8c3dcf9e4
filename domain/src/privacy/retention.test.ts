import { expect, test } from 'vitest';
import { deletionRefusal, deletionSentences, erasedAfter } from './retention.ts';

test('the last admin stays, everybody else may go', () => {
  expect(deletionRefusal('ada', ['ada'])).toBe(deletionSentences.lastAdmin);
  expect(deletionRefusal('ada', ['ada', 'bea'])).toBeNull();
  expect(deletionRefusal('maya', ['ada'])).toBeNull();
  expect(deletionRefusal('maya', [])).toBeNull();
});

test('there are fourteen days to come back', () => {
  expect(erasedAfter(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-29T10:00:00Z'));
});
