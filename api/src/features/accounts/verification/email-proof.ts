import { createHmac, randomInt } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { CODE_LENGTH, CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { resetHits } from '../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { codeTries } from '../limits.ts';
import { accountLinks, verifyMail } from '../mails.ts';
import { upsertVerification } from './proofs.repository.ts';

interface Proof {
  readonly code: string;
  readonly token: string;
}

export const createProof = (): Proof => ({
  code: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
  token: newToken(),
});

/**
 * Keyed with the account, so that equal codes have different hashes. Six digits can be brute-forced from any hash,
 * but the code expires after minutes.
 */
export const hashCode = (accountId: string, code: string): Buffer =>
  createHmac('sha256', accountId).update(code).digest();

/** Replaces the account's former code and link. */
export async function mailProof(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  { code, token }: Proof,
  publicUrl: string,
  letter: typeof verifyMail = verifyMail,
): Promise<void> {
  const email_key = emailKey(email);
  await upsertVerification(
    tx,
    id,
    { email_key, code_hash: hashCode(id, code), token_hash: hashToken(token) },
    CODE_MINUTES,
  );
  await resetHits(tx, codeTries, email_key);
  await enqueueMail(tx, email, letter({ code, link: accountLinks(publicUrl).verify(token) }));
}
