import type { EndpointSpec, Outcome } from '@letfair/contract/endpoint';
import { type Db, type Tx, write } from '../db.ts';
import { claim, earlierAnswer, idOf, type OnceOnly, remember } from './idempotency.ts';

type AnyOutcome = Outcome<EndpointSpec>;
type Refused = Extract<AnyOutcome, { ok: false }>;

const keyReused: Refused = {
  ok: false,
  code: 'conflict',
  message: 'This Idempotency-Key was used for another request.',
};

/** Carries a refusal out of the transaction, so that it rolls back. */
class RolledBack extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super('refused');
    this.outcome = outcome;
  }
}

/** The one transaction of a call; with a key, the answer is kept in it. */
export async function writeOnce(
  db: Db,
  once: OnceOnly | null,
  work: (tx: Tx) => Promise<AnyOutcome>,
): Promise<AnyOutcome> {
  try {
    return await write(db, async (tx) => {
      const earlier = once && (await claim(tx, once));
      if (earlier === 'changed') throw new RolledBack(keyReused);
      if (earlier && earlier !== 'first') return earlier.replay as AnyOutcome;
      const outcome = await work(tx);
      if (!outcome.ok) throw new RolledBack(outcome);
      if (once) await remember(tx, once, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

/**
 * Answers a repeated call before its handler looks at anything: a code that was used up by the first call would
 * otherwise refuse the second. Repeats that arrive while the first is under way wait for it here instead of each
 * holding a connection; those that reach another process are caught by the claim inside the transaction.
 */
export function replayer(db: Db) {
  const underWay = new Map<string, Promise<AnyOutcome>>();

  return async (once: OnceOnly, handle: () => Promise<AnyOutcome>): Promise<AnyOutcome> => {
    const id = idOf(once);
    const running = underWay.get(id);
    if (running) return running;
    const outcome = earlierAnswer(db, once).then((earlier) => {
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
