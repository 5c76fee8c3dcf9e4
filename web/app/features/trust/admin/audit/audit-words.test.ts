import { auditTargets, auditWords } from '@letfair/domain/trust/audit-words';
import { expect, test } from 'vitest';
import { aboutWhat, actionLabels, byWhom, doneInWords, noteInWords } from './audit-words.ts';

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

test('what an earlier release recorded is never shown as a code', () => {
  expect(doneInWords({ action: 'repaint', target: about('listing') })).toBe('Made a change');
  expect(doneInWords({ action: 'constructor', target: about('listing') })).toBe('Made a change');
});

test.each(['webhook-add', 'webhook-secret', 'key-create', 'team-role'])('says %s in words', (action) => {
  expect(doneInWords({ action, target: about('account') })).toMatch(/^[A-Z][a-z’]+ [a-z ’]+$/);
});

test('notes hold no codes and no ids', () => {
  expect(noteInWords({ action: 'key-create', note: 'lfk_ab12… feed:write feed:read' })).toBe(
    'Key lfk_ab12… can list, change and withdraw homes and see homes with their status and any problems.',
  );
  expect(noteInWords({ action: 'client-join', note: '0190aaaa-0000-7000-8000-000000000001' })).toBe('');
  expect(noteInWords({ action: 'reject', note: 'No photos.' })).toBe('No photos.');
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
  const actions = auditTargets.flatMap((type) => Object.keys(auditWords[type]));
  for (const value of Object.keys(actionLabels).slice(1)) expect(actions).toContain(value);
});
