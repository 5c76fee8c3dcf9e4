import type pg from 'pg';

export interface SourceTable {
  readonly schema: string;
  readonly name: string;
  /** Without generated ones, which the database computes again. */
  readonly columns: string[];
  readonly isPartitioned: boolean;
  /** Change when the table is replaced, emptied or rewritten; null for a partitioned one. */
  readonly storage: string | null;
}

/**
 * Our tables and those of the job queue. Left out are the queue's own list of migrations, which belongs to the
 * program, and the table of a directory of postcodes that is being imported.
 */
export async function listTables(client: pg.ClientBase): Promise<SourceTable[]> {
  const { rows } = await client.query<SourceTable>(`
    select n.nspname as schema, c.relname as name, c.relkind = 'p' as "isPartitioned", ${storageOf('c.oid')} as storage,
      (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname, c.relname) not in (('graphile_worker', 'migrations'), ('public', 'postcode_point_next'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by n.nspname <> 'public', c.relname`);
  return rows;
}

/** Of the moment and not of the transaction's snapshot. */
export const storageOf = (table: string): string =>
  `((${table})::regclass::oid || ' ' || pg_relation_filenode((${table})::regclass))`;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteTable = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quote(schema)}.${quote(name)}`;
export const quoteColumns = (columns: readonly string[]): string => columns.map(quote).join(', ');

export interface Querying {
  readonly query: <Row extends pg.QueryResultRow>(sql: string) => Promise<readonly Row[]>;
}

interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Sequences are outside of snapshots: what is read later is never behind the rows. */
export async function listSequences(client: Querying): Promise<SequenceState[]> {
  const rows = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind = 'S'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by n.nspname, c.relname`);
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteTable(sequence)}`,
    );
    for (const state of found) states.push({ ...sequence, ...state });
  }
  return states;
}
