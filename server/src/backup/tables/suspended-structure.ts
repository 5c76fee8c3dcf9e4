import type pg from 'pg';
import { quoteTable, type SourceTable } from './list-tables.ts';

interface Definition {
  readonly remove: string;
  readonly restore: string;
}

const ours = `n.nspname in ('public', 'graphile_worker')`;

/**
 * Takes away what would do something of its own while rows are loaded, or do it once for each row: triggers, foreign
 * keys, and indexes that no constraint needs. Answers how they come back. Only the owner's rights are needed.
 */
export async function suspendStructure(client: pg.ClientBase, tables: readonly SourceTable[]): Promise<string[]> {
  const suspended = [...(await foreignKeys(client)), ...(await indexes(client))];
  const withTriggers = await tablesWithTriggers(client);
  for (const { remove } of suspended) await client.query(remove);
  for (const table of withTriggers) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.map(quoteTable).join(', ')}`);
  return [
    ...suspended.map(({ restore }) => restore).reverse(),
    ...withTriggers.map((table) => `alter table ${table} enable trigger user`),
  ];
}

async function foreignKeys(client: pg.ClientBase): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as remove,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as restore
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and ${ours} order by c.oid`);
  return rows;
}

/** Those of partitioned tables stay, because their parts depend on each other. */
async function indexes(client: pg.ClientBase): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(`
    select format('drop index %I.%I', n.nspname, c.relname) as remove, pg_get_indexdef(i.indexrelid) as restore
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind = 'i' and not c.relispartition and not i.indisreplident
      and not exists (select from pg_constraint o where o.conindid = i.indexrelid)
      and not exists (select from pg_depend d where d.objid = i.indexrelid and d.deptype = 'e')
    order by i.indexrelid`);
  return rows;
}

async function tablesWithTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(`
    select distinct t.tgrelid::regclass::text as table
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and not t.tgisinternal and not c.relispartition`);
  return rows.map(({ table }) => table);
}
