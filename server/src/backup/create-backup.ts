import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { SecretKey } from '@letfair/api/secrets';
import { StartError } from '../boot/start-error.ts';
import { type Cipher, cipherFor, type Recipients } from './archive/encryption.ts';
import { type BackupHeader, type BackupManifest, HEADER, newHeader, tableLabel } from './archive/format.ts';
import { type ArchiveEntry, entryOf, writeArchive } from './archive/write-archive.ts';
import type { ObjectSource } from './objects.ts';
import { entryOfKey, listKeyIds } from './secrets.ts';
import { openSnapshot, type Snapshot } from './tables/copy-out.ts';
import { listSequences } from './tables/list-tables.ts';

export interface BackupOptions {
  readonly recipients: Recipients;
  /** The keys of this process; only an encrypted archive carries those that the database uses. */
  readonly keys?: readonly SecretKey[];
  /** Told after each table and now and then between objects. */
  readonly onProgress?: (sentence: string) => void;
  readonly signal?: AbortSignal;
}

export type BackupSummary = Pick<BackupManifest, 'tables' | 'objects'> & {
  /** Of the archive. */
  readonly bytes: number;
  readonly keys: BackupHeader['keys'];
};

/** Writes the database as it is at this moment, and then the files, from a site that may go on meanwhile. */
export async function createBackup(
  url: string,
  objects: ObjectSource,
  sink: Writable,
  { recipients, keys = [], onProgress = () => {}, signal }: BackupOptions,
): Promise<BackupSummary> {
  const encrypt = cipherFor(recipients);
  const snapshot = await openSnapshot(url);
  try {
    const id = randomUUID();
    const tables = new Map<string, { rows: number; bytes: number }>();
    const stored = { count: 0, bytes: 0 };
    const sums = () => ({ tables: [...tables].map(([table, sum]) => ({ table, ...sum })), objects: stored });
    let bytes = 0;
    const used = await listKeyIds(snapshot);
    const found = recipients === null ? [] : keys.filter(({ id }) => used.includes(id));
    const ofSecrets = { used, areInside: used.length > 0 && found.length === used.length };
    const encryptAndCount: Cipher = async function* counted(source) {
      for await (const chunk of encrypt(source)) {
        bytes += chunk.length;
        yield chunk;
      }
    };

    async function* entries(): AsyncGenerator<ArchiveEntry> {
      yield entryOf(HEADER, Buffer.from(JSON.stringify(await headerOf(snapshot, id, ofSecrets))));
      if (ofSecrets.areInside) for (const key of found) yield entryOfKey(key);
      for (const table of snapshot.tables) {
        const sum = { rows: 0, bytes: 0 };
        tables.set(tableLabel(table), sum);
        yield* snapshot.copyTable(table, (rows, bytes) => {
          sum.rows += rows;
          sum.bytes += bytes;
        });
      }
      onProgress('All tables written.');
      // From here on only files are read, and an open snapshot keeps the database from tidying up.
      await snapshot.release();
      for await (const entry of objects.entries()) {
        yield entry;
        stored.count++;
        stored.bytes += entry.bytes;
        if (stored.count % PROGRESS_OBJECTS === 0) onProgress(`${stored.count.toLocaleString('en-GB')} files written.`);
      }
    }

    await writeArchive(entries(), () => ({ id, ...sums() }), sink, encryptAndCount, signal);
    return { ...sums(), bytes, keys: ofSecrets };
  } finally {
    await snapshot.release();
  }
}

const PROGRESS_OBJECTS = 1_000;

async function headerOf(snapshot: Snapshot, id: string, keys: BackupHeader['keys']) {
  if (!snapshot.tables.some(({ name }) => name === 'schema_migration'))
    throw new StartError('There’s nothing to back up: this database has no Letfair tables.');
  const migrations = await snapshot.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration order by name',
  );
  const [installation] = await snapshot.query<{ id: string }>('select id from installation');
  return newHeader({
    id,
    createdAt: new Date().toISOString(),
    installation: installation?.id ?? id,
    migrations,
    tables: snapshot.tables.map(({ schema, name, columns }) => ({ schema, name, columns })),
    sequences: await listSequences(snapshot),
    keys,
  });
}
