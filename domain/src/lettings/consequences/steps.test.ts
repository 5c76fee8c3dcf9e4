import { expect, test } from 'vitest';
import { keysOf } from '../../keys-of.ts';
import { listingGraph } from '../../listings/lifecycle.ts';
import { consequencesOf, endedViewings, endReasons, type HomeStep, viewingsReturnedBy } from './steps.ts';

const steps: readonly HomeStep[] = [...keysOf(listingGraph), 'change-rent', 'lister-gone'];

test('whoever loses something is told of it', () => {
  for (const step of steps)
    for (const [who, { fate, told }] of Object.entries(consequencesOf(step)))
      if (fate !== 'kept') expect([step, who, told]).not.toEqual([step, who, 'nothing']);
});

test('every step that may end something says why', () => {
  for (const step of steps) {
    const mayEnd = Object.values(consequencesOf(step)).some(({ fate }) => ['ended', 'asked', 'held'].includes(fate));
    expect([step, endReasons[step] !== undefined]).toEqual([step, mayEnd]);
  }
});

test('pausing and letting agreed keep viewings unless the landlord chooses to cancel them', () => {
  expect([endedViewings('pause'), endedViewings('agree')]).toEqual([null, null]);
  expect(endedViewings('pause', 'cancel')).toEqual({ sparesAccepted: false });
  expect(endedViewings('agree', 'cancel')).toEqual({ sparesAccepted: true });
});

test('whoever was accepted may still come to see the home that is let to them', () => {
  expect(endedViewings('let')).toEqual({ sparesAccepted: true });
  expect(endedViewings('withdraw')).toEqual({ sparesAccepted: false });
});

test('nobody loses a viewing when a home expires, waits for review or goes live', () => {
  for (const step of ['expire', 'review', 'reinstate', 'approve', 'resume', 'confirm', 'reopen', 'restore'] as const)
    expect(endedViewings(step, 'cancel')).toBeNull();
});

test('whatever nobody chose to cancel comes back with the step that makes it good', () => {
  expect(viewingsReturnedBy('restore')).toEqual(['withhold', 'reject', 'hide']);
  expect(viewingsReturnedBy('unlet')).toEqual(['let']);
  expect([viewingsReturnedBy('pause'), viewingsReturnedBy('reinstate')]).toEqual([[], []]);
  for (const step of steps) if (listingGraphLeadsToLive(step)) expect(viewingsReturnedBy(step)).toContain('withhold');
});

const listingGraphLeadsToLive = (step: HomeStep): boolean =>
  step in listingGraph && listingGraph[step as keyof typeof listingGraph].to === 'live';
