import { describe, expect, it, test } from 'vitest';
import { possibleSteps, stepsIn } from '../../testing/lifecycle-steps.ts';
import {
  type ApplicationSide,
  applicationActions,
  applicationActionsFrom,
  applicationGraph,
  applicationStatuses,
  closedBy,
  isOpen,
  nextApplicationStatus,
  undecided,
} from './lifecycle.ts';

const sides: readonly ApplicationSide[] = ['tenant', 'lister'];

const steps = stepsIn(`
  sent lister see seen
  sent lister shortlist shortlisted
  sent lister accept accepted
  sent lister decline declined
  sent tenant withdraw withdrawn
  seen lister shortlist shortlisted
  seen lister accept accepted
  seen lister decline declined
  seen tenant withdraw withdrawn
  shortlisted lister accept accepted
  shortlisted lister decline declined
  shortlisted tenant withdraw withdrawn
  accepted lister decline declined
  accepted tenant withdraw withdrawn
`);

describe('the application lifecycle', () => {
  it('has these steps and no others', () => {
    expect(possibleSteps(applicationStatuses, applicationActions, sides, nextApplicationStatus)).toEqual(steps);
  });

  it('reaches every status from the first', () => {
    const reached = new Set<(typeof applicationStatuses)[number]>(['sent']);
    for (const from of reached)
      for (const side of sides)
        for (const action of applicationActionsFrom(from, side)) reached.add(applicationGraph[action].to);
    reached.add('closed');
    expect([...reached].toSorted()).toEqual([...applicationStatuses].toSorted());
  });

  it('ends when declined, withdrawn or closed, and is open before', () => {
    const ends = applicationStatuses.filter((status) =>
      sides.every((side) => applicationActionsFrom(status, side).length === 0),
    );
    expect(ends).toEqual(['declined', 'withdrawn', 'closed']);
    expect(applicationStatuses.filter((status) => !isOpen(status))).toEqual(ends);
  });
});

test.each([
  ['sent', ['see', 'shortlist', 'accept', 'decline']],
  ['seen', ['shortlist', 'accept', 'decline']],
  ['shortlisted', ['accept', 'decline']],
  ['accepted', ['decline']],
  ['declined', []],
  ['withdrawn', []],
  ['closed', []],
] as const)('on a %s application the lister can %j', (status, offered) => {
  expect(applicationActionsFrom(status, 'lister')).toEqual(offered);
});

test('allows the tenant only to withdraw an open application', () => {
  for (const status of applicationStatuses)
    expect(applicationActionsFrom(status, 'tenant')).toEqual(isOpen(status) ? ['withdraw'] : []);
});

test('rejects actions of the other side', () => {
  for (const status of applicationStatuses)
    for (const action of applicationActions) {
      const other = applicationGraph[action].by === 'tenant' ? 'lister' : 'tenant';
      expect(nextApplicationStatus(status, action, other)).toBeNull();
    }
});

test('counts only open applications as undecided', () => {
  expect(undecided.every(isOpen)).toBe(true);
});

test('ends open applications when the home is gone, but keeps who was accepted when it is let', () => {
  const open = applicationStatuses.filter(isOpen);
  expect(closedBy('withdraw')).toEqual(open);
  expect(closedBy('let')).toEqual(open.filter((status) => status !== 'accepted'));
});
