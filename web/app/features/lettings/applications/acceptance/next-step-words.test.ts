import { expect, test } from 'vitest';
import { depositProtection, stepName, whatToBring } from './next-step-words.ts';

test('names the time and the schemes of the nation', () => {
  expect(depositProtection('england', 'tenant')).toMatch(
    /within 30 days of receiving it .*Deposit Protection Service.*s\. 213/,
  );
  expect(depositProtection('scotland', 'tenant')).toMatch(
    /within 30 working days of the beginning .*SafeDeposits Scotland/,
  );
  expect(depositProtection('northern-ireland', 'tenant')).toMatch(/within 28 days of receiving it .*TDS NI/);
});

test('says to each side whom the scheme is named to', () => {
  expect(depositProtection('england', 'tenant')).toContain('tell you which one');
  expect(depositProtection('england', 'lister')).toContain('tell the tenant which one');
});

test('names the landlord or agent to the tenant, and the steps of their own to each', () => {
  const application = { hasViewed: false, lister: { name: 'Daniel P.' } };
  expect(stepName('references', 'tenant', application)).toBe('Daniel P. checks your references');
  expect(stepName('references', 'lister', application)).toBe('Check references');
  expect(stepName('viewing', 'tenant', { ...application, hasViewed: true })).toBe('See the home again');
});

test('speaks of the right to rent in England only', () => {
  expect(whatToBring('england').join()).toContain('right to rent');
  expect(whatToBring('wales').join()).not.toContain('right to rent');
});
