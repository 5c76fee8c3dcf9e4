import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack as createPack, type Pack } from 'tar-stream';
import type { Cipher } from './encryption.ts';
import { type BackupManifest, MANIFEST } from './format.ts';
import { seal } from './seal.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  readonly body: Iterable<Buffer> | AsyncIterable<Buffer>;
}

export const entryOf = (name: string, contents: Buffer): ArchiveEntry => ({
  name,
  bytes: contents.length,
  body: [contents],
});

/** What entries add up to is known when all were written. */
export type ManifestOf = () => BackupManifest;

/** Writes entries one after the other as a tar archive, with a manifest and a seal. */
export async function writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  manifestOf: ManifestOf,
  sink: Writable,
  encrypt: Cipher,
  signal?: AbortSignal,
): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, seal(), encrypt, sink, { ...(signal && { signal }) });
  const filled = fill(pack, withManifest(entries, manifestOf)).catch((error: Error) => {
    pack.destroy(error);
    throw error;
  });
  const [writing, filling] = await Promise.allSettled([written, filled]);
  // A full disk fails both, and only the one who wrote knows why.
  for (const { status, reason } of [writing, filling].filter(isRejected))
    if (status === 'rejected' && !isPrematureClose(reason)) throw reason;
  for (const { reason } of [writing, filling].filter(isRejected)) throw reason;
}

const isRejected = (result: PromiseSettledResult<void>): result is PromiseRejectedResult =>
  result.status === 'rejected';
const isPrematureClose = (error: unknown): boolean =>
  /premature close|stream was destroyed/i.test((error as Error | undefined)?.message ?? '');

async function fill(pack: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const mtime = new Date();
  for await (const { name, bytes, body } of entries)
    await pipeline(Readable.from(body, { objectMode: false }), pack.entry({ name, size: bytes, mode: 0o600, mtime }));
  pack.finalize();
}

async function* withManifest(
  entries: AsyncIterable<ArchiveEntry>,
  manifestOf: ManifestOf,
): AsyncGenerator<ArchiveEntry> {
  yield* entries;
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(manifestOf())));
}
