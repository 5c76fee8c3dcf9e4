import { emailKey } from '@letfair/domain/accounts/contact-details';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import { write as inTransaction } from '../../../../platform/db.ts';
import { forbidden, invalidFields } from '../../../../platform/http/refusals.ts';
import { countHit, limitRefusal, resetHits } from '../../../../platform/throttle.ts';
import { type Account, findAccountByEmail, lockAccount } from '../accounts.repository.ts';
import type { AccountsDeps, UseCase } from '../deps.ts';
import { mailPendingEmailProof } from '../email-change/change-email.ts';
import { findAccountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { loginTries, resends } from '../limits.ts';
import { suspendedRefusal } from '../refusals.ts';
import { askForSecondStep, findSecondStepMethods } from '../second-step/require-second-step.ts';
import {
  findRepeatedSignUp,
  type RepeatedSignUp,
  renewRepeatedSignUp,
} from '../sign-up/repeated-sign-ups.repository.ts';
import { createProof, mailProof } from '../verification/email-proof.ts';
import { findVerification } from '../verification/proofs.repository.ts';
import { findLoginSubject } from './known-devices.ts';
import { startSession } from './session.ts';
import { insertSignInEvent } from './sign-in-events.repository.ts';

const wrongCredentials = {
  ok: false,
  code: 'unauthenticated',
  message: 'The email address or password isn’t right.',
} as const;

/** An unknown email and a wrong password differ neither in the answer, nor in timing, nor in the lock. */
export const logIn: UseCase<'login'> =
  (deps) =>
  async ({ body, userAgent, network, write }) => {
    const { email, password, rememberMe, deviceToken } = body;
    if (email.trim() === '' || password === '') return missingCredentials(email, password);

    const caller = { userAgent, network, deviceToken };
    const owner = await findAccountByEmail(deps.db, email);
    const subject = await findLoginSubject(deps.db, emailKey(email), owner, caller);
    const overLimit = await limitRefusal(deps.db, loginTries, subject);
    if (overLimit) return overLimit;
    const pending = await findAccountByPendingEmail(deps.db, email);
    const repeated = await findRepeatedSignUp(deps.db, email);
    const account =
      (await checkPassword(deps, owner, password)) ??
      // A pending email signs in before it is verified, even when it belongs to another account.
      (pending || !repeated ? await checkPassword(deps, pending, password) : undefined);
    if (!account) {
      if (!repeated || !(await checkPassword(deps, repeated, password))) {
        await insertSignInEvent(deps.db, owner?.id ?? null, 'wrong-password', caller);
        return wrongCredentials;
      }
      await pretendVerificationMail(deps, repeated);
      return unverified(repeated.email);
    }
    // Neither a pending email nor a sign-up may reset the count of guesses at the owner's password, or show that there
    // is none.
    if (account.verified_at && account.email_key === emailKey(email)) await resetHits(deps.db, loginTries, subject);

    if (account.suspended_at) return suspendedRefusal(account);
    if (!account.verified_at || account.pending_email) {
      await ensureVerificationMail(deps, account);
      return unverified(account.pending_email ?? account.email);
    }
    const methods = await findSecondStepMethods(deps.db, deps, account);
    if (methods.length > 0) return askForSecondStep(deps.db, account, methods, rememberMe);
    return write(async (tx) => {
      // The account may have been suspended or got another password since the check above.
      const current = await lockAccount(tx, account.id);
      if (current?.password_hash !== account.password_hash || current.pending_email) return wrongCredentials;
      if (current.suspended_at) return suspendedRefusal(current);
      const { adminsNeedSecondStep, publicUrl } = deps;
      const seconds = sessionSeconds(rememberMe);
      const rules = { adminsNeedSecondStep, publicUrl };
      const data = await startSession(tx, current, { seconds, kind: 'password', caller, ...rules });
      return { ok: true, data };
    });
  };

const unverified = (email: string) => ({
  ...forbidden('Please verify your email address before signing in.'),
  data: { requiresVerification: true, email } as const,
});

const missingCredentials = (email: string, password: string) =>
  invalidFields({
    message: 'Please enter your email address and password.',
    fields: {
      ...(email.trim() === '' && { email: 'Enter your email address.' }),
      ...(password === '' && { password: 'Enter your password.' }),
    },
  });

/** The screen asks for a code next, so there has to be one; it counts as a resend. */
async function ensureVerificationMail({ db, publicUrl }: AccountsDeps, account: Account): Promise<void> {
  if (await findVerification(db, account.id)) return;
  await inTransaction(db, async (tx) => {
    const wait = await countHit(tx, resends, account.pending_email_key ?? account.email_key);
    const current = wait ? undefined : await lockAccount(tx, account.id);
    if (current?.pending_email) await mailPendingEmailProof(tx, current, publicUrl);
    else if (current && !current.verified_at) await mailProof(tx, current, createProof(), publicUrl);
  });
}

/** Somebody signed up with the email of a verified account: its owner gets no code, but the same count applies. */
async function pretendVerificationMail({ db }: AccountsDeps, { email_key, has_code }: RepeatedSignUp): Promise<void> {
  if (has_code) return;
  await inTransaction(db, async (tx) => {
    if (!(await countHit(tx, resends, email_key))) await renewRepeatedSignUp(tx, email_key);
  });
}

const checkPassword = async <A extends { readonly password_hash: string }>(
  { passwords }: AccountsDeps,
  account: A | undefined,
  password: string,
): Promise<A | undefined> => ((await passwords.matches(account?.password_hash, password)) ? account : undefined);
