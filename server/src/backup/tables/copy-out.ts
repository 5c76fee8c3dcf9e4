import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../boot/start-error.ts';
import { tableLabel, tablePart } from '../archive/format.ts';
import { type ArchiveEntry, entryOf } from '../archive/write-archive.ts';
import { listTables, quoteColumns, quoteTable, type SourceTable, storageOf } from './list-tables.ts';
import { openLongConnection } from './long-connection.ts';

const compress = promisify(gzip);
/** Large enough to compress well, and small enough that a few of them fit into memory. */
const PART_BYTES = 4 * 1024 * 1024;
/** Higher levels cost several times the time for a tenth of the size. */
const COMPRESSION_LEVEL = 3;
const NEWLINE = 10;

/** Whatever the server is set to, values are written so that every version reads the same from them. */
const COPY_SETTINGS = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

export interface Snapshot {
  readonly tables: readonly SourceTable[];
  /** In the snapshot. */
  readonly query: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>;
  /** The rows of a table as entries of an archive; `onPart` learns how much they were. */
  readonly copyTable: (
    table: SourceTable,
    onPart: (rows: number, bytes: number) => void,
  ) => AsyncGenerator<ArchiveEntry>;
  readonly release: () => Promise<void>;
}

/**
 * All tables as they were at one moment, while the site goes on. Each is copied in a transaction of its own, so that
 * a table is locked, against changes of its structure, only while it is read.
 */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const keeper = openLongConnection(url);
  const copier = openLongConnection(url);
  let releasing: Promise<unknown> | null = null;
  const release = async () => {
    releasing ??= Promise.allSettled([keeper.end(), copier.end()]);
    await releasing;
  };
  try {
    await Promise.all([keeper.connect(), copier.connect()]);
    await keeper.query('begin isolation level repeatable read, read only');
    await keeper.query(COPY_SETTINGS);
    const { rows } = await keeper.query<{ id: string }>('select pg_export_snapshot() as id');
    const tables = await listTables(keeper);
    return {
      tables,
      query: async (sql) => (await keeper.query(sql)).rows,
      copyTable: (table, onPart) => copyTable(copier, rows[0]?.id ?? '', table, onPart),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function* copyTable(
  client: pg.Client,
  snapshot: string,
  table: SourceTable,
  onPart: (rows: number, bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const columns = quoteColumns(table.columns);
  const rows = table.isPartitioned
    ? `(select ${columns} from ${quoteTable(table)})`
    : `${quoteTable(table)} (${columns})`;
  await client.query('begin isolation level repeatable read, read only');
  await client.query(`set transaction snapshot '${snapshot}'`);
  await client.query(COPY_SETTINGS);
  await client.query(`lock table ${quoteTable(table)} in access share mode`);
  await refuseReplaced(client, table);
  const copy = client.query(copyTo(`copy ${rows} to stdout`));
  let part = 0;
  for await (const chunk of partsOf(copy)) {
    onPart(countRows(chunk), chunk.length);
    yield entryOf(tablePart(tableLabel(table), ++part), await compress(chunk, { level: COMPRESSION_LEVEL }));
  }
  await client.query('commit');
}

/** A table that was replaced since then has no rows for a snapshot from before. */
async function refuseReplaced(client: pg.Client, table: SourceTable): Promise<void> {
  if (table.storage === null) return;
  const { rows } = await client.query<{ storage: string }>(
    `select ${storageOf(`'${quoteTable(table).replaceAll("'", "''")}'`)} as storage`,
  );
  if (rows[0]?.storage !== table.storage)
    throw new StartError(
      `${table.name} was replaced by an import or an upgrade during the backup. Run the backup again.`,
    );
}

async function* partsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Line breaks within values are written as \n, so each row is one line. */
export function countRows(text: Buffer): number {
  let rows = 0;
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) rows++;
  return rows;
}
