import { expect, test } from 'vitest';
import { deletionRefusal, deletionSentences, erasureDate } from './retention.ts';

test('rejects deletion of the last admin only', () => {
  expect(deletionRefusal('ada', ['ada'])).toBe(deletionSentences.lastAdmin);
  expect(deletionRefusal('ada', ['ada', 'bea'])).toBeNull();
  expect(deletionRefusal('maya', ['ada'])).toBeNull();
  expect(deletionRefusal('maya', [])).toBeNull();
});

test('erases fourteen days after closing', () => {
  expect(erasureDate(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-11-29T10:00:00Z'));
});
