import { expect, test } from 'vitest';
import { teamRoles } from '../../agencies/teams/roles.ts';
import { listerActions, listingStatuses, nextStatus } from '../../listings/lifecycle.ts';
import { limitedAccountMay } from './limited-account.ts';

test('brings no home back to the market', () => {
  const back = listingStatuses.flatMap((status) =>
    listerActions
      .filter((action) => limitedAccountMay.takeStep(status, action))
      .filter((action) => nextStatus(status, action) === 'live' && status !== 'live'),
  );
  expect(back).toEqual([]);
  expect(limitedAccountMay.takeStep('live', 'confirm')).toBe(true);
  expect(limitedAccountMay.takeStep('live', 'withdraw')).toBe(true);
  expect(limitedAccountMay.takeStep('paused', 'resume')).toBe(false);
});

test('makes no advert that of another home', () => {
  const address = { line1: '12 Lock Street', line2: '', city: 'Leeds', postcode: 'LS1 4AP', county: '' };
  expect(limitedAccountMay.editHome(address, { ...address, postcode: 'ls14ap' })).toBe(true);
  expect(limitedAccountMay.editHome(address, { ...address, line1: '14 Lock Street' })).toBe(false);
});

test('takes viewing times away and offers none', () => {
  expect(limitedAccountMay.saveTimes({ weekly: [], singles: [] })).toBe(true);
  expect(limitedAccountMay.saveTimes({ weekly: [], singles: [{ day: '2026-12-03', time: '10:00' }] })).toBe(false);
  expect(limitedAccountMay.saveTimes({ weekly: [{ weekday: 1, from: '10:00', to: '12:00' }], singles: [] })).toBe(
    false,
  );
});

test('gives nobody a higher role', () => {
  const higher = teamRoles.flatMap((before, index) =>
    teamRoles.slice(0, index).map((after) => [before, after] as const),
  );
  expect(higher).toHaveLength(6);
  for (const [before, after] of higher) {
    expect(limitedAccountMay.changeRole(before, after)).toBe(false);
    expect(limitedAccountMay.changeRole(after, before)).toBe(true);
    expect(limitedAccountMay.changeRole(before, before)).toBe(true);
  }
});

test('replies and writes to nobody new', () => {
  expect([limitedAccountMay.write(true), limitedAccountMay.write(false)]).toEqual([true, false]);
});
