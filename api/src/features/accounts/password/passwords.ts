import { randomBytes } from 'node:crypto';
import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type ConcurrencyLimits, limitConcurrency } from '../../../platform/concurrency-limit.ts';

/** Of those long enough to be chosen at all; the shorter ones are refused for their length. */
const COMMONEST = 3_000;

/** The package's list is sorted by how often each password was found in leaks. */
const commonest = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, COMMONEST),
);

/** Takes the password in lower case: a capital letter does not make a common password rare. */
export const isCommonPassword = (password: string): boolean => commonest.has(password);

/** Argon2id (the package's default), as OWASP's password storage guide sets it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the dearest thing an anonymous caller can ask for: some 20 ms and 19 MiB each. */
const hashingLimits: ConcurrencyLimits = { atOnce: 2, waiting: 200, retryAfterSeconds: 3 };

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Without a stored hash it does the same work and says no, so that time tells nobody whether there is an account. */
  readonly matches: (stored: string | undefined, password: string) => Promise<boolean>;
}

export function createPasswords(limits: ConcurrencyLimits = hashingLimits): Passwords {
  const enter = limitConcurrency(limits);
  const makeHash = (password: string) => enter(() => hash(sameOnEveryKeyboard(password), cost));
  let nobodys: Promise<string> | undefined;
  return {
    hash: makeHash,
    matches: async (stored, password) => {
      nobodys ??= makeHash(randomBytes(32).toString('base64'));
      const against = stored ?? (await nobodys);
      const right = await enter(() => verify(against, sameOnEveryKeyboard(password)));
      return right && stored !== undefined;
    },
  };
}

/** One keyboard sends é as one character, another as two. */
const sameOnEveryKeyboard = (password: string): string => password.normalize('NFKC');
