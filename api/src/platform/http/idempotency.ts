import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { EndpointSpec, Outcome } from '@letfair/contract/wire/endpoint';
import { type Db, type Tx, write } from '../db.ts';
import { conflict } from './refusals.ts';

export const MAX_IDEMPOTENCY_KEY = 200;
export const isIdempotencyKey = (text: string): boolean =>
  text.length <= MAX_IDEMPOTENCY_KEY && /^[\x21-\x7e]+$/.test(text);

/** A write with an Idempotency-Key. */
export interface IdempotentRequest {
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

type Earlier = 'changed' | { readonly replay: unknown };

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const secretOf = ({ scope, key, body }: IdempotentRequest): Buffer =>
  sha256('answer\n', scope, '\n', key, '\n', JSON.stringify(body ?? null));

/** Fingerprint of an idempotent request. */
export const idOf = (once: IdempotentRequest): string => sha256(secretOf(once)).toString('base64url');

export async function storedAnswer(db: Db, once: IdempotentRequest): Promise<Earlier | null> {
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('scope', '=', once.scope)
    .where('key_hash', '=', sha256(once.key))
    .executeTakeFirst();
  if (!earlier) return null;
  const secret = secretOf(once);
  if (!earlier.answer || !earlier.request_hash.equals(sha256(secret))) return 'changed';
  return { replay: unseal(earlier.answer, secret) };
}

/**
 * Claims the key inside the caller's transaction. A second caller waits here until the first has committed,
 * then finds its answer; if the first rolled back, the second goes on as if it were first.
 */
export async function claimKey(tx: Tx, once: IdempotentRequest): Promise<'first' | Earlier> {
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ scope: once.scope, key_hash: sha256(once.key), request_hash: sha256(secretOf(once)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scope')
    .executeTakeFirst();
  if (claimed) return 'first';
  return (await storedAnswer(tx, once)) ?? 'changed';
}

export const storeAnswer = (tx: Tx, once: IdempotentRequest, answer: unknown) =>
  tx
    .updateTable('idempotency_key')
    .set({ answer: seal(answer, secretOf(once)) })
    .where('scope', '=', once.scope)
    .where('key_hash', '=', sha256(once.key))
    .execute();

// An answer may hold a token or a code, so it is encrypted with a secret derived from the key and the body:
// a repeated request can decrypt it, a reader of the database cannot.
function seal(answer: unknown, secret: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(stored: Buffer, secret: Buffer): unknown {
  const cipher = createDecipheriv('aes-256-gcm', secret, stored.subarray(0, 12));
  cipher.setAuthTag(stored.subarray(12, 28));
  return JSON.parse(Buffer.concat([cipher.update(stored.subarray(28)), cipher.final()]).toString());
}

type AnyOutcome = Outcome<EndpointSpec>;
type Refused = Extract<AnyOutcome, { ok: false }>;

const keyReused: Refused = conflict('This Idempotency-Key was used for another request. Use a new one.');

/** Thrown inside the transaction so that a refusal rolls it back. */
class RolledBack extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super('refused');
    this.outcome = outcome;
  }
}

/** Runs the transaction of a call; with a key, the answer is stored in it. */
export async function writeIdempotently(
  db: Db,
  once: IdempotentRequest | null,
  work: (tx: Tx) => Promise<AnyOutcome>,
): Promise<AnyOutcome> {
  try {
    return await write(db, async (tx) => {
      const earlier = once && (await claimKey(tx, once));
      if (earlier === 'changed') throw new RolledBack(keyReused);
      if (earlier && earlier !== 'first') return earlier.replay as AnyOutcome;
      const outcome = await work(tx);
      if (!outcome.ok) throw new RolledBack(outcome);
      if (once) await storeAnswer(tx, once, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

/**
 * Answers a repeated call before its handler runs, because a code that the first call used up would
 * make the second one fail. Repeats that arrive while the first call runs wait for it here instead of each
 * holding a connection; repeats on another process wait for the claim inside the transaction.
 */
export function createReplay(db: Db) {
  const underWay = new Map<string, Promise<AnyOutcome>>();

  return async (once: IdempotentRequest, handle: () => Promise<AnyOutcome>): Promise<AnyOutcome> => {
    const id = idOf(once);
    const running = underWay.get(id);
    if (running) return running;
    const outcome = storedAnswer(db, once).then((earlier) => {
      if (earlier === 'changed') return keyReused;
      return earlier ? (earlier.replay as AnyOutcome) : handle();
    });
    underWay.set(id, outcome);
    try {
      return await outcome;
    } finally {
      underWay.delete(id);
    }
  };
}
