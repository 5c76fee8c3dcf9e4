import { timingSafeEqual } from 'node:crypto';
import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import { isWholeCode, sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import type { Db, Tx } from '../../../platform/db.ts';
import { enqueueDecoyMail } from '../../../platform/mail/enqueue-mail.ts';
import { countHit, resetHits, tooMany } from '../../../platform/throttle.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { type Account, accountByEmail, lockAccount, markVerified } from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { mailProofOfPending, takePendingAddress } from '../email-change/change-email.ts';
import { accountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { codeTries, resends } from '../limits.ts';
import { emailNotValid, proofNotValid, suspended } from '../refusals.ts';
import { startSession } from '../sign-in/session.ts';
import { hashCode, mailProof, newProof } from './email-proof.ts';
import { takeVerification, verificationByToken, verificationsByEmail } from './proofs.repository.ts';

export const verifyEmail: UseCase<'verify'> =
  ({ db }) =>
  async ({ body, userAgent, write }) => {
    const proven =
      'token' in body
        ? await verificationByToken(db, hashToken(body.token))
        : await verificationByCode(db, body.email, body.code.trim());
    if (!proven) return proofNotValid;

    return write(async (tx) => {
      const account = await lockAccount(tx, proven.account_id);
      if (!account || !(await takeVerification(tx, proven.token_hash))) return proofNotValid;
      if (proven.email_key !== (account.pending_email_key ?? account.email_key)) return proofNotValid;
      if (account.suspended_at) return suspended(account);
      await resetHits(tx, codeTries, proven.email_key);
      const verified = account.pending_email
        ? await takePendingAddress(tx, account)
        : await markVerified(tx, account.id);
      if (!verified) return proofNotValid;
      const data = await startSession(tx, verified, sessionSeconds(false), userAgent);
      return { ok: true, data, message: 'Your email address is verified.' };
    });
  };

/** Counted by email before the code is compared, so that an unknown email behaves like any other. */
async function verificationByCode(db: Db, email: string, code: string) {
  if (!isWholeCode(code)) return undefined;
  const usedUp = await countHit(db, codeTries, emailKey(email));
  const waiting = await verificationsByEmail(db, email);
  if (usedUp) return undefined;
  return waiting.find(({ account_id, code_hash }) => timingSafeEqual(code_hash, hashCode(account_id, code)));
}

export const resendVerification: UseCase<'resendVerification'> =
  ({ publicUrl }) =>
  async ({ body, write }) => {
    if (!looksLikeEmail(body.email)) return emailNotValid;
    return write(async (tx) => {
      const wait = await countHit(tx, resends, emailKey(body.email));
      if (wait) return tooMany(wait);
      const account = await accountByEmail(tx, body.email);
      const waiting = account && !account.verified_at ? undefined : await lockWaiting(tx, body.email);
      if (waiting) await mailProofOfPending(tx, waiting, publicUrl);
      else if (account && !account.verified_at) await mailProof(tx, account, newProof(), publicUrl);
      else await enqueueDecoyMail(tx);
      return {
        ok: true,
        data: null,
        message: 'If this address is waiting to be verified, a new code is on its way to it.',
      };
    });
  };

/** Reads the account again under its lock, because the pending email may have changed. */
async function lockWaiting(tx: Tx, email: string): Promise<Account | undefined> {
  const found = await accountByPendingEmail(tx, email);
  const locked = found && (await lockAccount(tx, found.id));
  return locked?.pending_email_key === emailKey(email) ? locked : undefined;
}
