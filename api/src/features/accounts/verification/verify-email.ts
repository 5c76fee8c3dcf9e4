import { timingSafeEqual } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { isWholeCode, sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import type { Db, Tx } from '../../../platform/db.ts';
import { countHit, resetHits } from '../../../platform/throttle.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { type Account, findAccountByEmail, lockAccount, markVerified } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { confirmPendingEmail, mailPendingEmailProof } from '../email-change/change-email.ts';
import { findAccountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { codeTries, resends } from '../limits.ts';
import { mailByAddress } from '../mail-by-address.ts';
import { invalidProof, suspendedRefusal } from '../refusals.ts';
import { startSession } from '../sign-in/session.ts';
import { createProof, hashCode, mailProof } from './email-proof.ts';
import { consumeVerification, findVerificationByToken, findVerificationsByEmail } from './proofs.repository.ts';

export const verifyEmail: UseCase<'verify'> =
  ({ db }) =>
  async ({ body, userAgent, write }) => {
    const proven =
      'token' in body
        ? await findVerificationByToken(db, hashToken(body.token))
        : await findVerificationByCode(db, body.email, body.code.trim());
    if (!proven) return invalidProof;

    return write(async (tx) => {
      const account = await lockAccount(tx, proven.account_id);
      if (!account || !(await consumeVerification(tx, proven.token_hash))) return invalidProof;
      if (proven.email_key !== (account.pending_email_key ?? account.email_key)) return invalidProof;
      if (account.suspended_at) return suspendedRefusal(account);
      await resetHits(tx, codeTries, proven.email_key);
      const verified = account.pending_email
        ? await confirmPendingEmail(tx, account)
        : await markVerified(tx, account.id);
      if (!verified) return invalidProof;
      const data = await startSession(tx, verified, sessionSeconds(false), userAgent);
      return { ok: true, data, message: 'Your email address is verified.' };
    });
  };

/** Counted by email before the code is compared, so that an unknown email behaves like any other. */
async function findVerificationByCode(db: Db, email: string, code: string) {
  if (!isWholeCode(code)) return undefined;
  const usedUp = await countHit(db, codeTries, emailKey(email));
  const waiting = await findVerificationsByEmail(db, email);
  if (usedUp) return undefined;
  return waiting.find(({ account_id, code_hash }) => timingSafeEqual(code_hash, hashCode(account_id, code)));
}

export const resendVerification: UseCase<'resendVerification'> = mailByAddress({
  limit: resends,
  message: 'If this address is waiting to be verified, a new code is on its way to it.',
  send: async (tx, email, publicUrl) => {
    const account = await findAccountByEmail(tx, email);
    if (account && !account.verified_at) {
      await mailProof(tx, account, createProof(), publicUrl);
      return true;
    }
    const waiting = await lockPendingAccount(tx, email);
    if (waiting) await mailPendingEmailProof(tx, waiting, publicUrl);
    return waiting !== undefined;
  },
});

/** Reads the account again under its lock, because the pending email may have changed. */
async function lockPendingAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const found = await findAccountByPendingEmail(tx, email);
  const locked = found && (await lockAccount(tx, found.id));
  return locked?.pending_email_key === emailKey(email) ? locked : undefined;
}
