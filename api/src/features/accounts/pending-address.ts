import type { Tx } from '../../platform/db.ts';
import { enqueueNoMail } from '../../platform/mail/enqueue-mail.ts';
import type { Account } from './accounts.repository.ts';
import { giveAddress, otherOwnerOf } from './email-changes.repository.ts';
import { mailProof } from './mail-proof.ts';
import { verifyNewAddressMail } from './mails.ts';
import { newProof } from './proof.ts';
import { dropReset } from './proofs.repository.ts';

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
  if (email === null || key === null || (await otherOwnerOf(tx, key, id))) await enqueueNoMail(tx);
  else await mailProof(tx, { id, email }, newProof(), publicUrl, verifyNewAddressMail);
}
