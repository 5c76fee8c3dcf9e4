import { expect, test } from 'vitest';
import { endingIntegrations, endsIntegrations } from './integrations.ts';

test.each([
  [0, 0, 'The team’s secret calendar addresses stop working.'],
  [
    1,
    0,
    'The key that they created for other software stops working and the team’s secret calendar addresses stop working.',
  ],
  [
    3,
    2,
    'The 3 keys that they created for other software stop working, the 2 webhooks that they set up are switched off and the team’s secret calendar addresses stop working.',
  ],
])('says what ends with %i keys and %i webhooks', (keys, webhooks, sentence) => {
  expect(endingIntegrations({ keys, webhooks }, 'they')).toBe(sentence);
});

test('a role without other software, and none at all, end what somebody made for it', () => {
  expect(endsIntegrations('manager', 'negotiator')).toBe(true);
  expect(endsIntegrations('owner', null)).toBe(true);
  expect(endsIntegrations('owner', 'manager')).toBe(false);
  expect(endsIntegrations('negotiator', 'viewer')).toBe(false);
});
