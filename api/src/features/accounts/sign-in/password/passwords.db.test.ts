import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { forgotPassword, resetPassword, changePassword, login, me, signUp, verify, logout } = contract.accounts;

const NEW = 'copper-meadow-31-violin';
const logIn = async (email: string, password: string) => (await call(login, { body: { email, password } })).answer;
const linkToken = async (email: string) => {
  await call(forgotPassword, { body: { email } });
  return /reset-password\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
};

test('answers a forgotten password the same for everybody, and mails only accounts', async () => {
  const { user } = await as('agent');
  const answers = await Promise.all(
    [user.email, user.email.toUpperCase(), anEmail('nobody')].map((email) => call(forgotPassword, { body: { email } })),
  );
  for (const { status, answer } of answers) {
    expect(status).toBe(200);
    expect(answer).toEqual({
      success: true,
      data: null,
      message: 'If there’s an account with this address, we’ve emailed it a link to set a new password.',
    });
  }
  expect((await mailTo(user.email))?.text).toMatch(
    /^https:\/\/letfair\.example\/auth\/reset-password\?token=[\w-]{43}$/m,
  );
});

test('limits reset mails by email, whether or not it has an account', async () => {
  for (const email of [(await as('tenant')).user.email, anEmail('nobody')]) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(forgotPassword, { body: { email } })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  }
  const { status, answer } = await call(forgotPassword, { body: { email: 'maya' } });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ message: 'Please enter a valid email address' });
});

test('sets a new password once, ends every session and tells the owner', async () => {
  const { user, token: session } = await as('landlord');
  const token = await linkToken(user.email);
  const { status, answer } = await call(resetPassword, { body: { token, password: NEW } });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    data: { remaining: [], reviewToken: expect.any(String) },
    message: 'Your password has been changed. Please sign in with the new one.',
  });
  expect(await mailTo(user.email)).toMatchObject({ subject: 'Your password has been changed' });
  expect((await call(me, {}, { token: session })).status).toBe(401);
  expect((await logIn(user.email, PASSWORD)).success).toBe(false);
  expect((await logIn(user.email, NEW)).success).toBe(true);

  const again = await call(resetPassword, { body: { token, password: 'another-password-9' } });
  expect(again.status).toBe(422);
  expect(again.answer).toMatchObject({
    message: 'This link isn’t valid or has expired. Please request a new one.',
    error: { code: 'invalid' },
  });
});

test('rejects a reset link after half an hour, or when a newer one was requested', async () => {
  const { user } = await as('tenant');
  const older = await linkToken(user.email);
  const newer = await linkToken(user.email);
  expect((await call(resetPassword, { body: { token: older, password: NEW } })).status).toBe(422);
  const { expires_at } = await db
    .selectFrom('password_reset')
    .select('expires_at')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(expires_at.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
  expect(expires_at.getTime() - Date.now()).toBeLessThan(31 * 60_000);
  await db.updateTable('password_reset').set({ expires_at: new Date() }).where('account_id', '=', user.id).execute();
  expect((await call(resetPassword, { body: { token: newer, password: NEW } })).status).toBe(422);
});

test('keeps the reset link when the new password is refused', async () => {
  const { user } = await as('tenant');
  const token = await linkToken(user.email);
  for (const password of ['short', 'password1', 'x'.repeat(201)]) {
    const { status, answer } = await call(resetPassword, { body: { token, password } });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { password: expect.any(String) } } });
  }
  expect((await call(resetPassword, { body: { token, password: NEW } })).status).toBe(200);
});

test('accepts one of several simultaneous uses of a reset link', async () => {
  const token = await linkToken((await as('tenant')).user.email);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => call(resetPassword, { body: { token, password: `${NEW}-${n}` } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
});

test('verifies the email of an unverified account by its reset link', async () => {
  const body = aSignUp('tenant');
  const code = dataOf((await call(signUp, { body })).answer).verificationCode ?? '';
  const token = await linkToken(body.email);
  await call(resetPassword, { body: { token, password: NEW } });
  expect((await logIn(body.email, NEW)).success).toBe(true);
  expect((await call(verify, { body: { email: body.email, code } })).status).toBe(422);
});

test('ends the sign-in lock when the password is reset', async () => {
  const { user } = await as('tenant');
  for (let n = 0; n < 11; n += 1) await logIn(user.email, 'not-the-password-1');
  const token = await linkToken(user.email);
  await call(resetPassword, { body: { token, password: NEW } });
  expect((await logIn(user.email, NEW)).success).toBe(true);
});

test('keeps this session when the password is changed, ends the others and deletes a pending reset link', async () => {
  const { user, token } = await as('tenant');
  const elsewhere = dataOf(await logIn(user.email, PASSWORD)).token;
  const link = await linkToken(user.email);
  const { status, answer } = await call(
    changePassword,
    { body: { currentPassword: PASSWORD, newPassword: NEW } },
    { token },
  );
  expect([status, answer]).toEqual([200, { success: true, data: null, message: 'Your password has been changed.' }]);
  expect((await call(me, {}, { token })).status).toBe(200);
  expect((await call(me, {}, { token: elsewhere })).status).toBe(401);
  expect((await call(resetPassword, { body: { token: link, password: 'another-password-9' } })).status).toBe(422);
  expect((await logIn(user.email, NEW)).success).toBe(true);
  expect(await mailTo(user.email)).toMatchObject({ subject: 'Your password has been changed' });
});

test('rejects a wrong current password, and after ten of them the right one too', async () => {
  const { token } = await as('tenant');
  const change = (currentPassword: string) =>
    call(changePassword, { body: { currentPassword, newPassword: NEW } }, { token });
  const first = await change('not-the-password-1');
  expect(first.status).toBe(422);
  expect(first.answer).toMatchObject({
    message: 'Your current password isn’t right.',
    error: { fields: { currentPassword: 'Your current password isn’t right.' } },
  });
  for (let n = 0; n < 9; n += 1) await change('not-the-password-1');
  const locked = await change(PASSWORD);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
});

test('rejects a sign-in that was checked against the old password', async () => {
  const { user, token } = await as('tenant');
  const logins = Array.from({ length: 6 }, () => logIn(user.email, PASSWORD));
  const change = call(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }, { token });
  const [answers] = [await Promise.all(logins), await change];
  const alive = await Promise.all(
    answers.map(async (answer) => answer.success && (await call(me, {}, { token: answer.data.token })).status === 200),
  );
  expect(alive).not.toContain(true);
});

test('ends only this session at sign-out', async () => {
  const { user, token } = await as('tenant');
  const elsewhere = dataOf(await logIn(user.email, PASSWORD)).token;
  expect((await call(logout, {}, { token })).answer).toEqual({ success: true, data: null });
  expect((await call(logout, {}, { token })).status).toBe(401);
  expect((await call(me, {}, { token: elsewhere })).status).toBe(200);
});

test('rejects an expired session', async () => {
  const { user, token } = await as('tenant');
  await db.updateTable('session').set({ expires_at: new Date() }).where('account_id', '=', user.id).execute();
  expect((await call(me, {}, { token })).status).toBe(401);
});
