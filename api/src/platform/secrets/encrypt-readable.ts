import { sql } from 'kysely';
import { type Db, type Tx, write } from '../db.ts';
import { ENCRYPTED, encryptWith } from './cipher.ts';
import { type ListedColumn, listEncryptedColumns } from './encrypted-columns.ts';
import { lockKeys } from './prepare-keys.ts';
import { keyToEncryptWith } from './stored-secrets.ts';

const BATCH = 100;
/** A process that was killed is not waited for any longer. */
const SILENT_MINUTES = 5;

/**
 * Encrypts what an earlier version has stored as it was, once none of its processes runs any more, and lets new values
 * be encrypted from then on. Safe to repeat and to run in several processes. Answers the number of values.
 */
export async function encryptReadableSecrets(db: Db): Promise<number> {
  if (!(await beginEncryption(db))) return 0;
  let count = 0;
  for (const column of listEncryptedColumns())
    if (column.isAllSecret) for (let more = BATCH; more === BATCH; count += more) more = await encryptBatch(db, column);
  return count;
}

async function beginEncryption(db: Db): Promise<boolean> {
  const { encrypts_since } = await db.selectFrom('installation').select('encrypts_since').executeTakeFirstOrThrow();
  if (encrypts_since) return true;
  const earlier = await db
    .selectFrom('process_heartbeat')
    .select('id')
    .where('key_ids', 'is', null)
    .where('seen_at', '>', sql<Date>`now() - make_interval(mins => ${SILENT_MINUTES})`)
    .limit(1)
    .executeTakeFirst();
  if (earlier) return false;
  await write(db, async (tx) => {
    await tx.updateTable('installation').set({ encrypts_since: sql<Date>`now()` }).execute();
  });
  // Whoever writes a readable value has begun before; it is encrypted below.
  await write(db, lockKeys);
  return true;
}

const encryptBatch = (db: Db, listed: ListedColumn): Promise<number> =>
  write(db, async (tx) => {
    const key = await keyToEncryptWith(tx);
    if (!key) return 0;
    const { table, id, column } = listed;
    const { rows } = await sql<{ row: string; value: string }>`
      select ${sql.ref(id)} as row, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} not like ${sql.lit(ENCRYPTED)} order by ${sql.ref(id)} limit ${BATCH} for update`.execute(
      tx,
    );
    const values = rows.map(({ row, value }) => ({ row, value: encryptWith(key, { table, column, row }, value) }));
    await storeValues(tx, listed, values);
    return rows.length;
  });

/** Replaces the values of these rows, which the transaction has locked. */
export const storeValues = (
  tx: Tx,
  { table, id, column }: ListedColumn,
  values: readonly { readonly row: string; readonly value: string }[],
) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = given.value
    from unnest(${values.map(({ row }) => row)}::uuid[], ${values.map(({ value }) => value)}::text[]) as given (row, value)
    where ${sql.ref(`${table}.${id}`)} = given.row`.execute(tx);
