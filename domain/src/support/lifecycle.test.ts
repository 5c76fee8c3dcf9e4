import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  nextTicketStatus,
  silentActions,
  type TicketSide,
  ticketActions,
  ticketActionsFrom,
  ticketGraph,
  writtenActions,
} from './lifecycle.ts';
import { type TicketStatus, ticketStatuses } from './tickets.ts';

const sides: readonly TicketSide[] = ['desk', 'sender', 'clock'];

const steps = `
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
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

describe('the life of a ticket', () => {
  it('has these steps and no others', () => {
    const possible = ticketStatuses.flatMap((from) =>
      sides.flatMap((side) =>
        ticketActions.flatMap((action) => {
          const to = nextTicketStatus(from, action, side);
          return to === null ? [] : [`${from} ${side} ${action} ${to}`];
        }),
      ),
    );
    expect(possible.toSorted()).toEqual(steps.toSorted());
  });

  it('reaches every status from open', () => {
    const reached = new Set<TicketStatus>(['open']);
    for (const from of reached)
      for (const side of sides)
        for (const action of ticketActionsFrom(from, side)) reached.add(nextTicketStatus(from, action, side) ?? from);
    expect([...reached].toSorted()).toEqual([...ticketStatuses].toSorted());
  });

  it('can be taken up again by the desk alone once it is closed', () => {
    expect(ticketActionsFrom('closed', 'sender')).toEqual([]);
    expect(ticketActionsFrom('closed', 'clock')).toEqual([]);
    expect(ticketActionsFrom('closed', 'desk')).toEqual(['reopen']);
  });
});

test('no side can take a step of another', () => {
  for (const action of ticketActions)
    for (const side of sides.filter((other) => other !== ticketGraph[action].by))
      for (const status of ticketStatuses) expect(nextTicketStatus(status, action, side)).toBeNull();
});

test('whatever the desk does is either written or silent', () => {
  const ofDesk = ticketActions.filter((action) => ticketGraph[action].by === 'desk');
  expect(new Set<string>([...writtenActions, ...silentActions])).toEqual(new Set(ofDesk));
});

const anAction = fc.constantFrom(...ticketActions);
const follow = (status: TicketStatus, action: (typeof ticketActions)[number]): TicketStatus =>
  nextTicketStatus(status, action, ticketGraph[action].by) ?? status;

test('whatever has happened, a reply by the sender puts every ticket that is not closed in front of the desk', () => {
  fc.assert(
    fc.property(fc.array(anAction), (history) => {
      const status = history.reduce(follow, 'open' as TicketStatus);
      const next = nextTicketStatus(status, 'reply', 'sender');
      expect(next === null).toBe(status === 'closed');
      if (next) expect(['open', 'in-progress']).toContain(next);
    }),
  );
});

test('whatever has happened, the clock alone brings an answered ticket to its end in two steps', () => {
  fc.assert(
    fc.property(fc.array(anAction), (history) => {
      const status = history.reduce(follow, 'open' as TicketStatus);
      const answered = nextTicketStatus(status, 'answer', 'desk');
      fc.pre(answered !== null);
      expect(follow(follow(answered!, 'lapse'), 'expire')).toBe('closed');
    }),
  );
});
