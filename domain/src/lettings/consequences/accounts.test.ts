import { expect, test } from 'vitest';
import { affectedSentence, changedTies, namedTies } from './account-words.ts';
import { accountFate, accountSteps, accountTies } from './accounts.ts';

/** Other people have something in it. */
const ofOthers = new Set<string>(namedTies);
/** Belongs to the account alone, or is hidden from everyone with its homes. */
const ownThings = accountTies.filter((tie) => !ofOthers.has(tie));

test('whoever loses something by a step is named before it, in a sentence', () => {
  for (const step of accountSteps)
    for (const tie of changedTies(step)) {
      expect(affectedSentence(step, tie, 1)).toMatch(/^[A-Z1]/);
      expect(affectedSentence(step, tie, 2)).not.toMatch(/\b2 \w+ing will\b|1 people/);
    }
  expect(ownThings).toEqual([
    'integration',
    'invitation',
    'session',
    'home',
    'conversation',
    'certificate',
    'import',
    'saved-search',
  ]);
});

test('says how many, and what becomes of them', () => {
  expect(affectedSentence('close', 'viewing', 2)).toBe(
    '2 viewings will be cancelled. We’ll email everyone who has booked.',
  );
  expect(affectedSentence('close', 'accepted', 1)).toBe(
    '1 accepted application will be closed. We’ll email the tenant.',
  );
  expect(affectedSentence('suspend', 'accepted', 1)).toContain('will be put on hold');
});

test('what ends for good when an account closes only waits while it is suspended', () => {
  for (const tie of ['accepted', 'application', 'own-accepted', 'own-application'] as const)
    expect([accountFate('close', tie), accountFate('suspend', tie)]).toEqual(['ended', 'waits']);
});

test('what an account took away comes back when it is open again, or stays a loss that was said before', () => {
  for (const [away, back] of [
    ['close', 'keep'],
    ['suspend', 'unsuspend'],
    ['hide-homes', 'show-homes'],
  ] as const)
    for (const tie of accountTies) {
      if (accountFate(away, tie) === 'waits') expect([tie, accountFate(back, tie)]).toEqual([tie, 'returned']);
      if (accountFate(away, tie) === 'kept') expect([tie, accountFate(back, tie)]).not.toEqual([tie, 'ended']);
    }
});

test('hiding the homes of somebody touches nothing that they have as a tenant', () => {
  for (const tie of accountTies)
    if (tie.startsWith('own-')) expect([tie, accountFate('hide-homes', tie)]).toEqual([tie, 'kept']);
});
