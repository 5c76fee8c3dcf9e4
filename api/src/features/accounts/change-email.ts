import { createHash } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/email-address';
import { REVERT_DAYS } from '@letfair/domain/accounts/email-change';
import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { hit, tooMany } from '../../platform/throttle.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Account } from './accounts.repository.ts';
import { otherOwnerOf, putRevert, setPending } from './email-changes.repository.ts';
import { emailChanges, emailChangesTo } from './limits.ts';
import { links } from './links.ts';
import { mailProof } from './mail-proof.ts';
import { addressInUseMail, emailChangedMail, verifyNewAddressMail } from './mails.ts';
import { newProof } from './proof.ts';
import { dropVerification } from './proofs.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/** Tells later whether the password is still the one of today. */
export const passwordMark = (passwordHash: string): Buffer => createHash('sha256').update(passwordHash).digest();

/**
 * Keeps the new address beside the account until somebody proves to read its mail. An address that is somebody else's
 * takes the same course, only that its mail goes to its owner and carries no code. The account is to be locked.
 */
export async function askForNewAddress(tx: Tx, account: Account, email: string, publicUrl: string) {
  const key = emailKey(email);
  const wait = (await hit(tx, emailChanges, account.id)) ?? (await hit(tx, emailChangesTo, key));
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
