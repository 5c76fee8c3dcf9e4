import { expect, test } from 'vitest';
import { stepsBack, undoableUntil, undoInWords } from './undo.ts';

test.each([
  ['paused', 'live', ['resume']],
  ['live', 'paused', ['pause']],
  ['let', 'live', ['unlet', 'reopen']],
  ['let', 'paused', ['unlet', 'reopen', 'pause']],
  ['let-agreed', 'let-agreed', []],
  ['withdrawn', 'live', null],
  ['pending', 'rejected', null],
] as const)('leads from %s back to %s', (from, to, steps) => {
  expect(stepsBack(from, to)).toEqual(steps);
});

test('can be undone for a day', () => {
  expect(undoableUntil(new Date('2026-11-20T09:00:00Z'))).toEqual(new Date('2026-11-21T09:00:00Z'));
});

test('says what undoing does', () => {
  expect(undoInWords({ withdrawn: 1, restored: 1_200, staysWithdrawn: 1 })).toEqual([
    'We’ll withdraw 1 home this import added.',
    'We’ll restore 1,200 homes this import changed, including pictures. Anything someone has changed since then stays as it is now.',
    '1 home this import withdrew stays withdrawn. Duplicate it to list it again.',
  ]);
  expect(undoInWords({ withdrawn: 0, restored: 0, staysWithdrawn: 0 })).toEqual([]);
});
