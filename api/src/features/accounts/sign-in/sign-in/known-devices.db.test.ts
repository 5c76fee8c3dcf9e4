import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { listLocalMail } from '../../../../index.ts';
import { deleteOldRows } from '../../../../platform/retention/delete-old-rows.ts';
import { anEmail, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { testKeys } from '../../../../testing/test-database.ts';

const { as, call, db, mailTo, pool, send } = await testApi();
const { login } = contract.accounts;

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const FRIENDS = '192.0.2.44';

const logIn = async (email: string, password: string, ipAddress: string, deviceToken?: string) => {
  const body = { email, password, ...(deviceToken && { deviceToken }) };
  const { answer } = await call(login, { body }, { ipAddress });
  return answer.success ? 'in' : answer.error.code;
};
const guessTenTimes = async (email: string, ipAddress: string) => {
  for (let n = 0; n < 11; n += 1) await logIn(email, 'not-the-password-1', ipAddress);
};

const aTenantAtHome = async () => {
  const { user } = await as('tenant');
  await db.deleteFrom('known_device').execute();
  const body = { email: user.email, password: PASSWORD };
  const { deviceToken } = dataOf((await call(login, { body }, { ipAddress: HOME })).answer);
  return { email: user.email, deviceToken };
};

test('wrong passwords of strangers lock neither the network nor the device of the owner', async () => {
  const { email, deviceToken } = await aTenantAtHome();
  await guessTenTimes(email, ELSEWHERE);
  expect(await logIn(email, PASSWORD, ELSEWHERE)).toBe('too_many');
  expect(await logIn(email, PASSWORD, FRIENDS)).toBe('too_many');
  expect(await logIn(email, PASSWORD, HOME)).toBe('in');
  expect(await logIn(email, PASSWORD, FRIENDS, deviceToken)).toBe('in');
});

test('strangers share one allowance, however many networks they have', async () => {
  const { email } = await aTenantAtHome();
  const codes = [];
  for (let n = 0; n < 15; n += 1) codes.push(await logIn(email, 'not-the-password-1', `198.51.100.${n}`));
  expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(5);
});

test('a known network has an allowance too, and a device of another account is a stranger', async () => {
  const { email, deviceToken } = await aTenantAtHome();
  await guessTenTimes(email, HOME);
  expect(await logIn(email, PASSWORD, HOME)).toBe('too_many');
  expect(await logIn(email, PASSWORD, FRIENDS)).toBe('in');

  const other = await aTenantAtHome();
  await guessTenTimes(other.email, ELSEWHERE);
  expect(await logIn(other.email, PASSWORD, ELSEWHERE, deviceToken)).toBe('too_many');
});

test('an unknown address locks like a known one, and a made-up device token helps nobody', async () => {
  const email = anEmail('nobody');
  await guessTenTimes(email, ELSEWHERE);
  expect(await logIn(email, PASSWORD, HOME, 'made-up')).toBe('too_many');
});

test('devices are stored as hashes and forgotten when they are not used', async () => {
  const { deviceToken } = await aTenantAtHome();
  const stored = await db.selectFrom('known_device').selectAll().execute();
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored.map(({ mark }) => mark.toString('latin1')))).not.toMatch(deviceToken);
  await db
    .updateTable('known_device')
    .set({ last_used_at: new Date(Date.now() - 181 * 86_400_000) })
    .execute();
  await deleteOldRows(db);
  expect(await db.selectFrom('known_device').selectAll().execute()).toEqual([]);
});

const alertsTo = async (email: string) =>
  (await listLocalMail(pool, testKeys, { to: email, limit: 20 })).filter(
    ({ subject }) => subject === 'New sign-in to your account',
  );

test('tells of a sign-in from a device and network that were never used before, and where it came from', async () => {
  const { user } = await as('tenant');
  expect(await alertsTo(user.email)).toEqual([]);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const signIn = async (ipAddress: string, deviceToken?: string) => {
    const response = await send({
      method: 'POST',
      url: login.path,
      headers: { 'user-agent': firefox, 'x-forwarded-for': ipAddress },
      payload: { email: user.email, password: PASSWORD, deviceToken },
    });
    return response.json().data.deviceToken as string;
  };
  const deviceToken = await signIn(ELSEWHERE);
  const [alert] = await alertsTo(user.email);
  expect(alert?.text).toContain('Device: Firefox on Windows');
  expect(alert?.text).toContain('Where from: an internet address (IP) that starts with 198.51');
  expect(alert?.text).toMatch(/When: \w+day \d+ \w+ \d{4}, (\d{1,2}(\.\d\d)?[ap]m|midday|midnight) \(UK time\)/);
  expect(alert?.text).toContain('https://letfair.example/auth/not-me?token=');

  // The same browser at the same place, without its token and elsewhere with it.
  await signIn(ELSEWHERE);
  await signIn(FRIENDS, deviceToken);
  expect(await alertsTo(user.email)).toHaveLength(1);
  await signIn(HOME);
  expect(await alertsTo(user.email)).toHaveLength(2);
  // Another browser at a place that is known.
  expect(await logIn(user.email, PASSWORD, HOME)).toBe('in');
  expect(await alertsTo(user.email)).toHaveLength(3);
});

test('a wrong password and an account that is shared cause no alert', async () => {
  const { user } = await as('tenant');
  await logIn(user.email, 'not-the-password-1', ELSEWHERE);
  await pool.query('update account set is_demo = true where id = $1', [user.id]);
  expect(await logIn(user.email, PASSWORD, ELSEWHERE)).toBe('in');
  expect(await alertsTo(user.email)).toEqual([]);
  expect(await mailTo(user.email)).toBeUndefined();
});
