import { contract } from '@letfair/contract';
import { endableKinds } from '@letfair/domain/accounts/access';
import { createExportStore, makeExport } from '../../features/accounts/privacy/index.ts';
import { totpCode } from '../../features/accounts/sign-in/second-step/totp.ts';
import { openDb } from '../../platform/db.ts';
import { attachmentStore } from '../../platform/files/attachment-store.ts';
import { certificateStore } from '../../platform/files/certificate-store.ts';
import { photoStore } from '../../platform/photos/photo-store.ts';
import { aSignUp, PASSWORD } from '../people.ts';
import { softwareAuthenticator } from '../software-authenticator.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { access, accounts, privacy, profile, security } = contract;
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
  const reset = dataOf((await call(accounts.resetPassword, { body: { token: link, password: PASSWORD } })).answer);
  const notMe = /not-me\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  const items = endableKinds.map((kind) => ({ kind, id: '01980000-0000-7000-8000-000000000001' }));
  await call(access.endByLink, { body: { token: reset.reviewToken, items } });
  await call(access.notMe, { body: { token: notMe } });

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

export async function callSecurity({ as, call }: Caller, boss: string): Promise<void> {
  const { user, token } = await as('tenant');
  const mine = { token };
  await call(security.confirm, { body: { password: PASSWORD } }, mine);
  const { secret } = dataOf((await call(security.startSecondStep, {}, mine)).answer);
  const code = totpCode(secret, Date.now() - 30_000);
  await call(security.enableSecondStep, { body: { code } }, mine);
  const { recoveryCodes } = dataOf((await call(security.renewRecoveryCodes, {}, mine)).answer);
  const phone = softwareAuthenticator();
  const creation = dataOf((await call(security.startPasskey, {}, mine)).answer);
  await call(security.addPasskey, { body: { name: 'Phone', passkey: phone.create(creation) } }, mine);
  const login = await call(accounts.login, { body: { email: user.email, password: PASSWORD } });
  if (!login.answer.success && login.answer.data && 'challenge' in login.answer.data) {
    const { challenge } = login.answer.data;
    await call(security.completeSignIn, { body: { challenge, code: 'wrong' } });
    await call(security.completeSignIn, { body: { challenge, code: recoveryCodes[0] ?? '' } });
  }
  const request = dataOf((await call(security.startPasskeySignIn, {})).answer);
  await call(security.signInWithPasskey, { body: { passkey: phone.use(request) } });
  await call(access.list, {}, mine);
  await call(access.end, { body: { items: [{ kind: 'passkey', id: user.id }] } }, mine);
  await call(access.confirmReview, {}, mine);
  const { passkeys } = dataOf((await call(security.show, {}, mine)).answer);
  await call(security.removePasskey, { params: { id: passkeys[0]?.id ?? user.id } }, mine);
  await call(security.disableSecondStep, { body: { password: PASSWORD, code: recoveryCodes[1] ?? '' } }, mine);
  await call(security.startSecondStep, {}, mine);
  await call(security.removeSecondStepOf, { params: { id: user.id } }, { token: boss });
}

export async function callPrivacy({ as, call, send, pool, storage }: TestApi): Promise<void> {
  const db = openDb(pool);
  const [photos, store] = [photoStore(storage), createExportStore(storage)];
  const certificates = certificateStore(storage);
  const attachments = attachmentStore(storage);
  for (const role of ['tenant', 'agent'] as const) {
    const { user, token } = await as(role);
    await call(privacy.askForExport, {}, { token });
    const asked = db.selectFrom('data_export').select('id').where('account_id', '=', user.id);
    const { id: exportId } = await asked.executeTakeFirstOrThrow();
    await makeExport({ db, photos, certificates, attachments, store, publicUrl: 'https://letfair.example' })({
      exportId,
    });
    await call(privacy.show, {}, { token });
    const { path } = dataOf((await call(privacy.openExport, {}, { token })).answer);
    await send({ method: 'GET', url: path });
    await call(privacy.affected, {}, { token });
    await call(privacy.close, { body: { password: PASSWORD } }, { token });
    const again = dataOf((await call(accounts.login, { body: { email: user.email, password: PASSWORD } })).answer);
    await call(privacy.keep, {}, { token: again.token });
  }
}
