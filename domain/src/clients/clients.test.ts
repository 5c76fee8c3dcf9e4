import { expect, test } from 'vitest';
import { actionsFrom } from '../listings/lifecycle.ts';
import { clientEmailProblem, pastStatuses } from './clients.ts';

test.each(['', '   ', 'ada@landlord.example', ' ada@landlord.example '])('“%s” can be kept', (email) => {
  expect(clientEmailProblem(email)).toBeNull();
});

test.each(['ada', 'ada@', '@landlord.example', 'ada@landlord', 'ada @landlord.example'])(
  '“%s” is no address',
  (email) => {
    expect(clientEmailProblem(email)).toBe('Please enter a valid email address');
  },
);

test('a listing that is over cannot be taken any further', () => {
  for (const status of pastStatuses) expect(actionsFrom(status)).toEqual([]);
});
