import { timingSafeEqual } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/email-address';
import { sessionSeconds } from '@letfair/domain/accounts/sessions';
import { isWholeCode } from '@letfair/domain/accounts/verification';
import type { Db } from '../../platform/db.ts';
import { forgive, hit } from '../../platform/throttle.ts';
import { hashToken } from '../../platform/tokens.ts';
import { lockAccount, markVerified } from './accounts.repository.ts';
import type { UseCase } from './deps.ts';
import { codeTries } from './limits.ts';
import { takePendingAddress } from './pending-address.ts';
import { hashCode } from './proof.ts';
import { takeVerification, verificationByToken, verificationsByEmail } from './proofs.repository.ts';
import { proofNotValid, suspended } from './refusals.ts';
import { startSession } from './session.ts';

/** By the mailed code or the mailed link; either signs in. */
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
      await forgive(tx, codeTries, proven.email_key);
      const verified = account.pending_email
        ? await takePendingAddress(tx, account)
        : await markVerified(tx, account.id);
      if (!verified) return proofNotValid;
      const data = await startSession(tx, verified, sessionSeconds(false), userAgent);
      return { ok: true, data, message: 'Your email address is verified.' };
    });
  };

/** The try is counted before the code is compared and by address, so that an unknown one behaves like any other. */
async function verificationByCode(db: Db, email: string, code: string) {
  if (!isWholeCode(code)) return undefined;
  const usedUp = await hit(db, codeTries, emailKey(email));
  const waiting = await verificationsByEmail(db, email);
  if (usedUp) return undefined;
  return waiting.find(({ account_id, code_hash }) => timingSafeEqual(code_hash, hashCode(account_id, code)));
}
