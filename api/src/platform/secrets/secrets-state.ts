import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, openDb } from '../db.ts';
import { NO_ID } from '../ids.ts';
import { ENCRYPTED, prefixOf, UnreadableSecret } from './cipher.ts';
import { listEncryptedColumns, type SecretPlace } from './encrypted-columns.ts';
import type { KeyRing } from './key-ring.ts';
import { listUsedKeys } from './prepare-keys.ts';
import { decryptSecret } from './stored-secrets.ts';

/** How the secrets of a database are stored. */
export interface SecretsState {
  /** The key that encrypts; null before the first start. */
  readonly currentKey: string | null;
  readonly formerKeys: readonly string[];
  /** Values that an earlier version has left readable. */
  readonly readable: number;
  /** Values that are encrypted with a former key. */
  readonly outdated: number;
}

export async function readSecretsState(pool: pg.Pool): Promise<SecretsState> {
  const db = openDb(pool);
  const used = await listUsedKeys(db);
  const formerKeys = used.filter(({ is_current }) => !is_current).map(({ id }) => id);
  let outdated = 0;
  for (const id of formerKeys) outdated += await countUses(db, id);
  const readable = await countWhere(db, (column) => sql`${column} not like ${sql.lit(ENCRYPTED)}`, true);
  return { currentKey: used.find(({ is_current }) => is_current)?.id ?? null, formerKeys, readable, outdated };
}

const BATCH = 500;

/** Values that none of the keys of this process opens: encrypted with another one, changed, or moved between rows. */
export async function countUnreadableSecrets(pool: pg.Pool, keyRing: KeyRing): Promise<number> {
  const db = openDb(pool, { keyRing });
  let unreadable = 0;
  for (const { table, id, column } of listEncryptedColumns())
    for (let after: string | null = NO_ID; after !== null; ) {
      const { rows }: { rows: { row: string; value: string }[] } = await sql<{ row: string; value: string }>`
        select ${sql.ref(id)} as row, ${sql.ref(column)} as value from ${sql.table(table)}
        where ${sql.ref(id)} > ${after}::uuid and ${sql.ref(column)} like ${sql.lit(ENCRYPTED)}
        order by 1 limit ${sql.lit(BATCH)}`.execute(db);
      for (const { row, value } of rows)
        unreadable += await decryptSecret(db, { table, column, row } as SecretPlace, value).then(() => 0, countOne);
      after = rows.length < BATCH ? null : (rows.at(-1)?.row ?? null);
    }
  return unreadable;
}

function countOne(error: unknown): 1 {
  if (error instanceof UnreadableSecret) return 1;
  throw error;
}

/** Values that are encrypted with this key. */
export const countUses = (db: Db, keyId: string): Promise<number> =>
  countWhere(db, (column) => sql`starts_with(${column}, ${prefixOf(keyId)})`, false);

async function countWhere(
  db: Db,
  condition: (column: ReturnType<typeof sql.ref>) => ReturnType<typeof sql>,
  onlyWhereAllAreSecret: boolean,
): Promise<number> {
  let count = 0;
  for (const { table, column, isAllSecret } of listEncryptedColumns()) {
    if (onlyWhereAllAreSecret && !isAllSecret) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${condition(sql.ref(column))}`.execute(db);
    count += rows[0]?.count ?? 0;
  }
  return count;
}
