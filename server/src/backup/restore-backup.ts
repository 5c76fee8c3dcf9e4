import type { Readable } from 'node:stream';
import { applyMigrations, listMigrations, openPool } from '@letfair/api/database';
import { migrate } from '@letfair/api/migrate';
import type { SecretKey } from '@letfair/api/secrets';
import pg from 'pg';
import { StartError } from '../boot/start-error.ts';
import { type Keys, openArchive } from './archive/encryption.ts';
import type { BackupHeader } from './archive/format.ts';
import { readArchive } from './archive/read-archive.ts';
import type { ObjectTarget } from './objects.ts';
import { type KeyTarget, readKeyEntry } from './secrets.ts';
import type { ClearedSecrets } from './tables/clear-secrets.ts';
import { type Loading, openLoading } from './tables/copy-in.ts';
import { refuseUsedDatabase } from './tables/empty-target.ts';
import { listTables, quoteTable } from './tables/list-tables.ts';
import { compareCounts, compareKeys, type Verified } from './verify-archive.ts';

export interface Restored extends Verified {
  /** Null unless they were to be cleared. */
  readonly cleared: ClearedSecrets | null;
}

/** Refuses a backup whose schema this program does not know. */
export async function refuseUnknownSchema({ migrations }: BackupHeader): Promise<void> {
  const known = new Map((await listMigrations()).map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of migrations) {
    if (!known.has(name))
      throw new StartError(
        `This backup was made by a newer version of Letfair, with ${name}. Update this installation, then restore the backup.`,
      );
    if (known.get(name) !== hash)
      throw new StartError(`This backup was made by another edition of Letfair, with a different ${name}.`);
  }
}

/**
 * Restores into an empty database and storage. Tables become visible at once when everything has arrived and fits;
 * a failure before leaves the database empty, and the same backup can be restored again.
 */
export async function restoreBackup(
  url: string,
  objects: ObjectTarget,
  source: Readable,
  keys: Keys,
  secrets: KeyTarget,
): Promise<Restored> {
  const pool = openPool({ connectionString: url, max: 2, onIdleError: () => undefined });
  let loading: Loading | null = null;
  let rows: ReadonlyMap<string, number> | null = null;
  const stored = { count: 0, bytes: 0 };
  const ofSecrets = new Map<string, SecretKey>();
  try {
    const restored = await readArchive(await openArchive(source, keys), {
      onHeader: async (header) => {
        await refuseUnknownSchema(header);
        secrets.begin(header.keys);
        await onClient(url, (client) => refuseUsedDatabase(client, header));
        await objects.begin(header.id);
        const wanted = new Set(header.migrations.map(({ name }) => name));
        await applyMigrations(pool, { isWanted: (name) => wanted.has(name) });
        loading = await openLoading(url, header);
      },
      onEntry: async (entry) => {
        if (entry.kind === 'key') {
          ofSecrets.set(entry.id, await readKeyEntry(entry));
          return;
        }
        if (entry.kind === 'table') return loading?.loadPart(entry.table, entry.body);
        rows ??= (await loading?.finish()) ?? null;
        await objects.put(entry.key, entry.bytes, entry.body);
        stored.count++;
        stored.bytes += entry.bytes;
      },
    });
    const open = loading as Loading | null;
    if (!open) throw new Error('An archive without a header was read.');
    compareCounts(restored.manifest, rows ?? (await open.finish()), stored);
    compareKeys(restored.header, new Set(ofSecrets.keys()));
    const cleared = secrets.isWithoutSecrets ? await open.clearSecrets() : null;
    if (!cleared) for (const key of ofSecrets.values()) await secrets.put(key);
    await objects.complete(restored.header.installation);
    await open.commit();
    await afterCommit('removing the unfinished-restore marker', objects.finish);
    await afterCommit('migrating it', () => migrate(pool));
    // PostgreSQL does the same by itself, later.
    await tidy(url).catch(() => undefined);
    return { ...restored, cleared };
  } finally {
    await (loading as Loading | null)?.close();
    await pool.end();
  }
}

/** A start does what was left out. */
async function afterCommit(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StartError(
      `The backup has been restored, but ${what} failed (${(error as Error).message}). Start the site to finish it.`,
      { cause: error },
    );
  }
}

/** The planner knows nothing of new tables. */
const tidy = (url: string): Promise<void> =>
  onClient(url, async (client) => {
    await client.query('set statement_timeout = 0');
    const tables = await listTables(client);
    await client.query(`vacuum (analyze) ${tables.map(quoteTable).join(', ')}`);
  });

async function onClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
