import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../boot/start-error.ts';
import { type BackupHeader, type BackupTable, brokenArchive, tableLabel } from '../archive/format.ts';
import { type ClearedSecrets, clearSecrets } from './clear-secrets.ts';
import { listTables, quoteColumns, quoteTable, type SourceTable } from './list-tables.ts';
import { openLongConnection } from './long-connection.ts';
import { suspendStructure } from './suspended-structure.ts';

export interface Loading {
  /** Parts of one table come one after the other. */
  readonly loadPart: (table: string, body: AsyncIterable<Buffer>) => Promise<void>;
  /** Puts the structure back, which checks the rows against each other. Answers how many rows each table got. */
  readonly finish: () => Promise<ReadonlyMap<string, number>>;
  /** After `finish`: deletes what is encrypted with keys that are lost. */
  readonly clearSecrets: () => Promise<ClearedSecrets>;
  readonly commit: () => Promise<void>;
  /** Leaves the tables as they were; nothing happens after a commit. */
  readonly close: () => Promise<void>;
}

const LOADING_SETTINGS = `set local statement_timeout = 0; set local lock_timeout = '10s'; set local idle_in_transaction_session_timeout = 0;
  set local maintenance_work_mem = '128MB'; set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD';
  set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local synchronous_commit = on`;

/** Loads all tables of a backup in one transaction, so that a restore happens wholly or not at all. */
export async function openLoading(url: string, header: BackupHeader): Promise<Loading> {
  const client = openLongConnection(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(LOADING_SETTINGS);
    const targets = await listTables(client);
    const plans = header.tables.map((table) => planTable(table, targets));
    const restoreStructure = await suspendStructure(client, targets);
    const copy = currentCopy(client, plans);
    return {
      loadPart: copy.loadPart,
      finish: async () => {
        await copy.end();
        for (const statement of restoreStructure) await client.query(statement);
        for (const { value, isCalled, ...sequence } of header.sequences)
          await client.query('select setval($1::regclass, $2, $3)', [quoteTable(sequence), value, isCalled]);
        await freeJobs(client);
        return copy.rows;
      },
      clearSecrets: () => clearSecrets(client),
      commit: async () => {
        await client.query('commit');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

interface Plan {
  readonly label: string;
  readonly statement: string;
}

function planTable(table: BackupTable, targets: readonly SourceTable[]): Plan {
  const target = targets.find(({ schema, name }) => schema === table.schema && name === table.name);
  const missing = target ? table.columns.find((column) => !target.columns.includes(column)) : table.name;
  if (!target || missing !== undefined)
    throw new StartError(
      `This backup has ${table.schema}.${table.name} with ${missing}, which this version of Letfair doesn’t have. Use the version that made it, or a newer one.`,
    );
  // Rows that are written as frozen need no vacuum before indexes alone can answer.
  const options = target.isPartitioned ? '' : ' with (freeze)';
  return {
    label: tableLabel(table),
    statement: `copy ${quoteTable(table)} (${quoteColumns(table.columns)}) from stdin${options}`,
  };
}

interface OpenCopy {
  readonly label: string;
  readonly feed: PassThrough;
  readonly statement: CopyStreamQuery;
  /** Resolves or rejects with the statement. */
  readonly done: Promise<void>;
  /** Aborted when the statement fails. */
  readonly failed: AbortSignal;
}

function currentCopy(client: pg.Client, plans: readonly Plan[]) {
  let open: OpenCopy | null = null;
  const rows = new Map<string, number>();
  const end = async (): Promise<void> => {
    if (!open) return;
    open.feed.end();
    await open.done;
    rows.set(open.label, open.statement.rowCount);
    open = null;
  };
  const begin = async (label: string): Promise<OpenCopy> => {
    await end();
    const plan = plans.find((candidate) => candidate.label === label);
    if (!plan || rows.has(label)) throw brokenArchive(`it has ${label} where it shouldn’t`);
    const feed = new PassThrough();
    const statement = client.query(copyFrom(plan.statement));
    const done = pipeline(feed, statement);
    const failed = new AbortController();
    // A failure is noticed by the next part, or at the end.
    done.catch(() => failed.abort());
    open = { label, feed, statement, done, failed: failed.signal };
    return open;
  };
  return {
    end,
    rows,
    loadPart: async (label: string, body: AsyncIterable<Buffer>): Promise<void> => {
      const copy = open?.label === label ? open : await begin(label);
      await pipeline(body, createGunzip(), async (rows: AsyncIterable<Buffer>) => {
        for await (const chunk of rows) await write(copy, chunk);
      });
    },
  };
}

async function write({ feed, done, failed }: OpenCopy, chunk: Buffer): Promise<void> {
  if (feed.destroyed) return done;
  // A race with `done` would leave a reaction there for each chunk, millions for a large table.
  if (!feed.write(chunk)) await once(feed, 'drain', { signal: failed }).catch(() => done);
}

/** Workers that ran jobs when the backup was made are not there to finish them; jobs may run twice. */
async function freeJobs(client: pg.Client): Promise<void> {
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
}
