import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, keyRingOf, write } from '../db.ts';
import {
  decryptWith,
  ENCRYPTED,
  encryptWith,
  keyIdIn,
  type Place,
  prefixOf,
  type SecretKey,
  UnreadableSecret,
} from './cipher.ts';
import { encryptReadableSecrets, storeValues } from './encrypt-readable.ts';
import { type ListedColumn, listEncryptedColumns } from './encrypted-columns.ts';
import { listUsedKeys, lockKeys } from './prepare-keys.ts';
import { countUses } from './secrets-state.ts';
import { keyToEncryptWith } from './stored-secrets.ts';

export interface RotateOptions {
  readonly onProgress?: (values: number) => void;
  /** Ends it after a batch. */
  readonly signal?: AbortSignal;
  /** How long processes may take to notice a new key. */
  readonly waitMs?: number;
}

export type Rotation =
  | {
      readonly outcome: 'done';
      readonly changed: number;
      /** Former keys that nothing uses any more. */
      readonly dropped: readonly string[];
      /** Values that no key opens; they stay as they are, and so do their keys. */
      readonly unreadable: number;
    }
  | { readonly outcome: 'interrupted'; readonly changed: number }
  /** This process has not noticed the new key, or is of an earlier version. */
  | { readonly outcome: 'unaware'; readonly host: string; readonly isEarlier: boolean };

/** Longer than processes take between two signs of life. */
const WAIT_MS = 45_000;
const LOOK_EVERY_MS = 500;
const ALIVE_SECONDS = 60;
const BATCH = 100;

/**
 * Encrypts everything with the given key while the site serves, and drops former keys that nothing uses any more. What
 * was interrupted is finished by running it again.
 */
export async function rotateSecrets(
  db: Db,
  key: SecretKey,
  { onProgress = () => {}, signal, waitMs = WAIT_MS }: RotateOptions = {},
): Promise<Rotation> {
  const unaware = await waitForProcesses(db, key.id, waitMs);
  if (unaware) return { outcome: 'unaware', host: unaware.host, isEarlier: unaware.key_ids === null };
  await makeCurrent(db, key.id);
  let changed = await encryptReadableSecrets(db);
  let unreadable = 0;
  for (const place of listEncryptedColumns())
    for (let after: string | null = ''; after !== null; ) {
      if (signal?.aborted) return { outcome: 'interrupted', changed };
      const batch: Batch | null = await reencryptBatch(db, key, place, after);
      if (!batch) return { outcome: 'interrupted', changed };
      changed += batch.changed;
      unreadable += batch.unreadable;
      after = batch.last;
      onProgress(changed);
    }
  return { outcome: 'done', changed, unreadable, dropped: await dropUnused(db) };
}

/** A process that does not know the key could not read what others write with it. */
async function waitForProcesses(db: Db, keyId: string, waitMs: number) {
  for (const giveUp = Date.now() + waitMs; ; await pause(LOOK_EVERY_MS)) {
    const unaware = await db
      .selectFrom('process_heartbeat')
      .select(['host', 'key_ids'])
      .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${ALIVE_SECONDS})`)
      .where(sql<boolean>`coalesce(not ${keyId} = any(key_ids), true)`)
      .limit(1)
      .executeTakeFirst();
    if (!unaware || unaware.key_ids === null || Date.now() >= giveUp) return unaware;
  }
}

const makeCurrent = (db: Db, id: string): Promise<void> =>
  write(db, async (tx) => {
    await lockKeys(tx);
    await tx.updateTable('encryption_key').set({ is_current: false }).where('id', '<>', id).execute();
    await tx
      .insertInto('encryption_key')
      .values({ id, is_current: true })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_current: true }))
      .execute();
  });

interface Batch {
  readonly changed: number;
  readonly unreadable: number;
  /** The id to go on after; null at the end. */
  readonly last: string | null;
}

/** Null when another key has become the current one. */
const reencryptBatch = (db: Db, key: SecretKey, listed: ListedColumn, after: string): Promise<Batch | null> =>
  write(db, async (tx) => {
    if ((await keyToEncryptWith(tx))?.id !== key.id) return null;
    const { table, id, column } = listed;
    const { rows } = await sql<{ row: string; value: string }>`
      select ${sql.ref(id)} as row, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} like ${sql.lit(ENCRYPTED)} and not starts_with(${sql.ref(column)}, ${prefixOf(key.id)})
        and (${after} = '' or ${sql.ref(id)} > nullif(${after}, '')::uuid)
      order by ${sql.ref(id)} limit ${BATCH} for update`.execute(tx);
    const values: { readonly row: string; readonly value: string }[] = [];
    for (const { row, value } of rows) {
      const plain = await decryptAny(db, { table, column, row }, value);
      if (plain !== null) values.push({ row, value: encryptWith(key, { table, column, row }, plain) });
    }
    await storeValues(tx, listed, values);
    const last = rows.length < BATCH ? null : (rows.at(-1)?.row ?? null);
    return { changed: values.length, unreadable: rows.length - values.length, last };
  });

async function decryptAny(db: Db, place: Place, stored: string): Promise<string | null> {
  const key = await keyRingOf(db).find(keyIdIn(stored) ?? '');
  try {
    return key ? decryptWith(key, place, stored) : null;
  } catch (error) {
    if (error instanceof UnreadableSecret) return null;
    throw error;
  }
}

/** Whoever writes an encrypted value is waited for, so that no former key is counted too early. */
const dropUnused = (db: Db): Promise<string[]> =>
  write(db, async (tx) => {
    await lockKeys(tx);
    const dropped: string[] = [];
    for (const { id, is_current } of await listUsedKeys(tx)) {
      if (is_current || (await countUses(tx, id)) > 0) continue;
      await tx.deleteFrom('encryption_key').where('id', '=', id).execute();
      dropped.push(id);
    }
    return dropped;
  });
