import { describe, expect, it, test } from 'vitest';
import { possibleSteps, stepsIn } from '../../testing/lifecycle-steps.ts';
import {
  ANSWER_DAYS,
  bookedStatuses,
  isBooked,
  nextViewingStatus,
  type ViewingSide,
  viewingActions,
  viewingActionsFrom,
  viewingGraph,
  viewingStatuses,
} from './lifecycle.ts';

const sides: readonly ViewingSide[] = ['tenant', 'lister'];
const startsAt = new Date('2026-11-20T14:00:00Z');
const before = { startsAt, now: new Date('2026-11-20T13:59:59Z') };
const after = { startsAt, now: startsAt };

const stepsAt = (moment: typeof before) =>
  possibleSteps(viewingStatuses, viewingActions, sides, (status, action, side) =>
    nextViewingStatus(status, action, side, moment),
  );

describe('the lifecycle of a viewing', () => {
  it('has these steps before it begins and no others', () => {
    expect(stepsAt(before)).toEqual(
      stepsIn(`
        proposed tenant accept booked
        proposed tenant decline cancelled-by-tenant
        proposed lister call-off cancelled-by-lister
        booked tenant reschedule rescheduled
        booked tenant cancel cancelled-by-tenant
        booked lister call-off cancelled-by-lister
        rescheduled tenant reschedule rescheduled
        rescheduled tenant cancel cancelled-by-tenant
        rescheduled lister call-off cancelled-by-lister
        booked lister suggest-move move-suggested
        rescheduled lister suggest-move move-suggested
        move-suggested lister suggest-move move-suggested
        move-suggested lister withdraw-move booked
        move-suggested lister call-off cancelled-by-lister
        move-suggested tenant accept-move rescheduled
        move-suggested tenant decline-move booked
        move-suggested tenant reschedule rescheduled
        move-suggested tenant cancel cancelled-by-tenant
      `),
    );
  });

  it('has these steps afterwards and no others', () => {
    expect(stepsAt(after)).toEqual(
      stepsIn(`
        booked tenant attend happened
        booked tenant miss-lister no-show-lister
        booked lister attend happened
        booked lister miss-tenant no-show-tenant
        rescheduled tenant attend happened
        rescheduled tenant miss-lister no-show-lister
        rescheduled lister attend happened
        rescheduled lister miss-tenant no-show-tenant
        move-suggested tenant attend happened
        move-suggested tenant miss-lister no-show-lister
        move-suggested lister attend happened
        move-suggested lister miss-tenant no-show-tenant
      `),
    );
  });

  it('ends some days after the viewing', () => {
    const over = { startsAt, now: new Date(startsAt.getTime() + ANSWER_DAYS * 86_400_000) };
    expect(stepsAt(over)).toEqual([]);
    expect(stepsAt({ startsAt, now: new Date(over.now.getTime() - 1) })).toEqual(stepsAt(after));
  });

  it('reaches every status from a proposal', () => {
    const reached = new Set<(typeof viewingStatuses)[number]>(['proposed']);
    for (const from of reached)
      for (const moment of [before, after])
        for (const side of sides)
          for (const action of viewingActionsFrom(from, side, moment)) reached.add(viewingGraph[action].to);
    expect([...reached].toSorted()).toEqual([...viewingStatuses].toSorted());
  });
});

test('somebody has a place from the booking until it is known how it ended', () => {
  expect(viewingStatuses.filter(isBooked)).toEqual([...bookedStatuses]);
});
