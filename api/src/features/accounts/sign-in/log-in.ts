import { emailKey } from '@letfair/domain/accounts/contact-details';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import { write as inTransaction } from '../../../platform/db.ts';
import { forbidden, invalidFields } from '../../../platform/http/refusals.ts';
import { countHit, limitRefusal, resetHits } from '../../../platform/throttle.ts';
import { type Account, findAccountByEmail, lockAccount } from '../accounts.repository.ts';
import type { AccountsDeps, UseCase } from '../deps.ts';
import { mailPendingEmailProof } from '../email-change/change-email.ts';
import { findAccountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { loginTries, resends } from '../limits.ts';
import { suspendedRefusal } from '../refusals.ts';
import { createProof, mailProof } from '../verification/email-proof.ts';
import { findVerification } from '../verification/proofs.repository.ts';
import { startSession } from './session.ts';

const wrongCredentials = {
  ok: false,
  code: 'unauthenticated',
  message: 'The email address or password is not right.',
} as const;

/** An unknown email and a wrong password differ neither in the answer, nor in timing, nor in the lock. */
export const logIn: UseCase<'login'> =
  (deps) =>
  async ({ body, userAgent, write }) => {
    const { email, password, rememberMe } = body;
    if (email.trim() === '' || password === '') return missingCredentials(email, password);

    const overLimit = await limitRefusal(deps.db, loginTries, emailKey(email));
    if (overLimit) return overLimit;
    const account =
      (await checkPassword(deps, await findAccountByEmail(deps.db, email), password)) ??
      // A pending email signs in before it is verified, even when it belongs to another account.
      (await checkPassword(deps, await findAccountByPendingEmail(deps.db, email), password));
    if (!account) return wrongCredentials;
    // A pending email must not reset the count of guesses at its owner's password.
    if (account.email_key === emailKey(email)) await resetHits(deps.db, loginTries, emailKey(email));

    if (account.suspended_at) return suspendedRefusal(account);
    if (!account.verified_at || account.pending_email) {
      await ensureVerificationMail(deps, account);
      const data = { requiresVerification: true, email: account.pending_email ?? account.email } as const;
      return { ...forbidden('Please verify your email address before signing in.'), data };
    }
    return write(async (tx) => {
      // The account may have been suspended or got another password since the check above.
      const current = await lockAccount(tx, account.id);
      if (current?.password_hash !== account.password_hash || current.pending_email) return wrongCredentials;
      if (current.suspended_at) return suspendedRefusal(current);
      return { ok: true, data: await startSession(tx, current, sessionSeconds(rememberMe), userAgent) };
    });
  };

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

const checkPassword = async ({ passwords }: AccountsDeps, account: Account | undefined, password: string) =>
  (await passwords.matches(account?.password_hash, password)) ? account : undefined;
