import { createHash } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { REVERT_DAYS } from '@letfair/domain/accounts/sign-in-rules';
import type { AccessTx, Tx } from '../../../../platform/db.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { limitRefusal } from '../../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import type { Account } from '../accounts.repository.ts';
import { emailChanges, emailChangesTo } from '../limits.ts';
import { accountLinks, emailChangedMail, emailInUseMail, verifyNewEmailMail } from '../mails.ts';
import { deleteAccountSessions } from '../sign-in/sessions.repository.ts';
import { createProof, mailNoProof, mailProof } from '../verification/email-proof.ts';
import { deletePasswordReset, deleteVerification } from '../verification/proofs.repository.ts';
import {
  findOtherEmailOwner,
  insertEmailRevert,
  setPendingEmail,
  setVerifiedEmail,
} from './email-changes.repository.ts';

/** Fingerprint that shows later whether the password has changed since. */
const fingerprintPassword = (passwordHash: string): Buffer => createHash('sha256').update(passwordHash).digest();

/**
 * Stores the new email as pending until it is verified. An email of another account takes the same steps, so that the
 * caller cannot tell; its owner gets a mail without a code. Expects a locked account.
 */
export async function requestEmailChange(tx: AccessTx, account: Account, email: string, publicUrl: string) {
  const key = emailKey(email);
  const overLimit = (await limitRefusal(tx, emailChanges, account.id)) ?? (await limitRefusal(tx, emailChangesTo, key));
  if (overLimit) return overLimit;

  const token = newToken();
  await insertEmailRevert(tx, {
    token_hash: hashToken(token),
    account_id: account.id,
    email: account.email,
    password_mark: fingerprintPassword(account.password_hash),
    days: REVERT_DAYS,
  });
  const changed = await setPendingEmail(tx, account.id, email);
  await deleteAccountSessions(tx, account.id);
  const to = accountLinks(publicUrl);
  await enqueueMail(tx, account.email, emailChangedMail({ revert: to.revert(token) }));

  const owner = await findOtherEmailOwner(tx, key, account.id);
  if (owner) {
    await deleteVerification(tx, account.id);
    await enqueueMail(tx, owner.email, emailInUseMail(to));
  } else await mailProof(tx, { id: account.id, email }, createProof(), publicUrl, verifyNewEmailMail);
  return { ok: true, account: changed } as const;
}

/** Returns null when the pending email belongs to another account by now. */
export async function confirmPendingEmail(tx: Tx, account: Account): Promise<Account | null> {
  if (account.pending_email === null) return null;
  // A reset link sent to the former email must stop working.
  await deletePasswordReset(tx, account.id);
  return setVerifiedEmail(tx, account.id, account.pending_email);
}

/** A pending email that belongs to another account gets no code. */
export async function mailPendingEmailProof(tx: Tx, account: Account, publicUrl: string): Promise<void> {
  const { id, pending_email: email, pending_email_key: key } = account;
  if (email === null || key === null || (await findOtherEmailOwner(tx, key, id)))
    await mailNoProof(tx, email ?? account.email, publicUrl);
  else await mailProof(tx, { id, email }, createProof(), publicUrl, verifyNewEmailMail);
}
