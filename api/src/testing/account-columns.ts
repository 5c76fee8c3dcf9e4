import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Columns that point to an account, by table: what tests about privacy walk. */
export async function accountColumns(db: Db): Promise<readonly { readonly table: string; readonly column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass
    order by 1, 2
  `.execute(db);
  return rows;
}
