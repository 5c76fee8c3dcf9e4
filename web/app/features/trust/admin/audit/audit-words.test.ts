import { expect, test } from 'vitest';
import { aboutWhat, actionLabels, byWhom, doneInWords } from './audit-words.ts';

const about = (type: 'listing' | 'ticket' | 'account', label: string | null = null) => ({
  type,
  id: 'an-id',
  label,
  propertyId: null,
  userId: null,
});

test('one name tells different things about different targets', () => {
  expect(doneInWords({ action: 'reopen', target: about('ticket') })).toBe('Reopened a ticket');
  expect(doneInWords({ action: 'reopen', target: about('listing') })).toBe('Reopened a listing');
});

test('an action without words is told by its name', () => {
  expect(doneInWords({ action: 'repaint', target: about('listing') })).toBe('repaint');
});

test('who did it is a name, the product itself, or somebody who is gone', () => {
  expect(byWhom({ actor: { id: 'an-id', name: 'Ada Admin' }, role: 'moderator' })).toBe('Ada Admin');
  expect(byWhom({ actor: null, role: 'clock' })).toBe('Letfair');
  expect(byWhom({ actor: { id: 'an-id', name: ' ' }, role: 'moderator' })).toBe('A deleted account');
});

test('what is gone is called so', () => {
  expect(aboutWhat(about('account', 'Maya Okafor'))).toBe('Maya Okafor');
  expect(aboutWhat(about('account'))).toBe('A deleted user');
});

test('every choice of the filter is an action that has words', () => {
  const types = [
    'listing',
    'account',
    'inventory-booking',
    'ticket',
    'report',
    'appeal',
    'postcodes',
    'system',
  ] as const;
  for (const value of Object.keys(actionLabels).slice(1))
    expect(
      types.some((type) => doneInWords({ action: value, target: { ...about('listing'), type } }) !== value),
      value,
    ).toBe(true);
});
