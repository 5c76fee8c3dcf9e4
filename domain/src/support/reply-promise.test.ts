import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticketActions } from './lifecycle.ts';
import { askedAfter, isOverdue, overdueIfAskedBy, replyDueAt } from './reply-promise.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test.each([
  ['14T09:00', '15T08:59', false],
  ['14T09:00', '15T09:00', true],
  ['14T09:00', '17T09:00', true],
])('a message of %s without an answer on %s: overdue is %s', (asked, now, overdue) => {
  expect(isOverdue(at(asked), at(now))).toBe(overdue);
});

test('nobody waits, nothing is overdue', () => {
  expect(isOverdue(null, at('30T09:00'))).toBe(false);
});

test('a second message does not move the promise', () => {
  const first = askedAfter('reply', null, at('14T09:00'))!;
  expect(replyDueAt(askedAfter('reply', first, at('15T08:00'))!)).toEqual(at('15T09:00'));
});

test('taking a ticket up is no answer; everything else the desk, the sender or the clock does ends the waiting', () => {
  const since = at('14T09:00');
  const goesOn = ticketActions.filter((action) => askedAfter(action, since, at('15T08:00')) !== null);
  expect(goesOn).toEqual(['start', 'reopen', 'reply']);
  for (const action of goesOn) expect(askedAfter(action, since, at('15T08:00'))).toEqual(since);
});

test('asking the clock and asking the list agree', () => {
  const moment = fc.date({ min: at('01T00:00'), max: at('30T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (asked, now) => {
      expect(isOverdue(asked, now)).toBe(asked.getTime() <= overdueIfAskedBy(now).getTime());
    }),
  );
});
