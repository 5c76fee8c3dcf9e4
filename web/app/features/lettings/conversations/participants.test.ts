import { expect, test } from 'vitest';
import { blockedSentence, isBlockedByYou, otherOf } from './participants.ts';

const tenant = { id: 't', name: 'Maya O.', userType: 'tenant' } as const;
const agent = { id: 'a', name: 'Orchard Lettings', userType: 'agent' } as const;

test('the other is whoever is of the other kind, in whichever order they are named', () => {
  for (const participants of [
    [tenant, agent],
    [agent, tenant],
  ]) {
    expect(otherOf({ participants }, 'tenant')).toBe(agent);
    expect(otherOf({ participants }, 'agent')).toBe(tenant);
    expect(otherOf({ participants }, 'landlord')).toBe(tenant);
  }
});

test('whoever has blocked the other can take it back', () => {
  expect((['you', 'both', 'them', null] as const).map(isBlockedByYou)).toEqual([true, true, false, false]);
});

test('both sides are told why they cannot write', () => {
  const said = (blockedBy: 'you' | 'them' | 'both' | null) => blockedSentence({ blockedBy, lock: null }, 'Ann B.');
  expect(said(null)).toBeNull();
  expect(said('you')).toContain('You’ve blocked Ann B.');
  expect(said('both')).toBe(said('you'));
  expect(said('them')).toContain('Ann B. has blocked messages from you');
});

test('that an account has closed counts more than that it was blocked', () => {
  expect(blockedSentence({ blockedBy: 'you', lock: 'closed' }, 'Ann B.')).toContain('Ann B. has closed their account');
});
