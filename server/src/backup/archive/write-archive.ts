import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack as createPack, type Pack } from 'tar-stream';
import type { Cipher } from './encryption.ts';
import { type BackupManifest, checksumsEntry, MANIFEST } from './format.ts';
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
export type ManifestOf = () => Omit<BackupManifest, 'checksums'>;

/** Few enough that neither writing nor reading holds more than a megabyte of them. */
const CHECKSUMS_IN_LIST = 5_000;

/** Writes entries one after the other as a tar archive, with their checksums, a manifest and a seal. */
export async function writeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  manifestOf: ManifestOf,
  sink: Writable,
  encrypt: Cipher,
  signal?: AbortSignal,
): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, seal(), encrypt, sink, { ...(signal && { signal }) });
  const filled = fill(pack, withChecksums(entries, manifestOf)).catch((error: Error) => {
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

async function* withChecksums(
  entries: AsyncIterable<ArchiveEntry>,
  manifestOf: ManifestOf,
): AsyncGenerator<ArchiveEntry> {
  const lists: { name: string; sha256: string }[] = [];
  let lines: string[] = [];
  const listOf = (): ArchiveEntry => {
    const contents = Buffer.from(lines.join(''));
    const name = checksumsEntry(lists.length + 1);
    lists.push({ name, sha256: createHash('sha256').update(contents).digest('hex') });
    lines = [];
    return entryOf(name, contents);
  };
  for await (const entry of entries) {
    const hash = createHash('sha256');
    yield { ...entry, body: hashed(entry.body, hash) };
    lines.push(`${hash.digest('hex')}  ${entry.name}\n`);
    if (lines.length === CHECKSUMS_IN_LIST) yield listOf();
  }
  if (lines.length > 0) yield listOf();
  const manifest: BackupManifest = { ...manifestOf(), checksums: lists };
  yield entryOf(MANIFEST, Buffer.from(JSON.stringify(manifest)));
}

async function* hashed(body: ArchiveEntry['body'], hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
