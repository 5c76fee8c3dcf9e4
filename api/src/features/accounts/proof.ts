import { createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@letfair/domain/accounts/verification';
import { newToken } from '../../platform/tokens.ts';

/** What a mail carries to prove that somebody reads it: a code to type, and a token inside a link. */
export interface Proof {
  readonly code: string;
  readonly token: string;
}

export const newProof = (): Proof => ({
  code: String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
  token: newToken(),
});

/**
 * Mixed with the account, so that equal codes look different. Six digits can be guessed from any hash by whoever reads
 * the database while the code lives; ten minutes later the hash is worthless, and so is every backup.
 */
export const hashCode = (accountId: string, code: string): Buffer =>
  createHmac('sha256', accountId).update(code).digest();
