import type { Tx } from '../db.ts';

/** False when this account has no such row. */
export async function deleteOwnRow(
  tx: Tx,
  table: 'draft' | 'passkey' | 'reply_template' | 'saved_search' | 'session',
  accountId: string,
  id: string,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom(table as 'draft')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Rows by their id. Without ids nothing is asked, because `in ()` is not SQL. */
export async function loadById<Row extends { readonly id: string }>(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<ReadonlyMap<string, Row>> {
  const rows = ids.length === 0 ? [] : await load(ids);
  return new Map(rows.map((row) => [row.id, row]));
}
