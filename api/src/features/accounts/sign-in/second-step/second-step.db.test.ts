import { contract } from '@letfair/contract';
import { RECOVERY_CODES, SECOND_STEP_TRIES, secondStepSentences } from '@letfair/domain/accounts/second-step';
import { expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { totpCode } from './totp.ts';

const { as, call, callUnchecked, db, pool, mailTo, send } = await testApi();
const { login, me, resetPassword, forgotPassword, verify } = contract.accounts;
const { completeSignIn, startSecondStep, enableSecondStep, renewRecoveryCodes, disableSecondStep, show } =
  contract.security;

const STEP_MS = 30_000;
/** Each use takes the next time step, because the same one is refused. */
const codeOf = (secret: string, steps = 0) => totpCode(secret, Date.now() + steps * STEP_MS);

async function withSecondStep(person: SignedIn) {
  const { token, user } = person;
  const { secret } = dataOf((await call(startSecondStep, {}, { token })).answer);
  // A step that ended before the check would make the code two steps old.
  vi.useFakeTimers({ toFake: ['Date'] });
  const enabled = await call(enableSecondStep, { body: { code: codeOf(secret, -1) } }, { token });
  vi.useRealTimers();
  return { token, user, secret, recoveryCodes: dataOf(enabled.answer).recoveryCodes };
}
const enrolled = async (role: 'tenant' | 'admin' = 'tenant') => withSecondStep(await as(role));

async function challengeFor(email: string, rememberMe = false): Promise<string> {
  const { status, answer } = await call(login, { body: { email, password: PASSWORD, rememberMe } });
  expect(status).toBe(200);
  if (answer.success || !answer.data || !('challenge' in answer.data)) throw new Error('No second step was asked for.');
  return answer.data.challenge;
}
const complete = (challenge: string, code: string) => call(completeSignIn, { body: { challenge, code } });

test('answers a right password with a typed step, and signs in with the code of the app', async () => {
  const { user, secret } = await enrolled();
  const { status, answer } = await call(login, { body: { email: user.email, password: PASSWORD } });
  expect([status, answer]).toEqual([
    200,
    {
      success: false,
      message: secondStepSentences.codeNeeded,
      data: { requiresSecondStep: true, challenge: expect.stringMatching(/^[\w-]{43}$/), methods: ['code'] },
      error: { code: 'forbidden' },
    },
  ]);
  const challenge = await challengeFor(user.email, true);
  const signedIn = await complete(challenge, ` ${codeOf(secret).replace(/(...)/, '$1 ')}`);
  expect(signedIn.status).toBe(200);
  const { token, user: again } = dataOf(signedIn.answer);
  expect(again.id).toBe(user.id);
  expect((await call(me, {}, { token })).status).toBe(200);
  const { rows } = await pool.query(
    'select two_step, expires_at > now() + $2::interval as remembered from session where account_id = $1 and two_step order by created_at desc limit 1',
    [user.id, '29 days'],
  );
  expect(rows).toEqual([{ two_step: true, remembered: true }]);
});

test('says nothing of the second step before the password is right', async () => {
  const { user } = await enrolled();
  const { answer } = await call(login, { body: { email: user.email, password: 'not-the-password' } });
  expect(answer).toEqual({
    success: false,
    message: 'The email address or password isn’t right.',
    error: { code: 'unauthenticated' },
  });
});

test('refuses the code of a time step that was used, and works with a challenge once', async () => {
  const { user, secret } = await enrolled();
  const first = await challengeFor(user.email);
  const code = codeOf(secret);
  expect((await complete(first, code)).status).toBe(200);
  expect((await complete(first, codeOf(secret, 1))).status).toBe(410);
  const replayed = await complete(await challengeFor(user.email), code);
  expect([replayed.status, replayed.answer]).toMatchObject([422, { error: { fields: { code: expect.any(String) } } }]);
});

test('ends a challenge after five wrong codes and counts them for the account', async () => {
  const { user, secret } = await enrolled();
  const challenge = await challengeFor(user.email);
  for (let tries = 0; tries < SECOND_STEP_TRIES; tries += 1)
    expect((await complete(challenge, 'wrong-code')).status).toBe(422);
  expect((await complete(challenge, codeOf(secret))).status).toBe(410);
  const next = await challengeFor(user.email);
  for (let tries = 0; tries < SECOND_STEP_TRIES; tries += 1)
    expect((await complete(next, 'wrong-code')).status).toBe(422);
  const last = await complete(await challengeFor(user.email), codeOf(secret));
  expect(last.status).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(60);
});

test('parallel codes cannot share one challenge', async () => {
  const { user, recoveryCodes } = await enrolled();
  const challenge = await challengeFor(user.email);
  const answers = await Promise.all(recoveryCodes.slice(0, 3).map((code) => complete(challenge, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  const left = await pool.query('select count(*)::int as left from recovery_code where account_id = $1', [user.id]);
  expect(left.rows).toEqual([{ left: RECOVERY_CODES - 1 }]);
});

test.each(['expired', 'made up', 'of an account that got another password'])(
  'refuses a challenge that is %s',
  async (kind) => {
    const { user, secret } = await enrolled();
    let challenge = await challengeFor(user.email);
    if (kind === 'expired') await pool.query("update sign_in_challenge set expires_at = now() - interval '1 second'");
    if (kind === 'made up') challenge = 'made-up';
    if (kind.startsWith('of an account')) {
      await call(forgotPassword, { body: { email: user.email } });
      const token = /token=([\w-]+)/.exec((await mailTo(user.email))?.text ?? '')?.[1] ?? '';
      expect((await call(resetPassword, { body: { token, password: `${PASSWORD}-2` } })).status).toBe(200);
    }
    expect((await complete(challenge, codeOf(secret))).status).toBe(410);
  },
);

test('signs in with a recovery code once, and tells the owner how many are left', async () => {
  const { user, recoveryCodes } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){3}$/);
  const signedIn = await complete(await challengeFor(user.email), code.replaceAll('-', ' ').toUpperCase());
  expect(signedIn.status).toBe(200);
  expect((await mailTo(user.email))?.text).toContain(`${RECOVERY_CODES - 1} codes are left`);
  expect((await complete(await challengeFor(user.email), code)).status).toBe(422);
  const { secondStep, events } = dataOf((await call(show, {}, { token: dataOf(signedIn.answer).token })).answer);
  expect(secondStep?.recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
  expect(events.map(({ kind }) => kind)).toEqual(['wrong-code', 'recovery-code', 'verification']);
});

test('new recovery codes replace the former ones', async () => {
  const { user, token, recoveryCodes } = await enrolled();
  const renewed = dataOf((await call(renewRecoveryCodes, {}, { token })).answer).recoveryCodes;
  expect((await complete(await challengeFor(user.email), recoveryCodes[0] ?? '')).status).toBe(422);
  expect((await complete(await challengeFor(user.email), renewed[0] ?? '')).status).toBe(200);
});

test('turning it on ends every other session, tells the owner by mail and never shows the secret again', async () => {
  const person = await as('tenant');
  const other = dataOf((await call(login, { body: { email: person.user.email, password: PASSWORD } })).answer).token;
  const { token, secret } = await withSecondStep(person);
  expect((await call(me, {}, { token: other })).status).toBe(401);
  expect((await mailTo(person.user.email))?.subject).toBe('Two-step sign-in is on');
  const { body } = await send({ method: 'GET', url: show.path, headers: { authorization: `Bearer ${token}` } });
  expect(body).not.toContain(secret);
  expect((await call(startSecondStep, {}, { token })).status).toBe(409);
  expect((await call(enableSecondStep, { body: { code: codeOf(secret) } }, { token })).status).toBe(409);
});

test('a set-up that was not finished changes nothing', async () => {
  const { token, user } = await as('tenant');
  await call(startSecondStep, {}, { token });
  expect((await call(enableSecondStep, { body: { code: '000000' } }, { token })).status).toBe(422);
  expect((await call(login, { body: { email: user.email, password: PASSWORD } })).answer.success).toBe(true);
});

test('turning it off needs the password and a code', async () => {
  const { user, token, secret } = await enrolled();
  const off = (password: string, code: string) => call(disableSecondStep, { body: { password, code } }, { token });
  expect((await off('not-the-password', codeOf(secret))).answer).toMatchObject({ error: { fields: { password: {} } } });
  expect((await off(PASSWORD, '000000')).answer).toMatchObject({ error: { fields: { code: expect.any(String) } } });
  expect((await off(PASSWORD, codeOf(secret))).status).toBe(200);
  expect((await mailTo(user.email))?.subject).toBe('Two-step sign-in is off');
  expect((await call(login, { body: { email: user.email, password: PASSWORD } })).answer.success).toBe(true);
});

test('verifying a new email address does not stand in for the second step', async () => {
  const { user, token, secret } = await enrolled();
  const email = `new-${user.email}`;
  const body = { firstName: 'Maya', lastName: 'Osei', phone: user.phone, email };
  expect((await call(contract.profile.update, { body }, { token })).status).toBe(200);
  const code = /\b\d{6}\b/.exec((await mailTo(email))?.text ?? '')?.[0] ?? '';
  const { status, answer } = await callUnchecked(verify, { body: { email, code } });
  expect([status, answer]).toMatchObject([403, { success: false, data: { requiresSecondStep: true } }]);
  const { challenge } = (answer as { data: { challenge: string } }).data;
  expect((await complete(challenge, codeOf(secret))).status).toBe(200);
  expect((await db.selectFrom('account').select('email').where('id', '=', user.id).executeTakeFirst())?.email).toBe(
    email,
  );
});

test('a suspended account does not get in with a right code', async () => {
  const { user, secret } = await enrolled();
  const challenge = await challengeFor(user.email);
  await pool.query('update account set suspended_at = now() where id = $1', [user.id]);
  expect((await complete(challenge, codeOf(secret))).status).toBe(403);
});
