import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { emailKey } from '@letfair/domain/accounts/contact-details';
import { CODE_LENGTH, CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import type { Db, Tx } from '../../../../platform/db.ts';
import { NO_ID } from '../../../../platform/ids.ts';
import { enqueueDecoyMail, enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { hashCodeWithKey, possibleHashes } from '../../../../platform/secrets/stored-secrets.ts';
import { resetHits } from '../../../../platform/throttle.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { codeTries } from '../limits.ts';
import { accountLinks, verifyAgainMail, verifyMail } from '../mails.ts';
import type { SignUp } from '../sign-up/new-account.ts';
import { insertSignUpVerification, replaceVerifications } from './proofs.repository.ts';

interface Proof {
  readonly code: string;
  readonly token: string;
}

export const createProof = (): Proof => ({
  code: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
  token: newToken(),
});

/** Of earlier versions: six digits can be found out from it by trying. */
const plainHash = (accountId: string, code: string): Buffer => createHmac('sha256', accountId).update(code).digest();

/** With the account, so that equal codes have different hashes. */
const codeOf = (accountId: string, code: string): string => `email code ${accountId} ${code}`;

export const isCodeOf = (db: Db, accountId: string, code: string, stored: Buffer): boolean =>
  possibleHashes(db, codeOf(accountId, code), plainHash(accountId, code)).some((hash) => timingSafeEqual(hash, stored));

interface Addressee {
  readonly id: string;
  readonly email: string;
}

const hashesOf = async (tx: Tx, { id, email }: Addressee, { code, token }: Proof) => ({
  email_key: emailKey(email),
  code_hash: await hashCodeWithKey(tx, codeOf(id, code), plainHash(id, code)),
  token_hash: hashToken(token),
});

/** Replaces the account's former codes and links. */
export async function mailProof(
  tx: Tx,
  to: Addressee,
  proof: Proof,
  publicUrl: string,
  letter: ProofLetter = verifyMail,
): Promise<void> {
  await replaceVerifications(tx, to.id, await hashesOf(tx, to, proof), CODE_MINUTES);
  await sendProof(tx, to, proof, publicUrl, letter);
}

/** Other sign-ups that wait for the same email keep their codes. */
export async function mailSignUpProof(
  tx: Tx,
  to: Addressee,
  { proof, signUp, isOnly }: { readonly proof: Proof; readonly signUp: SignUp; readonly isOnly: boolean },
  publicUrl: string,
): Promise<void> {
  const sign_up = JSON.stringify(signUp);
  await insertSignUpVerification(tx, to.id, { ...(await hashesOf(tx, to, proof)), sign_up }, CODE_MINUTES);
  await sendProof(tx, to, proof, publicUrl, isOnly ? verifyMail : verifyAgainMail);
}

/** Takes the statements of mailing a proof and mails nothing, so that response times reveal nothing. */
export async function mailNoProof(tx: Tx, email: string, publicUrl: string): Promise<void> {
  const proof = createProof();
  const nobody = { id: NO_ID, email };
  await replaceVerifications(tx, nobody.id, await hashesOf(tx, nobody, proof), CODE_MINUTES);
  await resetHits(tx, codeTries, emailKey(email));
  await enqueueDecoyMail(tx, verifyMail({ code: proof.code, link: accountLinks(publicUrl).verify(proof.token) }));
}

type ProofLetter = typeof verifyMail;

async function sendProof(tx: Tx, { email }: Addressee, { code, token }: Proof, publicUrl: string, letter: ProofLetter) {
  await resetHits(tx, codeTries, emailKey(email));
  await enqueueMail(tx, email, letter({ code, link: accountLinks(publicUrl).verify(token) }));
}
