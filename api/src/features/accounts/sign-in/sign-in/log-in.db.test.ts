import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { handedOutAccess } from '../../../../access-kinds.ts';
import { bindHandlers } from '../../../../platform/http/register-routes.ts';
import { noKeys } from '../../../../testing/idle-handlers.ts';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { createPasswords } from '../password/passwords.ts';
import { accountsRoutes } from '../routes.ts';
import { createAuthenticator } from './session.ts';

const { as, call, db, logged, mailTo, pool } = await testApi();
const { signUp, login, verify, me, forgotPassword } = contract.accounts;

const aTenant = async () => (await as('tenant')).user.email;
const logIn = (email: string, password = PASSWORD) => call(login, { body: { email, password } });
const mailCount = async (email: string) =>
  (await db.selectFrom('mail').select('id').where('to_address', '=', email).execute()).length;

test('signs in with the right password, whatever the case of the email', async () => {
  const email = await aTenant();
  const { status, answer } = await logIn(`  ${email.toUpperCase()} `);
  expect(status).toBe(200);
  const { user, token } = dataOf(answer);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    firstName: 'Maya',
    lastName: 'Osei',
    email,
    phone: '07700 900123',
    userType: 'tenant',
    isVerified: true,
    suspended: false,
    profilePhoto: null,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect(dataOf((await call(me, {}, { token })).answer)).toEqual({ user });
});

test.each([
  [false, 12],
  [true, 30 * 24],
])('with remember me %s issues a token for %i hours', async (rememberMe, hours) => {
  const { user } = await as('tenant');
  await db.deleteFrom('session').where('account_id', '=', user.id).execute();
  await call(login, { body: { email: user.email, password: PASSWORD, rememberMe } });
  const session = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(hours * 3_600_000);
});

test('answers a wrong password and an unknown email the same', async () => {
  const wrong = await logIn(await aTenant(), 'not-the-password-1');
  const unknown = await logIn(anEmail('nobody'), 'not-the-password-1');
  expect(wrong.status).toBe(200);
  expect(wrong.answer).toEqual({
    success: false,
    message: 'The email address or password isn’t right.',
    error: { code: 'unauthenticated' },
  });
  expect([unknown.status, unknown.answer]).toEqual([wrong.status, wrong.answer]);
});

test('does the same work for a wrong password and an unknown email', async () => {
  const email = await aTenant();
  const real = createPasswords();
  const worked: string[] = [];
  const passwords = {
    hash: (password: string) => {
      worked.push('hash');
      return real.hash(password);
    },
    matches: (stored: string | undefined, password: string) => {
      worked.push('verify');
      return real.matches(stored, password);
    },
  };
  const accounts = { accounts: contract.accounts };
  const rules = { adminsNeedSecondStep: false };
  const deps = {
    ...rules,
    db,
    passwords,
    publicUrl: 'https://letfair.example',
    mail: 'local',
    access: handedOutAccess(rules),
    isInvited: async () => false,
    onRefusedSignIn: () => undefined,
  } as const;
  const answer = bindHandlers(
    accounts,
    { accounts: accountsRoutes(deps) },
    {
      db,
      authenticate: createAuthenticator(db, rules),
      authenticateKey: noKeys,
      limitIpAddresses: false,
      checkAnswers: true,
    },
  ).get(login);
  const workFor = async (address: string) => {
    worked.length = 0;
    await answer?.({ body: { email: address, password: 'not-the-password-1' }, headers: {}, ipAddress: null });
    return [...worked];
  };
  // One check for the account with this email and one for an account that waits for it, whether or not they exist.
  expect(await workFor(email)).toEqual(['verify', 'verify']);
  expect(await workFor(anEmail('nobody'))).toEqual(['verify', 'verify']);
});

test.each([
  ['known', aTenant],
  ['unknown', async () => anEmail('nobody')],
])('after ten wrong passwords a %s address is locked, and told so with HTTP 200', async (_, address) => {
  const email = await address();
  const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'not-the-password-1')));
  const codes = tries.map(({ answer }) => (answer.success ? 'in' : answer.error.code));
  expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(10);
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(20);
  const locked = await logIn(email);
  expect(locked.status).toBe(200);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  expect(locked.answer).toEqual({
    success: false,
    message: 'Too many attempts. Please try again in 15 minutes.',
    error: { code: 'too_many' },
  });
});

