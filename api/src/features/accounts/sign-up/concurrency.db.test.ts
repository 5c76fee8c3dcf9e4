import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aSignUp, PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { accounts, admin } = contract;

test('answers no simultaneous change of one account with a server error', async () => {
  const { token: boss } = await as('admin');
  const body = aSignUp('tenant');
  const { email } = body;
  for (let round = 0; round < 3; round += 1) {
    const code = dataOf((await call(accounts.signUp, { body })).answer).verificationCode ?? '';
    await call(accounts.forgotPassword, { body: { email } });
    const reset = /reset-password\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? 'none';
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const answers = await Promise.all([
      call(accounts.verify, { body: { email, code } }),
      call(accounts.signUp, { body: aSignUp('agent', { email }) }),
      call(accounts.resendVerification, { body: { email } }),
      call(accounts.resetPassword, { body: { token: reset, password: PASSWORD } }),
      call(accounts.login, { body: { email, password: PASSWORD } }),
      call(accounts.forgotPassword, { body: { email } }),
      ...[true, false].map((suspended) =>
        call(admin.suspend, { params: { id }, body: { suspended } }, { token: boss }),
      ),
      call(accounts.verify, { body: { email, code } }),
      call(accounts.signUp, { body: aSignUp('landlord', { email }) }),
    ]);
    for (const { status, answer } of answers) {
      expect(status, JSON.stringify(answer)).toBeLessThan(500);
      expect(answer).toHaveProperty('success');
    }
    await db.updateTable('account').set({ verified_at: null }).where('id', '=', id).execute();
    await db.deleteFrom('throttle').execute();
  }
  expect(await db.selectFrom('account').select('id').where('email_key', '=', email).execute()).toHaveLength(1);
});
