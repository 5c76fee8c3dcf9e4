import { contract } from '@letfair/contract';
import { aSignUp, PASSWORD } from '../people.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { accounts, profile } = contract;
type Caller = Pick<TestApi, 'as' | 'call' | 'mailTo'>;

export async function callAccounts({ as, call, mailTo }: Caller): Promise<void> {
  const body = aSignUp('agent');
  const { email } = body;
  const signedUp = await call(accounts.signUp, { body }, { key: 'a-key' });
  await call(accounts.login, { body: { email, password: PASSWORD } });
  await call(accounts.verify, { body: { email, code: dataOf(signedUp.answer).verificationCode ?? '' } });
  await call(accounts.verify, { body: { token: 'made-up' } });
  await call(accounts.resendVerification, { body: { email: aSignUp('tenant').email } });
  await call(accounts.forgotPassword, { body: { email } });
  const link = /token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  await call(accounts.resetPassword, { body: { token: link, password: PASSWORD } });

  const { user, token } = await as('tenant');
  await call(accounts.me, {}, { token });
  await call(accounts.changePassword, { body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` } }, { token });
  await call(accounts.signUp, { body: aSignUp('landlord', { email: user.email }) });
  await call(accounts.logout, {}, { token });
}

export async function callProfile({ as, call, mailTo }: Caller): Promise<void> {
  const { user, token } = await as('tenant');
  const { firstName, lastName, phone, email } = user;
  const body = { firstName, lastName, phone, email };
  await call(profile.update, { body }, { token });
  await call(profile.details, {}, { token });
  await call(profile.saveTenant, { body: {} }, { token });
  await call(profile.sessions, {}, { token });
  await call(profile.endSession, { params: { id: user.id } }, { token });
  await call(profile.endOtherSessions, {}, { token });
  await call(profile.update, { body: { ...body, email: 'a-new-one@tenant.example' } }, { token });
  await call(accounts.login, { body: { email: 'a-new-one@tenant.example', password: 'not-the-password' } });
  await call(accounts.resendVerification, { body: { email: 'a-new-one@tenant.example' } });
  const text = (await mailTo(email))?.text ?? '';
  await call(profile.revertEmail, { body: { token: /token=([\w-]+)/.exec(text)?.[1] ?? '' } });
}
