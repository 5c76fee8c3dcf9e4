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

/** Gives the account a new code and link for this address, which replace the old, and mails them. */
export async function mailProof(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  { code, token }: Proof,
  publicUrl: string,
  letter: typeof verifyMail = verifyMail,
): Promise<void> {
  const email_key = emailKey(email);
  await putVerification(
    tx,
    id,
    { email_key, code_hash: hashCode(id, code), token_hash: hashToken(token) },
    CODE_MINUTES,
  );
  await forgive(tx, codeTries, email_key);
  await enqueueMail(tx, email, letter({ code, link: links(publicUrl).verify(token) }));
}
