import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { possibleSteps, stepsIn } from '../../testing/lifecycle-steps.ts';
import {
  isOverdue,
  nextAskedAt,
  nextTicketStatus,
  overdueThreshold,
  replyDueAt,
  silentActions,
  type TicketSide,
  ticketActions,
  ticketActionsFrom,
  ticketGraph,
  writtenActions,
} from './lifecycle.ts';
import { type TicketStatus, ticketStatuses } from './tickets.ts';

const sides: readonly TicketSide[] = ['desk', 'sender', 'clock'];

const steps = stepsIn(`
  open desk start in-progress
  open desk answer waiting
  open desk update in-progress
  open desk resolve resolved
  open desk close closed
  open sender reply open
  open sender settle resolved
  in-progress desk answer waiting
  in-progress desk update in-progress
  in-progress desk resolve resolved
  in-progress desk close closed
  in-progress sender reply in-progress
  in-progress sender settle resolved
  waiting desk answer waiting
  waiting desk update in-progress
  waiting desk resolve resolved
  waiting desk close closed
  waiting sender reply in-progress
  waiting sender settle resolved
  waiting clock lapse resolved
  resolved desk answer waiting
  resolved desk update in-progress
  resolved desk close closed
  resolved desk reopen in-progress
  resolved sender reply open
  resolved clock expire closed
  closed desk reopen in-progress
`);

describe('the ticket lifecycle', () => {
  it('has these steps and no others', () => {
    expect(possibleSteps(ticketStatuses, ticketActions, sides, nextTicketStatus)).toEqual(steps);
  });

  it('reaches every status from open', () => {
    const reached = new Set<TicketStatus>(['open']);
    for (const from of reached)
      for (const side of sides)
        for (const action of ticketActionsFrom(from, side)) reached.add(nextTicketStatus(from, action, side) ?? from);
    expect([...reached].toSorted()).toEqual([...ticketStatuses].toSorted());
  });

  it('can be reopened only by the desk', () => {
    expect(ticketActionsFrom('closed', 'sender')).toEqual([]);
    expect(ticketActionsFrom('closed', 'clock')).toEqual([]);
    expect(ticketActionsFrom('closed', 'desk')).toEqual(['reopen']);
  });
});

test('rejects actions of another side', () => {
  for (const action of ticketActions)
    for (const side of sides.filter((other) => other !== ticketGraph[action].by))
      for (const status of ticketStatuses) expect(nextTicketStatus(status, action, side)).toBeNull();
});

test('divides desk actions into written and silent ones', () => {
  const ofDesk = ticketActions.filter((action) => ticketGraph[action].by === 'desk');
  expect(new Set<string>([...writtenActions, ...silentActions])).toEqual(new Set(ofDesk));
});

const anAction = fc.constantFrom(...ticketActions);
const follow = (status: TicketStatus, action: (typeof ticketActions)[number]): TicketStatus =>
  nextTicketStatus(status, action, ticketGraph[action].by) ?? status;

test('returns every ticket that is not closed to the desk after a reply', () => {
  fc.assert(
    fc.property(fc.array(anAction), (history) => {
      const status = history.reduce(follow, 'open' as TicketStatus);
      const next = nextTicketStatus(status, 'reply', 'sender');
      expect(next === null).toBe(status === 'closed');
      if (next) expect(['open', 'in-progress']).toContain(next);
    }),
  );
});

test('closes an answered ticket in two steps by the clock', () => {
  fc.assert(
    fc.property(fc.array(anAction), (history) => {
      const status = history.reduce(follow, 'open' as TicketStatus);
      const answered = nextTicketStatus(status, 'answer', 'desk');
      fc.pre(answered !== null);
      expect(follow(follow(answered!, 'lapse'), 'expire')).toBe('closed');
    }),
  );
});

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test.each([
  ['14T09:00', '15T08:59', false],
  ['14T09:00', '15T09:00', true],
  ['14T09:00', '17T09:00', true],
])('a message of %s without an answer on %s: overdue is %s', (asked, now, overdue) => {
  expect(isOverdue(at(asked), at(now))).toBe(overdue);
});

test('is never overdue while nobody waits', () => {
  expect(isOverdue(null, at('30T09:00'))).toBe(false);
});

test('does not extend the deadline for a second message', () => {
  const first = nextAskedAt('reply', null, at('14T09:00'))!;
  expect(replyDueAt(nextAskedAt('reply', first, at('15T08:00'))!)).toEqual(at('15T09:00'));
});

test('does not count starting a ticket as an answer', () => {
  const since = at('14T09:00');
  const goesOn = ticketActions.filter((action) => nextAskedAt(action, since, at('15T08:00')) !== null);
  expect(goesOn).toEqual(['start', 'reopen', 'reply']);
  for (const action of goesOn) expect(nextAskedAt(action, since, at('15T08:00'))).toEqual(since);
});

test('agrees with the threshold of the overdue list', () => {
  const moment = fc.date({ min: at('01T00:00'), max: at('30T00:00'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (asked, now) => {
      expect(isOverdue(asked, now)).toBe(asked.getTime() <= overdueThreshold(now).getTime());
    }),
  );
});
