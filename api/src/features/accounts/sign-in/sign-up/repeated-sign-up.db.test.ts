import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { accounts } = contract;
const { signUp, login, verify } = accounts;

test('answers sign-in after sign-up the same for a new and a registered email', async () => {
  const { user } = await as('tenant');
  const password = 'another-password-9';
  const answers = [];
  for (const email of [user.email.toUpperCase(), `New${user.email.slice(3)}`]) {
    await call(signUp, { body: aSignUp('landlord', { email, password }) });
    const logIn = async (typed: string) =>
      JSON.stringify(await call(login, { body: { email: email.toLowerCase(), password: typed } }))
        .replaceAll(email, '…')
        .replace(/"(date|retry-after)":"[^"]+"/g, '');
    const seen = [await logIn(password), await logIn('not-the-password-1')];
    // The code of the sign-up has expired: both count a resend, up to the same limit.
    for (let n = 0; n < 10; n += 1) {
      await db
        .updateTable('email_verification')
        .set({ expires_at: new Date(0) })
        .execute();
      await db
        .updateTable('repeated_sign_up')
        .set({ code_until: new Date(0) })
        .execute();
      seen.push(await logIn(password));
    }
    const resent = await call(accounts.resendVerification, { body: { email } });
    answers.push([...seen, resent.status]);
  }
  expect(answers[0]?.[0]).toContain('requiresVerification');
  expect(answers[0]?.[1]).toContain('unauthenticated');
  expect(answers[0]).toEqual(answers[1]);
  // Only the owner's password signs in.
  await db.deleteFrom('throttle').execute();
  expect((await call(login, { body: { email: user.email, password: PASSWORD } })).answer.success).toBe(true);
});

test('verifies with each code the sign-up that asked for it', async () => {
  const email = anEmail();
  const first = await call(signUp, { body: aSignUp('agent', { email, password: 'first-password-1' }) });
  await call(signUp, { body: aSignUp('landlord', { email, firstName: 'Ines', password: 'second-password-2' }) });
  expect((await mailTo(email))?.text).toContain('signed up with this email address again');

  const { answer } = await call(verify, { body: { email, code: dataOf(first.answer).verificationCode ?? '' } });
  const { user, resetToken } = dataOf(answer);
  expect(user).toMatchObject({ firstName: 'Maya', userType: 'agent' });
  expect(resetToken).toBeUndefined();
  expect(await db.selectFrom('landlord').selectAll().where('account_id', '=', user.id).execute()).toEqual([]);
  expect(await db.selectFrom('agency').selectAll().where('account_id', '=', user.id).execute()).toHaveLength(1);
  expect((await call(login, { body: { email, password: 'second-password-2' } })).answer.success).toBe(false);
  expect((await call(login, { body: { email, password: 'first-password-1' } })).answer.success).toBe(true);
});

test('asks for a new password when the code belongs to none of several sign-ups', async () => {
  const email = anEmail();
  for (const password of ['first-password-1', 'second-password-2'])
    await call(signUp, { body: aSignUp('tenant', { email, password }) });
  await call(accounts.resendVerification, { body: { email } });
  const code = /^ {4}(\d{6})$/m.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  const { answer } = await call(verify, { body: { email, code } });
  const { resetToken = '' } = dataOf(answer);
  for (const password of ['first-password-1', 'second-password-2'])
    expect((await call(login, { body: { email, password } })).answer.success).toBe(false);
  await call(accounts.resetPassword, { body: { token: resetToken, password: 'third-password-3' } });
  expect((await call(login, { body: { email, password: 'third-password-3' } })).answer.success).toBe(true);
});
