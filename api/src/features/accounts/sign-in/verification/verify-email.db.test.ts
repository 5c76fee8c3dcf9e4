import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, callUnchecked, db, mailTo } = await testApi();
const { signUp, verify, resendVerification, me, login } = contract.accounts;

const notValid = 'This code or link isn’t valid or has expired. Please request a new one.';

const aNewcomer = async () => {
  const body = aSignUp('tenant');
  const code = dataOf((await call(signUp, { body })).answer).verificationCode ?? '';
  return { email: body.email, password: body.password, code, token: await mailedToken(body.email) };
};
const mailedToken = async (email: string) =>
  /verify\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
const codeFor = async (email: string) => /^ {4}(\d{6})$/m.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('verifies the email by code and signs in for twelve hours', async () => {
  const { email, code } = await aNewcomer();
  const { status, answer } = await call(verify, { body: { email: email.toUpperCase(), code } });
  expect(status).toBe(200);
  const { user, token } = dataOf(answer);
  expect(user).toMatchObject({ email, isVerified: true });
  expect(dataOf((await call(me, {}, { token })).answer).user).toEqual(user);
  const session = await db
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(session.expires_at.getTime() - session.created_at.getTime()).toBe(12 * 3_600_000);
});

test('verifies the email by link and signs in', async () => {
  const { email, token } = await aNewcomer();
  const { answer } = await call(verify, { body: { token } });
  expect(dataOf(answer).user).toMatchObject({ email, isVerified: true });
});

test('answers wrong, expired, used and unknown proofs the same', async () => {
  const used = await aNewcomer();
  await call(verify, { body: { email: used.email, code: used.code } });
  const expired = await aNewcomer();
  await db.updateTable('email_verification').set({ expires_at: new Date() }).execute();
  const wrong = await aNewcomer();
  const usedUp = await aNewcomer();
  for (let n = 0; n < 5; n += 1) await call(verify, { body: { email: usedUp.email, code: other(usedUp.code) } });

  const answers = await Promise.all(
    [
      { email: wrong.email, code: other(wrong.code) },
      { email: wrong.email, code: 'no-digits' },
      { email: expired.email, code: expired.code },
      { token: expired.token },
      { email: used.email, code: used.code },
      { token: used.token },
      { email: usedUp.email, code: usedUp.code },
      { email: anEmail('nobody'), code: '123456' },
      { email: 'not an address', code: '123456' },
      { token: 'made-up' },
    ].map((body) => call(verify, { body })),
  );
  for (const { status, answer } of answers) {
    expect(status).toBe(422);
    expect(answer).toEqual({ success: false, message: notValid, error: { code: 'invalid' } });
  }
});

test('rejects the code but not the link after five wrong codes', async () => {
  const { email, code, token } = await aNewcomer();
  for (let n = 0; n < 5; n += 1) await call(verify, { body: { email, code: other(code) } });
  expect((await call(verify, { body: { email, code } })).answer.success).toBe(false);
  expect((await call(verify, { body: { token } })).answer.success).toBe(true);
});

test('compares five of fifty simultaneous guesses', async () => {
  const { email, code } = await aNewcomer();
  const wrong = await Promise.all(
    Array.from({ length: 50 }, () => call(verify, { body: { email, code: other(code) } })),
  );
  expect(wrong.every(({ status }) => status === 422)).toBe(true);
  expect((await call(verify, { body: { email, code } })).status).toBe(422);

  // The right code wins only among the first five guesses.
  const second = await aNewcomer();
  const guesses = Array.from({ length: 50 }, (_, n) =>
    String((Number(second.code) + 50 - n) % 1_000_000).padStart(6, '0'),
  );
  for (const guess of guesses.slice(0, 5)) await call(verify, { body: { email: second.email, code: guess } });
  const late = await Promise.all(
    [...guesses.slice(5), second.code].map((guess) => call(verify, { body: { email: second.email, code: guess } })),
  );
  expect(late.some(({ answer }) => answer.success)).toBe(false);
});

test('accepts one of several simultaneous uses of a code', async () => {
  const { email, code } = await aNewcomer();
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(verify, { body: { email, code } })));
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
});

test('answers a retry with its Idempotency-Key with the same session', async () => {
  const { email, code } = await aNewcomer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(verify, { body: { email, code } }, { key: email })),
  );
  answers.push(await call(verify, { body: { email, code } }, { key: email }));
  expect(new Set(answers.map(({ answer }) => dataOf(answer).token)).size).toBe(1);
});

test('replaces the code and its tries when a new one is requested', async () => {
  const { email, code, token } = await aNewcomer();
  for (let n = 0; n < 5; n += 1) await call(verify, { body: { email, code: other(code) } });
  const { status, answer } = await call(resendVerification, { body: { email: email.toUpperCase() } });
  expect([status, answer]).toEqual([
    200,
    {
      success: true,
      data: null,
      message: 'If this address is waiting to be verified, we’ve emailed it a new code.',
    },
  ]);
  const fresh = await codeFor(email);
  expect((await call(verify, { body: { token } })).answer.success).toBe(false);
  if (fresh !== code) expect((await call(verify, { body: { email, code } })).answer.success).toBe(false);
  expect((await call(verify, { body: { email, code: fresh } })).answer.success).toBe(true);
});

test('answers a resend the same to everybody, and mails only unverified accounts', async () => {
  const waiting = await aNewcomer();
  const verified = (await as('tenant')).user.email;
  const addresses = [waiting.email, verified, anEmail('nobody')];
  const mails = () => db.selectFrom('mail').select('id').where('to_address', '<>', '').execute();
  const mailsBefore = await mails();
  const answers = await Promise.all(addresses.map((email) => call(resendVerification, { body: { email } })));
  expect(new Set(answers.map(({ status, answer }) => JSON.stringify([status, answer]))).size).toBe(1);
  expect(await mails()).toHaveLength(mailsBefore.length + 1);

  for (const email of addresses) {
    const more = await Promise.all(Array.from({ length: 9 }, () => call(resendVerification, { body: { email } })));
    const refused = more.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.answer).toEqual({
      success: false,
      message: 'Too many attempts. Please try again in an hour.',
      error: { code: 'too_many' },
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_500);
  }
});

test.each([
  [{ email: '' }, 'Please enter your email address'],
  [{ email: 'maya' }, 'Please enter a valid email address'],
])('rejects a resend to %j', async (body, message) => {
  const { status, answer } = await call(resendVerification, { body });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ success: false, message, error: { code: 'invalid', fields: { email: message } } });
});

test('tells a suspended account about the suspension after verification', async () => {
  const { email, code, password } = await aNewcomer();
  await db.updateTable('account').set({ suspended_at: new Date() }).where('email', '=', email).execute();
  const { status, answer } = await call(verify, { body: { email, code } });
  expect(status).toBe(403);
  expect(answer).toMatchObject({ success: false, error: { code: 'forbidden' } });
  expect((await call(login, { body: { email, password } })).answer.success).toBe(false);
});

test.each([[{}], [{ code: '123456' }], [{ token: 'x', code: '123456', email: 'maya@tenant.example' }], [{ token: 5 }]])(
  'answers 422 to a body that is neither a token nor a code (%j)',
  async (body) => {
    const { status, answer } = await callUnchecked(verify, { body });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ success: false, error: { code: 'invalid' } });
  },
);
