import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Keys, openArchive } from './archive/encryption.ts';
import { type BackupHeader, type BackupManifest, brokenArchive } from './archive/format.ts';
import { readArchive } from './archive/read-archive.ts';
import { countRows } from './tables/copy-out.ts';

export interface Verified {
  readonly header: BackupHeader;
  readonly manifest: BackupManifest;
}

/** Reads a whole archive, without a database, and throws where it is not what was written. */
export async function verifyArchive(source: Readable, keys: Keys): Promise<Verified> {
  const rows = new Map<string, number>();
  const objects = { count: 0, bytes: 0 };
  const verified = await readArchive(await openArchive(source, keys), {
    onHeader: async () => {},
    onEntry: async (entry) => {
      if (entry.kind === 'object') {
        objects.count++;
        objects.bytes += entry.bytes;
        return;
      }
      let found = rows.get(entry.table) ?? 0;
      await pipeline(entry.body, createGunzip(), async (text: AsyncIterable<Buffer>) => {
        for await (const chunk of text) found += countRows(chunk);
      });
      rows.set(entry.table, found);
    },
  });
  compareCounts(verified.manifest, rows, objects);
  return verified;
}

export function compareCounts(
  manifest: BackupManifest,
  rows: ReadonlyMap<string, number>,
  objects: { readonly count: number; readonly bytes: number },
): void {
  for (const { table, rows: expected } of manifest.tables)
    if ((rows.get(table) ?? 0) !== expected)
      throw brokenArchive(`${table} has ${rows.get(table) ?? 0} of its ${expected} rows`);
  if (objects.count !== manifest.objects.count || objects.bytes !== manifest.objects.bytes)
    throw brokenArchive(`it holds ${objects.count} of its ${manifest.objects.count} files`);
}
