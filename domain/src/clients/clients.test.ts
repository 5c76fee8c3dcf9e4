import { expect, test } from 'vitest';
import { actionsFrom } from '../listings/lifecycle.ts';
import { clientEmailProblem, pastStatuses } from './clients.ts';

test.each(['', '   ', 'ada@landlord.example', ' ada@landlord.example '])('accepts “%s”', (email) => {
  expect(clientEmailProblem(email)).toBeNull();
});

test.each(['ada', 'ada@', '@landlord.example', 'ada@landlord', 'ada @landlord.example'])('rejects “%s”', (email) => {
  expect(clientEmailProblem(email)).toBe('Please enter a valid email address');
});

test('counts only final statuses as past', () => {
  for (const status of pastStatuses) expect(actionsFrom(status)).toEqual([]);
});
