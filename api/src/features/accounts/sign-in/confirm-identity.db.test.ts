import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { RECENT_PASSWORD_MINUTES } from '@letfair/domain/accounts/second-step';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../testing/people.ts';
import type { Expected } from '../../../testing/role-matrix/expected.ts';
import { expectedOfPeople } from '../../../testing/role-matrix/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, callUnchecked, pool, mailTo } = await testApi();
const { confirm, show } = contract.security;
const { update } = contract.profile;

const age = (token: string, minutes: number) =>
  pool.query(
    'update session set confirmed_at = now() - make_interval(mins => $2) where token_hash = sha256($1::bytea)',
    [token, minutes],
  );

async function signedInLongAgo() {
  const person = await as('tenant');
  await age(person.token, RECENT_PASSWORD_MINUTES);
  const { firstName, lastName, phone, email } = person.user;
  return { ...person, profile: { firstName, lastName, phone, email } };
}

const guarded = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, spec]) => (spec as EndpointSpec).recentPassword)
    .map(([name, spec]): [string, EndpointSpec] => [`${group}.${name}`, spec]),
);

describe('asks for the password again after a quarter of an hour', () => {
  test('for every call of which the contract says so', () => {
    expect(guarded.map(([name]) => name)).toEqual([
      'apiKeys.create',
      'privacy.askForExport',
      'privacy.openExport',
      'security.startSecondStep',
      'security.enableSecondStep',
      'security.renewRecoveryCodes',
      'security.startPasskey',
      'security.addPasskey',
      'security.removePasskey',
      'security.removeSecondStepOf',
    ]);
  });

  test.each(guarded)('%s', async (name, spec) => {
    const { token, user } = await as(
      spec.auth === 'user' ? 'tenant' : (spec.auth as readonly ['admin' | 'landlord'])[0],
    );
    const [group = '', key = ''] = name.split('.');
    const { input } = (expectedOfPeople as Record<string, Record<string, Expected>>)[group]![key]!;
    const send = () => callUnchecked(spec, input(user.id), { token });
    await age(token, RECENT_PASSWORD_MINUTES);
    const refused = await send();
    expect([refused.status, refused.answer]).toEqual([
      403,
      { success: false, message: expect.any(String), error: { code: 'password_needed' } },
    ]);
    await call(confirm, { body: { password: PASSWORD } }, { token });
    expect((await send()).answer).not.toMatchObject({ error: { code: 'password_needed' } });
  });
});

test('a new email address needs the password, whatever else is saved with it does not', async () => {
  const { token, profile, user } = await signedInLongAgo();
  const save = (changes: Partial<typeof profile>) => call(update, { body: { ...profile, ...changes } }, { token });
  expect((await save({ firstName: 'Ada', email: user.email.toUpperCase() })).status).toBe(200);
  const refused = await save({ firstName: 'Eve', email: `new-${user.email}` });
  expect([refused.status, refused.answer]).toMatchObject([403, { error: { code: 'password_needed' } }]);
  const { rows } = await pool.query('select first_name, pending_email from account where id = $1', [user.id]);
  expect(rows).toEqual([{ first_name: 'Ada', pending_email: null }]);
  expect((await mailTo(user.email))?.subject).toBe('Verify your email address');
  await call(confirm, { body: { password: PASSWORD } }, { token });
  expect(dataOf((await save({ email: `new-${user.email}` })).answer).requiresVerification).toBe(true);
});

test('closing an account asks for the password in its own body, at any time', async () => {
  const { token } = await signedInLongAgo();
  const close = (password: string) => call(contract.privacy.close, { body: { password } }, { token });
  expect((await close('not-the-password')).status).toBe(422);
  expect((await close(PASSWORD)).status).toBe(200);
});

test('a repeat with the same Idempotency-Key goes through once the password is given', async () => {
  const { token } = await signedInLongAgo();
  const ask = () => call(contract.privacy.askForExport, {}, { token, key: 'one-key' });
  expect((await ask()).status).toBe(403);
  await call(confirm, { body: { password: PASSWORD } }, { token });
  expect((await ask()).status).toBe(200);
});

test('confirms only the session that gave the password', async () => {
  const { token, user } = await signedInLongAgo();
  const login = await call(contract.accounts.login, { body: { email: user.email, password: PASSWORD } });
  const other = dataOf(login.answer).token;
  await age(other, RECENT_PASSWORD_MINUTES);
  expect((await call(confirm, { body: { password: PASSWORD } }, { token })).status).toBe(200);
  expect((await call(contract.privacy.askForExport, {}, { token: other })).status).toBe(403);
  expect((await call(contract.privacy.askForExport, {}, { token })).status).toBe(200);
});

test('refuses wrong passwords like a sign-in, after ten of them the right one too, and tells the owner', async () => {
  const { token } = await signedInLongAgo();
  const give = (password: string) => call(confirm, { body: { password } }, { token });
  for (let tries = 0; tries < 10; tries += 1) expect((await give('not-the-password')).status).toBe(422);
  const locked = await give(PASSWORD);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  const { events } = dataOf((await call(show, {}, { token })).answer);
  expect(events.filter(({ kind }) => kind === 'wrong-password')).toHaveLength(10);
}, 60_000);
