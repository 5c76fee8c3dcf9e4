import { emailKey } from '@letfair/domain/accounts/email-address';
import { CODE_MINUTES } from '@letfair/domain/accounts/verification';
import type { Tx } from '../../platform/db.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { forgive } from '../../platform/throttle.ts';
import { hashToken } from '../../platform/tokens.ts';
import { codeTries } from './limits.ts';
import { links } from './links.ts';
import { verifyMail } from './mails.ts';
import { hashCode, type Proof } from './proof.ts';
import { putVerification } from './proofs.repository.ts';

/** Gives the account a new code and link, which replace the old, and mails them. */
export async function mailProof(
  tx: Tx,
  account: { readonly id: string; readonly email: string },
  { code, token }: Proof,
  publicUrl: string,
): Promise<void> {
  const hashes = { code_hash: hashCode(account.id, code), token_hash: hashToken(token) };
  await putVerification(tx, account.id, hashes, CODE_MINUTES);
  await forgive(tx, codeTries, emailKey(account.email));
  await enqueueMail(tx, account.email, verifyMail({ code, link: links(publicUrl).verify(token) }));
}
