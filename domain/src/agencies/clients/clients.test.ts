import { expect, test } from 'vitest';
import { actionsFrom } from '../../listings/lifecycle.ts';
import { clientProblems, pastStatuses } from './clients.ts';

const problemsOf = (email: string) => clientProblems({ name: 'Ada', email, address: '' });

test.each(['', '   ', 'ada@landlord.example', ' ada@landlord.example '])('accepts “%s”', (email) => {
  expect(problemsOf(email)).toEqual({});
});

test.each(['ada', 'ada@', '@landlord.example', 'ada@landlord', 'ada @landlord.example'])('rejects “%s”', (email) => {
  expect(problemsOf(email)).toEqual({ email: 'Please enter a valid email address' });
});

test('counts only final statuses as past', () => {
  for (const status of pastStatuses) expect(actionsFrom(status)).toEqual([]);
});
