import { emailKey } from '@letfair/domain/accounts/contact-details';
import { sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import { write as inTransaction } from '../../../platform/db.ts';
import { countHit, resetHits, tooMany } from '../../../platform/throttle.ts';
import { type Account, accountByEmail, lockAccount } from '../accounts.repository.ts';
import type { AccountsDeps, UseCase } from '../deps.ts';
import { mailProofOfPending } from '../email-change/change-email.ts';
import { accountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { loginTries, resends } from '../limits.ts';
import { suspended } from '../refusals.ts';
import { mailProof, newProof } from '../verification/email-proof.ts';
import { verificationOf } from '../verification/proofs.repository.ts';
import { startSession } from './session.ts';

const wrong = {
  ok: false,
  code: 'unauthenticated',
  message: 'The email address or password is not right.',
} as const;

/** An unknown email and a wrong password differ neither in the answer, nor in timing, nor in the lock. */
export const logIn: UseCase<'login'> =
  (deps) =>
  async ({ body, userAgent, write }) => {
    const { email, password, rememberMe } = body;
    if (email.trim() === '' || password === '') return incomplete(email, password);

    const wait = await countHit(deps.db, loginTries, emailKey(email));
    if (wait) return tooMany(wait);
    const account =
      (await withPassword(deps, await accountByEmail(deps.db, email), password)) ??
      // A pending email signs in before it is verified, even when it belongs to another account.
      (await withPassword(deps, await accountByPendingEmail(deps.db, email), password));
    if (!account) return wrong;
    // A pending email must not reset the count of guesses at its owner's password.
    if (account.email_key === emailKey(email)) await resetHits(deps.db, loginTries, emailKey(email));

    if (account.suspended_at) return suspended(account);
    if (!account.verified_at || account.pending_email) {
      await mailCodeUnlessThere(deps, account);
      return {
        ok: false,
        code: 'forbidden',
        message: 'Please verify your email address before signing in.',
        data: { requiresVerification: true, email: account.pending_email ?? account.email },
      };
    }
    return write(async (tx) => {
      // The account may have been suspended or got another password since the check above.
      const current = await lockAccount(tx, account.id);
      if (current?.password_hash !== account.password_hash || current.pending_email) return wrong;
      if (current.suspended_at) return suspended(current);
      return { ok: true, data: await startSession(tx, current, sessionSeconds(rememberMe), userAgent) };
    });
  };

const incomplete = (email: string, password: string) =>
  ({
    ok: false,
    code: 'invalid',
    message: 'Please enter your email address and password.',
    fields: {
      ...(email.trim() === '' && { email: 'Enter your email address.' }),
      ...(password === '' && { password: 'Enter your password.' }),
    },
  }) as const;

/** The screen asks for a code next, so there has to be one; it counts as a resend. */
async function mailCodeUnlessThere({ db, publicUrl }: AccountsDeps, account: Account): Promise<void> {
  if (await verificationOf(db, account.id)) return;
  await inTransaction(db, async (tx) => {
    const wait = await countHit(tx, resends, account.pending_email_key ?? account.email_key);
    const current = wait ? undefined : await lockAccount(tx, account.id);
    if (current?.pending_email) await mailProofOfPending(tx, current, publicUrl);
    else if (current && !current.verified_at) await mailProof(tx, current, newProof(), publicUrl);
  });
}

const withPassword = async ({ passwords }: AccountsDeps, account: Account | undefined, password: string) =>
  (await passwords.matches(account?.password_hash, password)) ? account : undefined;
