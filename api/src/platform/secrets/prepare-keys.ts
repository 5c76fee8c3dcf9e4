import { sql } from 'kysely';
import { type Db, keyRingOf, type Tx, write } from '../db.ts';
import type { SecretKey } from './cipher.ts';

/** The same number as in `key_to_encrypt_with`, which takes it together with other writers. */
const KEYS_LOCK = 5_238_171_102;

/** Waits for all who are writing encrypted values, and keeps others waiting until the transaction ends. */
export const lockKeys = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(KEYS_LOCK)})`.execute(tx);

export type PreparedKeys =
  | { readonly ok: true; readonly made: SecretKey | null }
  /** Values in the database are encrypted with keys that this process does not have. */
  | { readonly ok: false; readonly missing: readonly string[] };

/**
 * Makes sure that this process has the keys of its database. A database without any gets the first key of the process,
 * or a new one if it has none; processes that start together agree on one.
 */
export const prepareKeys = (db: Db, createKey: () => Promise<SecretKey>): Promise<PreparedKeys> =>
  write(db, async (tx) => {
    await lockKeys(tx);
    const ring = keyRingOf(db);
    const known = await ring.reload();
    const used = await listUsedKeys(tx);
    if (used.length > 0) {
      const missing = used.map(({ id }) => id).filter((id) => !known.some((key) => key.id === id));
      return missing.length > 0 ? { ok: false, missing } : { ok: true, made: null };
    }
    const made = known.length === 0 ? await createKey() : null;
    const [first] = made ? await ring.reload() : known;
    if (!first) throw new Error('A key was made and not found.');
    await tx.insertInto('encryption_key').values({ id: first.id, is_current: true }).execute();
    return { ok: true, made };
  });

/** The one that encrypts first. */
export const listUsedKeys = (db: Db) =>
  db.selectFrom('encryption_key').select(['id', 'is_current']).orderBy('is_current', 'desc').orderBy('id').execute();
