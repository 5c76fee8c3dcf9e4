import {
  accountClosedMail,
  accountKeptMail,
  exportReadyMail,
  privacyLinks,
} from '../features/accounts/privacy/mails.ts';
import {
  accountLinks,
  alreadyRegisteredMail,
  emailChangedMail,
  emailInUseMail,
  resetMail,
  verifyAgainMail,
  verifyMail,
  verifyNewEmailMail,
} from '../features/accounts/sign-in/mails.ts';
import {
  accessEndedMail,
  newSignInMail,
  recoveryCodeUsedMail,
  securityChangedMail,
  takenBackMail,
} from '../features/accounts/sign-in/security-mails.ts';
import {
  measureLiftedMail,
  measureMail,
  suspendedMail,
  suspensionLiftedMail,
} from '../features/trust/suspension/measure-mails.ts';
import type { Sample } from './samples.ts';

const TOKEN = 'example-token';
const DUE = new Date('2026-12-18T12:00:00Z');
const REASON = 'Two people told us that you asked them for a deposit before a viewing.';

const aSignIn = {
  kind: 'password' as const,
  caller: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', network: '203.0.113.7' },
  at: new Date('2026-12-04T15:05:00Z'),
};

export function accountExamples({ publicUrl }: Sample) {
  const to = accountLinks(publicUrl);
  const privacy = privacyLinks(publicUrl);
  const security = { security: to.security, notMe: to.notMe(TOKEN) };
  const proof = { code: '042137', link: to.verify(TOKEN) };
  const appeal = { reason: REASON, link: `${publicUrl}/appeal?token=${TOKEN}`, contact: `${publicUrl}/contact` };
  const login = `${publicUrl}/auth/login`;
  return {
    verify: [verifyMail(proof), verifyAgainMail(proof)],
    'verify-new-address': [verifyNewEmailMail(proof)],
    'already-registered': [alreadyRegisteredMail(to)],
    'address-in-use': [emailInUseMail(to)],
    'email-changed': [emailChangedMail({ revert: to.revert(TOKEN) })],
    reset: [resetMail({ link: to.reset(TOKEN) })],
    'second-step-on': [securityChangedMail('second-step-on', security)],
    'second-step-off': [securityChangedMail('second-step-off', security)],
    'second-step-removed': [securityChangedMail('second-step-removed', security)],
    'recovery-codes': [securityChangedMail('recovery-codes', security)],
    'recovery-code-used': [recoveryCodeUsedMail(aSignIn, 3, security), recoveryCodeUsedMail(aSignIn, 1, security)],
    'passkey-added': [securityChangedMail('passkey-added', security)],
    'passkey-removed': [securityChangedMail('passkey-removed', security)],
    'password-changed': [securityChangedMail('password-changed', security)],
    'key-made': [securityChangedMail('key-made', security)],
    'webhook-set': [securityChangedMail('webhook-set', security)],
    'new-sign-in': [newSignInMail(aSignIn, security)],
    'taken-back': [
      takenBackMail({
        ended: [
          { kind: 'passkey', name: 'Phone' },
          { kind: 'api-key', name: 'Alto' },
        ],
        forgot: to.forgot,
      }),
    ],
    'access-ended': [accessEndedMail({ ended: [{ kind: 'api-key', name: 'Alto' }], forgot: to.forgot })],
    'export-ready': [exportReadyMail({ link: privacy.yourData, until: DUE })],
    'account-closed': [accountClosedMail({ due: DUE, ...privacy })],
    'account-kept': [accountKeptMail(privacy)],
    'account-suspended': [suspendedMail({ ...appeal, endsAt: null }), suspendedMail({ ...appeal, endsAt: DUE })],
    'account-unsuspended': [suspensionLiftedMail({ login, contact: appeal.contact })],
    'measure-warn': [measureMail({ ...appeal, kind: 'warn', endsAt: null })],
    'measure-limit': [measureMail({ ...appeal, kind: 'limit', endsAt: DUE })],
    'measure-hide': [measureMail({ ...appeal, kind: 'hide', endsAt: null })],
    'measure-lifted': [measureLiftedMail({ kind: 'hide', login }), measureLiftedMail({ kind: 'limit', login })],
  } as const;
}
