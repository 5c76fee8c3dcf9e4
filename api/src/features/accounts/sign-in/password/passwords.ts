import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type ConcurrencyLimits, limitConcurrency } from '../../../../platform/limits/concurrency-limit.ts';

/** Counted after dropping passwords that are too short anyway. */
const COMMON_PASSWORDS = 3_000;

/** The package sorts its list by frequency in leaks. */
const commonPasswords = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .slice(0, COMMON_PASSWORDS),
);

/** Expects lower case: a capital letter does not make a common password rare. The demo's password is published. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password) || normalizePassword(password) === DEMO_PASSWORD;

interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with the parameters of OWASP's password storage guide: 19 MiB, two passes, one lane. */
const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the most expensive anonymous request: about 20 ms and 19 MiB each. */
const hashingLimits: ConcurrencyLimits = { atOnce: 2, waiting: 200, retryAfterSeconds: 3 };

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Without a stored hash it does the same work and returns false, so that timing does not reveal whether an account
   * exists.
   */
  readonly matches: (stored: string | undefined, password: string) => Promise<boolean>;
}

export function createPasswords(
  limits: ConcurrencyLimits = hashingLimits,
  cost: HashingCost = recommendedCost,
): Passwords {
  const enter = limitConcurrency(limits);
  const makeHash = (password: string) => enter(() => hash(normalizePassword(password), cost));
  let dummyHash: Promise<string> | undefined;
  return {
    hash: makeHash,
    matches: async (stored, password) => {
      dummyHash ??= makeHash(randomBytes(32).toString('base64'));
      const against = stored ?? (await dummyHash);
      const right = await enter(() => verify(against, normalizePassword(password)));
      return right && stored !== undefined;
    },
  };
}

/** Keyboards differ in sending é as one or two code points. */
const normalizePassword = (password: string): string => password.normalize('NFKC');
