import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/wire/client';
import { sql } from 'kysely';
import { type Db, write } from '../../../../platform/db.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import { insertSession } from '../../../accounts/sign-in/index.ts';

export type Calls = Client<LetfairContract>;
/** Runs the work with the calls of a person of the demo. */
export type ActAs = <Result>(accountId: string, work: (calls: Calls) => Promise<Result>) => Promise<Result>;

const SESSION_SECONDS = 60;

/** Signs in without a password, which nobody knows, and only as somebody who is made up. */
export const actAsDemoAccount =
  (db: Db, clientOf: (token: string) => Calls): ActAs =>
  async (accountId, work) => {
    const token = newToken();
    const tokenHash = hashToken(token);
    await write(db, async (tx) => {
      await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .where('is_demo', '=', true)
        .executeTakeFirstOrThrow();
      const session = { accountId, tokenHash, seconds: SESSION_SECONDS, device: '', network: '', isTwoStep: true };
      await insertSession(tx, session);
    });
    try {
      return await work(clientOf(token));
    } finally {
      await write(db, (tx) => tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute());
    }
  };

/** A number of our own among the advisory locks. */
const LIFE_LOCK = 7_264_003;
/** The transaction that holds the lock waits for calls that have transactions of their own. */
const TURN_MINUTES = 5;

/** Of several processes one at a time lets the demo live on; the others pass. Returns whether it was this one. */
export const takeTurn =
  (db: Db) =>
  (work: () => Promise<void>): Promise<boolean> =>
    write(db, async (tx) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LIFE_LOCK}) as taken`.execute(
        tx,
      );
      if (rows[0]?.taken !== true) return false;
      await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${TURN_MINUTES}min`)}`.execute(tx);
      await work();
      return true;
    });
