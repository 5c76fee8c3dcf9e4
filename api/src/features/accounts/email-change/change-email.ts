import { createHash } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { REVERT_DAYS } from '@letfair/domain/accounts/sign-in-rules';
import type { Tx } from '../../../platform/db.ts';
import { enqueueDecoyMail, enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { countHit, tooMany } from '../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import type { Account } from '../accounts.repository.ts';
import { emailChanges, emailChangesTo } from '../limits.ts';
import { addressInUseMail, emailChangedMail, links, verifyNewAddressMail } from '../mails.ts';
import { deleteSessionsOf } from '../sign-in/sessions.repository.ts';
import { mailProof, newProof } from '../verification/email-proof.ts';
import { dropReset, dropVerification } from '../verification/proofs.repository.ts';
import { giveAddress, otherOwnerOf, putRevert, setPending } from './email-changes.repository.ts';

/** Tells later whether the password is still the one of today. */
export const passwordMark = (passwordHash: string): Buffer => createHash('sha256').update(passwordHash).digest();

/**
 * Keeps the new address beside the account until somebody proves to read its mail. An address that is somebody else's
 * takes the same course, only that its mail goes to its owner and carries no code. The account is to be locked.
 */
export async function askForNewAddress(tx: Tx, account: Account, email: string, publicUrl: string) {
  const key = emailKey(email);
  const wait = (await countHit(tx, emailChanges, account.id)) ?? (await countHit(tx, emailChangesTo, key));
  if (wait) return tooMany(wait);

  const token = newToken();
  await putRevert(tx, {
    token_hash: hashToken(token),
    account_id: account.id,
    email: account.email,
    password_mark: passwordMark(account.password_hash),
    days: REVERT_DAYS,
  });
  const changed = await setPending(tx, account.id, email);
  await deleteSessionsOf(tx, account.id);
  const to = links(publicUrl);
  await enqueueMail(tx, account.email, emailChangedMail({ revert: to.revert(token) }));

  const owner = await otherOwnerOf(tx, key, account.id);
  if (owner) {
    await dropVerification(tx, account.id);
    await enqueueMail(tx, owner.email, addressInUseMail(to));
  } else await mailProof(tx, { id: account.id, email }, newProof(), publicUrl, verifyNewAddressMail);
  return { ok: true, account: changed } as const;
}

/** The account gets the address it waited for, whose mail its owner has shown to read; null when it became somebody else's. */
export async function takePendingAddress(tx: Tx, account: Account): Promise<Account | null> {
  if (account.pending_email === null) return null;
  // A link that was mailed to the former address opens nothing any more.
  await dropReset(tx, account.id);
  return giveAddress(tx, account.id, account.pending_email);
}

/** An address that is somebody else's gets no code; it costs the same. */
export async function mailProofOfPending(tx: Tx, account: Account, publicUrl: string): Promise<void> {
  const { id, pending_email: email, pending_email_key: key } = account;
  if (email === null || key === null || (await otherOwnerOf(tx, key, id))) await enqueueDecoyMail(tx);
  else await mailProof(tx, { id, email }, newProof(), publicUrl, verifyNewAddressMail);
}
