import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';

const { as, call, mailTo, pool } = await testApi();
const { login, verify, me, signUp, forgotPassword, resetPassword } = contract.accounts;
const { update, revertEmail } = contract.profile;

const NEW_PASSWORD = 'copper-meadow-31-violin';

const textTo = async (email: string) => (await mailTo(email))?.text ?? '';
const codeTo = async (email: string) => /^ {4}(\d{6})$/m.exec(await textTo(email))?.[1] ?? '';
const tokenTo = async (email: string, page: string) =>
  new RegExp(`${page}\\?token=([\\w-]+)`).exec(await textTo(email))?.[1] ?? '';
const logIn = async (email: string, password = PASSWORD) => (await call(login, { body: { email, password } })).answer;
const revert = (token: string) => call(revertEmail, { body: { token } });
/** Sets another password, because the former one no longer works. */
async function logInAfter(reverted: Awaited<ReturnType<typeof revert>>, email: string) {
  expect(await logIn(email)).toMatchObject({ error: { code: 'unauthenticated' } });
  const { resetToken: token } = dataOf(reverted.answer);
  dataOf((await call(resetPassword, { body: { token, password: NEW_PASSWORD } })).answer);
  return logIn(email, NEW_PASSWORD);
}

/** Returns the revert token mailed to the former email. */
async function change({ user, token }: SignedIn, email: string): Promise<string> {
  const { firstName, lastName, phone } = user;
  dataOf((await call(update, { body: { firstName, lastName, phone, email } }, { token })).answer);
  return tokenTo(user.email, 'revert-email');
}
const verified = async (email: string): Promise<SignedIn> =>
  dataOf((await call(verify, { body: { email, code: await codeTo(email) } })).answer);

test('restores the former email before the new one is verified', async () => {
  const person = await as('tenant');
  const email = anEmail('stranger');
  const token = await change(person, email);
  const code = await codeTo(email);
  const reverted = await revert(token);
  expect(reverted.status).toBe(200);
  expect(reverted.answer).toEqual({
    success: true,
    message: 'We’ve restored your old email address and signed you out on every device.',
    data: {
      email: person.user.email,
      ended: [{ kind: 'email-change', name: email }],
      remaining: [],
      resetToken: expect.stringMatching(/^[\w-]{43}$/),
      reviewToken: expect.stringMatching(/^[\w-]{43}$/),
    },
  });
  expect((await call(verify, { body: { email, code } })).status).toBe(422);
  const back = dataOf(await logInAfter(reverted, person.user.email));
  expect(back.user).toMatchObject({ id: person.user.id, isVerified: true });
  expect(await logIn(email)).toMatchObject({ error: { code: 'unauthenticated' } });
});

test('accepts a revert link once', async () => {
  const token = await change(await as('tenant'), anEmail('new'));
  expect((await revert(token)).status).toBe(200);
  expect((await revert(token)).status).toBe(422);
  const other = await change(await as('tenant'), anEmail('new'));
  const both = await Promise.all([revert(other), revert(other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('restores the account after an intruder verified their email and set a password', async () => {
  const person = await as('landlord');
  const email = anEmail('stranger');
  const token = await change(person, email);
  const stranger = await verified(email);
  await call(forgotPassword, { body: { email } });
  const reset = await tokenTo(email, 'reset-password');
  dataOf((await call(resetPassword, { body: { token: reset, password: NEW_PASSWORD } })).answer);
  const session = dataOf(await logIn(email, NEW_PASSWORD)).token;

  const back = dataOf((await revert(token)).answer);
  expect(back).toMatchObject({ email: person.user.email });
  expect(back.ended).toEqual([
    { kind: 'session', name: 'Unknown device' },
    { kind: 'email-change', name: '' },
  ]);
  for (const old of [stranger.token, session]) expect((await call(me, {}, { token: old })).status).toBe(401);
  for (const address of [person.user.email, email])
    for (const password of [NEW_PASSWORD, PASSWORD])
      expect(await logIn(address, password)).toMatchObject({ error: { code: 'unauthenticated' } });

  const mine = 'harbour-violet-84-teapot';
  expect((await call(resetPassword, { body: { token: back.resetToken, password: mine } })).status).toBe(200);
  expect(dataOf(await logIn(person.user.email, mine)).user.id).toBe(person.user.id);
});

test('undoes two changes by the first link, which voids the second', async () => {
  const person = await as('tenant');
  const [second, third] = [anEmail('second'), anEmail('third')];
  const toFirst = await change(person, second);
  const toSecond = await change(await verified(second), third);
  await verified(third);
  const reverted = await revert(toFirst);
  expect(dataOf(reverted.answer).email).toBe(person.user.email);
  expect((await revert(toSecond)).status).toBe(422);
  expect((await logInAfter(reverted, person.user.email)).success).toBe(true);
});

test('keeps the first link valid when the second is used', async () => {
  const person = await as('tenant');
  const [second, third] = [anEmail('second'), anEmail('third')];
  const toFirst = await change(person, second);
  const toSecond = await change(await verified(second), third);
  const reverted = await revert(toSecond);
  expect(dataOf(reverted.answer).email).toBe(second);
  expect((await logInAfter(reverted, second)).success).toBe(true);
  expect(dataOf((await revert(toFirst)).answer).email).toBe(person.user.email);
});

test('refuses to restore an email that has a verified account of its own by now', async () => {
  const [person, other] = [await as('tenant'), await as('tenant')];
  const [token, otherToken] = [await change(person, anEmail('new')), await change(other, anEmail('new'))];
  for (const { user } of [person, other]) {
    await pool.query(
      `update account set email = pending_email, email_key = pending_email_key,
       pending_email = null, pending_email_key = null, pending_since = null where id = $1`,
      [user.id],
    );
    dataOf((await call(signUp, { body: aSignUp('tenant', { email: user.email }) })).answer);
  }
  await verified(person.user.email);
  const { status, answer } = await revert(token);
  expect(status).toBe(409);
  expect(answer.message).toContain('/contact');
  // The refusal does not use the link up.
  expect((await revert(token)).status).toBe(409);
  expect(dataOf((await revert(otherToken)).answer).email).toBe(other.user.email);
});

test('accepts a revert link for fourteen days', async () => {
  const [person, late] = [await as('tenant'), await as('tenant')];
  const [token, lateToken] = [await change(person, anEmail('new')), await change(late, anEmail('new'))];
  const age = 'update email_revert set expires_at = expires_at - $2::interval where account_id = $1';
  await pool.query(age, [person.user.id, '13 days 23 hours']);
  await pool.query(age, [late.user.id, '14 days 1 minute']);
  expect((await revert(token)).status).toBe(200);
  expect((await revert(lateToken)).status).toBe(422);
});

test('keeps a suspension when the email is reverted', async () => {
  const person = await as('tenant');
  const token = await change(person, anEmail('new'));
  await pool.query('update account set suspended_at = now() where id = $1', [person.user.id]);
  expect(await logInAfter(await revert(token), person.user.email)).toMatchObject({
    success: false,
    message: expect.stringContaining('Your account has been suspended.'),
  });
});
