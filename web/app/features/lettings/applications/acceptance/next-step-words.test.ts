import { expect, test } from 'vitest';
import { depositProtection, whatToBring } from './next-step-words.ts';

test('names the time and the schemes of the nation', () => {
  expect(depositProtection('england')).toMatch(/within 30 days of receiving it .*Deposit Protection Service.*s\. 213/);
  expect(depositProtection('scotland')).toMatch(/within 30 working days of the beginning .*SafeDeposits Scotland/);
  expect(depositProtection('northern-ireland')).toMatch(/within 28 days of receiving it .*TDS NI/);
});

test('speaks of the right to rent in England only', () => {
  expect(whatToBring('england').join()).toContain('right to rent');
  expect(whatToBring('wales').join()).not.toContain('right to rent');
});
