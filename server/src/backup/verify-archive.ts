import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Keys, openArchive } from './archive/encryption.ts';
import { type BackupHeader, type BackupManifest, brokenArchive } from './archive/format.ts';
import { readArchive } from './archive/read-archive.ts';
import { readKeyEntry } from './secrets.ts';
import { countRows } from './tables/copy-out.ts';

export interface Verified {
  readonly header: BackupHeader;
  readonly manifest: BackupManifest;
}

/** Reads a whole archive, without a database, and throws where it is not what was written. */
export async function verifyArchive(source: Readable, keys: Keys): Promise<Verified> {
  const rows = new Map<string, number>();
  const objects = { count: 0, bytes: 0 };
  const found = new Set<string>();
  const verified = await readArchive(await openArchive(source, keys), {
    onHeader: async () => {},
    onEntry: async (entry) => {
      if (entry.kind === 'key') {
        await readKeyEntry(entry);
        found.add(entry.id);
        return;
      }
      if (entry.kind === 'object') {
        objects.count++;
        objects.bytes += entry.bytes;
        return;
      }
      let count = rows.get(entry.table) ?? 0;
      await pipeline(entry.body, createGunzip(), async (text: AsyncIterable<Buffer>) => {
        for await (const chunk of text) count += countRows(chunk);
      });
      rows.set(entry.table, count);
    },
  });
  compareCounts(verified.manifest, rows, objects);
  compareKeys(verified.header, found);
  return verified;
}

/** An archive holds all keys of its secrets or none. */
export function compareKeys({ keys }: BackupHeader, found: ReadonlySet<string>): void {
  const expected = keys.areInside ? keys.used : [];
  if (found.size !== expected.length || expected.some((id) => !found.has(id)))
    throw brokenArchive('it doesn’t contain the keys that it should');
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
    throw brokenArchive(`it has ${objects.count} of its ${manifest.objects.count} files`);
}
