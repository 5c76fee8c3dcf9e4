import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { possibleSteps, stepsIn } from '../testing/lifecycle-steps.ts';
import {
  actionsFrom,
  canEdit,
  canTakeBack,
  type ListerAction,
  type ListingAction,
  type ListingStatus,
  listerActions,
  listingGraph,
  listingStatuses,
  listingStatusLabels,
  nextStatus,
} from './lifecycle.ts';

const actions = Object.keys(listingGraph) as ListingAction[];
const places = ['draft', ...listingStatuses] as const;

/** The whole life, written out a second time. */
const edges = stepsIn(`
  draft submit pending
  pending approve live
  pending reject rejected
  pending withdraw withdrawn
  live review pending
  live pause paused
  live confirm live
  live agree let-agreed
  live let let
  live withdraw withdrawn
  live withhold paused
  live expire expired
  live hide rejected
  paused review pending
  paused resume live
  paused restore live
  paused agree let-agreed
  paused let let
  paused withdraw withdrawn
  paused hide rejected
  let-agreed reopen live
  let-agreed let let
  let-agreed withdraw withdrawn
  let-agreed hide rejected
  let unlet let-agreed
  rejected review pending
  rejected reinstate pending
  rejected withdraw withdrawn
  expired review pending
  expired confirm live
  expired withdraw withdrawn
  expired hide rejected
`);

describe('the life of a listing', () => {
  it('has these steps and no others', () => {
    expect(possibleSteps(places, actions, [''], nextStatus)).toEqual(edges);
  });

  it('reaches every status from a draft', () => {
    const reached = new Set<(typeof places)[number]>(['draft']);
    for (const from of reached)
      for (const action of actions) {
        const to = nextStatus(from, action);
        if (to !== null) reached.add(to);
      }
    expect([...reached].toSorted()).toEqual([...places].toSorted());
  });

  it('ends where it is withdrawn, or let for longer than a day', () => {
    const ends = listingStatuses.filter((status) =>
      actions.every((action) => action === 'unlet' || nextStatus(status, action) === null),
    );
    expect(ends).toEqual(['let', 'withdrawn']);
    expect(nextStatus('let', 'unlet')).toBe('let-agreed');
  });

  it('takes back “let” within 24 hours', () => {
    const letAt = new Date('2026-11-15T10:00:00Z');
    expect(canTakeBack(letAt, new Date('2026-11-16T09:59:59Z'))).toBe(true);
    expect(canTakeBack(letAt, new Date('2026-11-16T10:00:00Z'))).toBe(false);
    expect(canTakeBack(null, letAt)).toBe(false);
    expect(actionsFrom('let', true)).toEqual(['unlet']);
  });

  it('goes live for the first time by a moderator alone', () => {
    const intoLive = actions.filter((action) => listingGraph[action].to === 'live');
    const fromUnseen = intoLive.filter((action) =>
      (['draft', 'pending', 'rejected'] as const).some((status) => nextStatus(status, action) !== null),
    );
    expect(fromUnseen).toEqual(['approve']);
    expect(listingGraph.approve.by).toBe('moderator');
  });
});

describe('a listing that a moderator has taken off the market', () => {
  const listerSteps = actions.filter((action) => listingGraph[action].by !== 'moderator');
  const anyWalk = fc.array(fc.constantFrom(...listerSteps), { maxLength: 30 });

  it('is never live again by any steps of its lister or the clock', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        let status: ListingStatus = listingGraph.hide.to;
        for (const action of walk) status = nextStatus(status, action) ?? status;
        expect(['rejected', 'pending', 'withdrawn']).toContain(status);
      }),
    );
  });

  it('could be seen, or brought back by its lister alone, before', () => {
    const withinReach = listingStatuses.filter(
      (status) => status === 'live' || listerSteps.some((action) => nextStatus(status, action) === 'live'),
    );
    for (const status of withinReach) expect(nextStatus(status, 'hide')).toBe('rejected');
  });

  it('can be mended and shown to a moderator again', () => {
    expect(canEdit(listingGraph.hide.to)).toBe(true);
    expect(nextStatus(listingGraph.hide.to, 'review')).toBe('pending');
  });
});

describe('what the lister may press', () => {
  it.each([
    ['pending', ['withdraw']],
    ['live', ['pause', 'confirm', 'agree', 'let', 'withdraw']],
    ['paused', ['resume', 'agree', 'let', 'withdraw']],
    ['let-agreed', ['reopen', 'let', 'withdraw']],
    ['let', []],
    ['rejected', ['withdraw']],
    ['withdrawn', []],
    ['expired', ['confirm', 'withdraw']],
  ] as const)('on a %s listing is %j', (status, offered) => {
    expect(actionsFrom(status)).toEqual(offered);
  });
  it('is the lister’s to do', () => {
    for (const action of listerActions) expect(listingGraph[action].by).toBe('lister');
  });
});

test('a listing can be edited unless it is let, promised or gone', () => {
  expect(listingStatuses.filter((status) => !canEdit(status))).toEqual(['let-agreed', 'let', 'withdrawn']);
});

test('whatever can be edited is pending already or can be sent to review', () => {
  for (const status of listingStatuses.filter(canEdit))
    expect(status === 'pending' || nextStatus(status, 'review') === 'pending').toBe(true);
});

test('every status has a label of its own', () => {
  expect(new Set(Object.values(listingStatusLabels)).size).toBe(listingStatuses.length);
});

test('the types know the graph', () => {
  expectTypeOf(nextStatus).returns.toEqualTypeOf<ListingStatus | null>();
  expectTypeOf<'approve'>().toExtend<ListingAction>();
  expectTypeOf<'approve'>().not.toExtend<ListerAction>();
});