test('resets the count of wrong passwords after a right one', async () => {
  const email = await aTenant();
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1) await logIn(email, 'not-the-password-1');
    expect((await logIn(email)).answer.success).toBe(true);
  }
});

test('reports an unverified email only with the right password', async () => {
  const body = aSignUp('tenant');
  await call(signUp, { body });
  expect((await logIn(body.email, 'not-the-password-1')).answer).toMatchObject({ error: { code: 'unauthenticated' } });
  const { status, answer } = await logIn(body.email.toUpperCase());
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: false,
    message: 'Please verify your email address before signing in.',
    data: { requiresVerification: true, email: body.email },
    error: { code: 'forbidden' },
  });
  expect(await mailCount(body.email)).toBe(1);
});

test('mails a new code only when none is pending, up to a limit', async () => {
  const body = aSignUp('tenant');
  await call(signUp, { body });
  for (let n = 0; n < 8; n += 1) {
    await db
      .updateTable('email_verification')
      .set({ expires_at: new Date(0) })
      .execute();
    await logIn(body.email);
    if (n === 0) await logIn(body.email);
  }
  expect(await mailCount(body.email)).toBe(1 + 5);
  await db.deleteFrom('throttle').execute();
  await logIn(body.email);
  const code = /\d{6}/.exec((await mailTo(body.email))?.text ?? '')?.[0] ?? '';
  expect((await call(verify, { body: { email: body.email, code } })).answer.success).toBe(true);
});

test.each([
  ['Fake listings', 'Reason: Fake listings. '],
  ['Fake listings!', 'Reason: Fake listings! '],
  [null, ''],
])('tells a suspended user with the right password why (%s) and where to contest it', async (reason, told) => {
  const { user } = await as('landlord');
  await db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspension_reason: reason })
    .where('id', '=', user.id)
    .execute();
  const { status, answer } = await logIn(user.email);
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: false,
    message: `Your account has been suspended. ${told}If you think this is a mistake, tell us at /contact.`,
    error: { code: 'forbidden' },
  });
  expect((await logIn(user.email, 'not-the-password-1')).answer).toMatchObject({ error: { code: 'unauthenticated' } });
});

test.each([
  [{}, ['email', 'password']],
  [{ email: ' ', password: 'x' }, ['email']],
  [{ email: 'maya@tenant.example' }, ['password']],
])('rejects an incomplete form (%j) field by field', async (body, fields) => {
  const { status, answer } = await call(login, { body });
  expect(status).toBe(200);
  expect(answer.success ? [] : Object.keys(answer.error.fields ?? {})).toEqual(fields);
});

test('logs no credentials at sign-in', async () => {
  const { user, token } = await as('tenant');
  await call(login, { body: { email: user.email, password: PASSWORD } }, { token });
  expect(logged.join('\n')).toContain('request completed');
  for (const secret of [user.email, PASSWORD, token]) expect(logged.join('\n')).not.toContain(secret);
});

/** Dumps every table except mail, whose texts the local mailbox keeps for reading. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> 'mail'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows)
      for (const value of Object.values(row))
        texts.push(Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value));
  }
  return texts.join('\n');
}

test('stores no password, token or code in clear, nor in replayed answers', async () => {
  const body = aSignUp('tenant');
  const code = dataOf((await call(signUp, { body }, { key: 'sign-up-key' })).answer).verificationCode ?? '';
  const link = /token=([\w-]+)/.exec((await mailTo(body.email))?.text ?? '')?.[1] ?? '';
  const afterSignUp = await everythingStored();
  const first = dataOf((await call(verify, { body: { email: body.email, code } }, { key: 'verify-key' })).answer).token;
  const credentials = { email: body.email, password: PASSWORD };
  const second = dataOf((await call(login, { body: credentials }, { key: 'login-key' })).answer).token;
  await call(forgotPassword, { body: { email: body.email } });
  const reset = /token=([\w-]+)/.exec((await mailTo(body.email))?.text ?? '')?.[1] ?? '';

  const secrets = { code, link, first, second, reset, password: PASSWORD, key: 'login-key' };
  const stored = `${afterSignUp}\n${await everythingStored()}`;
  expect(stored).toContain(body.email);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).not.toBe('');
    expect(stored.includes(secret), `${name} is stored in clear`).toBe(false);
  }
});
