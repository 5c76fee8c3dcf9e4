import { emailKey } from '@letfair/domain/accounts/contact-details';
import { isWholeCode, RESET_MINUTES, sessionSeconds } from '@letfair/domain/accounts/sign-in-rules';
import { type Db, write as inTransaction, type Tx } from '../../../../platform/db.ts';
import { NO_ID } from '../../../../platform/ids.ts';
import { countHit, resetHits } from '../../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import {
  type Account,
  applySignUp,
  findAccountByEmail,
  findAccountById,
  lockAccount,
  markVerified,
  setPassword,
} from '../accounts.repository.ts';
import type { UseCase } from '../deps.ts';
import { confirmPendingEmail, mailPendingEmailProof } from '../email-change/change-email.ts';
import { findAccountByPendingEmail } from '../email-change/email-changes.repository.ts';
import { codeTries, resends } from '../limits.ts';
import { mailByAddress } from '../mail-by-address.ts';
import { invalidProof, suspendedRefusal } from '../refusals.ts';
import { askForSecondStep, findSecondStepMethods } from '../second-step/require-second-step.ts';
import { startSession } from '../sign-in/session.ts';
import type { SignUp } from '../sign-up/new-account.ts';
import { renewRepeatedSignUp } from '../sign-up/repeated-sign-ups.repository.ts';
import { createProof, isCodeOf, mailNoProof, mailProof } from './email-proof.ts';
import {
  consumeVerification,
  deleteVerification,
  findVerificationByToken,
  findVerificationsByEmail,
  upsertPasswordReset,
} from './proofs.repository.ts';

export const verifyEmail: UseCase<'verify'> =
  ({ db, passwords, adminsNeedSecondStep, publicUrl }) =>
  async ({ body, userAgent, network, write }) => {
    const proven =
      'token' in body
        ? await findVerificationByToken(db, hashToken(body.token))
        : await findVerificationByCode(db, body.email, body.code.trim());
    if (!proven) return invalidProof;
    const signUp = proven.sign_up as SignUp | null;
    // Hashed before the transaction, because hashing is slow.
    const isDisputed = !signUp && hasSeveralSignUps(await findAccountById(db, proven.account_id));
    const randomPasswordHash = isDisputed ? await passwords.hash(newToken()) : null;

    const confirm = async (tx: Tx) => {
      const account = await lockAccount(tx, proven.account_id);
      if (!account || !(await consumeVerification(tx, proven.token_hash))) return invalidProof;
      if (!signUp && !isDisputed && hasSeveralSignUps(account)) return invalidProof;
      if (proven.email_key !== (account.pending_email_key ?? account.email_key)) return invalidProof;
      if (account.suspended_at) return suspendedRefusal(account);
      await resetHits(tx, codeTries, proven.email_key);
      if (signUp && !account.verified_at) await applySignUp(tx, account.id, signUp);
      if (randomPasswordHash) await setPassword(tx, account.id, randomPasswordHash);
      const verified = account.pending_email
        ? await confirmPendingEmail(tx, account)
        : await markVerified(tx, account.id);
      if (!verified) return invalidProof;
      await deleteVerification(tx, account.id);
      return { ok: true, account: verified } as const;
    };

    // The mail proves the address and no more, so whoever has a second step signs in by it.
    const before = await findAccountById(db, proven.account_id);
    const methods = before ? await findSecondStepMethods(db, { adminsNeedSecondStep }, before) : [];
    if (methods.length > 0) {
      const confirmed = await inTransaction(db, confirm);
      return confirmed.ok ? askForSecondStep(db, confirmed.account, methods, false) : confirmed;
    }
    return write(async (tx) => {
      const confirmed = await confirm(tx);
      if (!confirmed.ok) return confirmed;
      const { account } = confirmed;
      const session = await startSession(tx, account, {
        seconds: sessionSeconds(false),
        kind: 'verification',
        caller: { userAgent, network },
        adminsNeedSecondStep,
        publicUrl,
      });
      if (!randomPasswordHash) return { ok: true, data: session, message: 'Your email address is verified.' };

      const resetToken = newToken();
      await upsertPasswordReset(tx, account.id, hashToken(resetToken), RESET_MINUTES);
      return { ok: true, data: { ...session, resetToken }, message: disputedSentence };
    });
  };

const disputedSentence =
  'Your email address is verified. Someone signed up with it more than once, so please choose a new password.';

/** A code that was asked for by email alone belongs to none of several sign-ups: nobody knows whose password it is. */
const hasSeveralSignUps = (account: Account | undefined): boolean =>
  account !== undefined && !account.verified_at && account.sign_ups > 1;

/** Counted by email before the code is compared, so that an unknown email behaves like any other. */
async function findVerificationByCode(db: Db, email: string, code: string) {
  if (!isWholeCode(code)) return undefined;
  const usedUp = await countHit(db, codeTries, emailKey(email));
  const waiting = await findVerificationsByEmail(db, email);
  if (usedUp) return undefined;
  return waiting.find(({ account_id, code_hash }) => isCodeOf(db, account_id, code, code_hash));
}

export const resendVerification: UseCase<'resendVerification'> = mailByAddress({
  limit: resends,
  message: 'If this address is waiting to be verified, we’ve emailed it a new code.',
  send: async (tx, email, publicUrl) => {
    const found = await findAccountByEmail(tx, email);
    const account = await lockAccount(tx, found?.id ?? NO_ID);
    const waiting = await lockPendingAccount(tx, email);
    await renewRepeatedSignUp(tx, emailKey(email));
    if (account && !account.verified_at) await mailProof(tx, account, createProof(), publicUrl);
    else if (waiting) await mailPendingEmailProof(tx, waiting, publicUrl);
    else await mailNoProof(tx, email, publicUrl);
  },
});

/** Reads the account again under its lock, because the pending email may have changed. */
async function lockPendingAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const found = await findAccountByPendingEmail(tx, email);
  const locked = found && (await lockAccount(tx, found.id));
  return locked?.pending_email_key === emailKey(email) ? locked : undefined;
}
