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
import { hashCode } from './proof.ts';
import { takeVerification, verificationByEmail, verificationByToken } from './proofs.repository.ts';
import { proofNotValid, suspended } from './refusals.ts';
import { startSession } from './session.ts';

/** By the mailed code or the mailed link; either signs in. */
export const verifyEmail: UseCase<'verify'> =
  ({ db }) =>
  async ({ body, write }) => {
    const proven =
      'token' in body
        ? await verificationByToken(db, hashToken(body.token))
        : await verificationByCode(db, body.email, body.code.trim());
    if (!proven) return proofNotValid;

    return write(async (tx) => {
      const account = await lockAccount(tx, proven.account_id);
      if (!account || !(await takeVerification(tx, proven.token_hash))) return proofNotValid;
      if (account.suspended_at) return suspended(account);
      await forgive(tx, codeTries, account.email_key);
      const verified = await markVerified(tx, account.id);
      const data = await startSession(tx, verified, sessionSeconds(false));
      return { ok: true, data, message: 'Your email address is verified.' };
    });
  };

/** The try is counted before the code is compared and by address, so that an unknown one behaves like any other. */
async function verificationByCode(db: Db, email: string, code: string) {
  if (!isWholeCode(code)) return undefined;
  const usedUp = await hit(db, codeTries, emailKey(email));
  const pending = await verificationByEmail(db, email);
  if (usedUp || !pending) return undefined;
  return timingSafeEqual(pending.code_hash, hashCode(pending.account_id, code)) ? pending : undefined;
}
