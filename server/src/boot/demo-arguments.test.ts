import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { describeRemoval, parseDemoArguments, refuseUnwantedDemo } from './demo-arguments.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';

test('takes a number of homes, or the removal of the demo', () => {
  expect(parseDemoArguments([])).toEqual({ load: null });
  expect(parseDemoArguments(['--listings', '5000'])).toEqual({ load: 5_000 });
  expect(parseDemoArguments(['--remove'])).toBe('remove');
});

test.each([
  [['--listings', '0'], '--listings must be a number from 1 to 100000.'],
  [['--listings', 'many'], '--listings must be a number from 1 to 100000.'],
  [['--listings', '1.5'], '--listings must be a number from 1 to 100000.'],
  [['--listings', '100001'], '--listings must be a number from 1 to 100000.'],
  [['--remove', '--listings', '20'], 'Use --listings or --remove with demo, not both.'],
  [['--delete'], 'demo only accepts --listings with a number, or --remove.'],
  [['all'], 'demo only accepts --listings with a number, or --remove.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parseDemoArguments(args)).toThrow(sentence);
});

test.each(['0', 'many', '1.5', '100001'])('DEMO_LISTINGS refuses %s, and an empty text is unset', (value) => {
  expect(parseConfig({ DEMO_LISTINGS: value })).toEqual({
    ok: false,
    problem: 'DEMO_LISTINGS must be a number from 1 to 100000.',
  });
  expect(parseConfig({ DEMO_LISTINGS: '' })).toMatchObject({ config: { demoListings: null } });
  expect(parseConfig({ DEMO_LISTINGS: '60' })).toMatchObject({ config: { demoListings: 60 } });
});

test('says whether there was a demo to remove', () => {
  expect(describeRemoval(0)).toBe('There’s no demo here, so nothing was removed.');
  expect(describeRemoval(1_204)).toMatch(/^Removed the demo: 1,204 accounts with their homes/);
});

test('a demo that other machines could reach has to be asked for', () => {
  expect(() => refuseUnwantedDemo({ demo: 'never' })).toThrow(
    /^Other machines can reach this site, or SMTP_URL is set, so the demo needs DEMO=1/,
  );
  for (const demo of ['on-request', 'at-start'] as const) expect(() => refuseUnwantedDemo({ demo })).not.toThrow();
});

describe('accounts of a demo', () => {
  const admin = { email: 'admin@letfair.example', userType: 'admin' };
  const tenant = { email: 'tenant@letfair.example', userType: 'tenant' };
  const serve = (found: (typeof admin)[], config: Parameters<typeof refuseDemoAccounts>[1]) =>
    refuseDemoAccounts({ listDemoAccounts: async () => found as never }, config);

  test('stay where only this machine comes', async () => {
    await serve([admin, tenant], { isLocal: true, demo: 'on-request' });
  });

  test('are refused where other machines come, and with DEMO=1 its admin alone is', async () => {
    await expect(serve([admin, tenant], { isLocal: false, demo: 'never' })).rejects.toThrow(
      /^Other machines can reach this site, and it has 2 demo accounts, whose password is public\. Remove the demo with "npm run demo -- --remove"/,
    );
    await expect(serve([admin, tenant], { isLocal: false, demo: 'at-start' })).rejects.toThrow(
      'it has the demo account admin@letfair.example, whose password is public. Remove',
    );
    await serve([tenant], { isLocal: false, demo: 'at-start' });
  });
});
