import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { StartError } from '../../boot/start-error.ts';
import { ADDED_STREETS } from '../added-streets.ts';
import { openArchive } from '../open-archive.ts';
import type { Read } from './merge-reads.ts';
import type { Cut } from './plan-cut.ts';
import type { RemoteArchive } from './remote-archive.ts';

/** What was downloaded so far, and a line for each read of it with its checksum. */
const PART = '.streets.part';
const CHECKS = '.streets.part.checks';
/** Left for the database and everything else on the disk. */
const SPARE_BYTES = 100_000_000;

interface Download {
  readonly archive: RemoteArchive;
  readonly cut: Cut;
  readonly dataDir: string;
  readonly onProgress: (bytes: number) => void;
  /** Called where an earlier download continues or can't. */
  readonly onEarlier?: (bytes: number | 'another') => void;
}

/** Writes the archive beside its place, continues what was stopped, and puts it there once it is whole. */
export async function downloadCut({ archive, cut, dataDir, onProgress, onEarlier }: Download): Promise<void> {
  const [part, checks] = [join(dataDir, PART), join(dataDir, CHECKS)];
  const earlier = await checkedReads(part, checks, cut);
  if (earlier.bytes > 0) onEarlier?.(earlier.bytes);
  else if (earlier.isAnother) onEarlier?.('another');
  await refuseFullDisk(dataDir, cut.bytes - earlier.bytes);

  try {
    const file = await open(part, earlier.bytes > 0 ? 'r+' : 'w', 0o600);
    try {
      let position = earlier.bytes;
      if (position === 0) {
        await writeFile(checks, `${cut.fingerprint}\n`, { mode: 0o600 });
        await file.writeFile(cut.head);
        position = cut.head.length;
      }
      await file.truncate(position);
      for (const read of cut.reads.slice(earlier.reads)) {
        const bytes = partsOf(await archive.read(read.offset, read.length), read, cut, archive.url);
        await writeAll(file, bytes, position);
        await writeFile(checks, `${checksumOf(bytes)}\n`, { flag: 'a' });
        position += bytes.length;
        onProgress(position);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    const whole = await openArchive(part, () => 'The downloaded archive');
    await whole.file.close();
    await rename(part, join(dataDir, ADDED_STREETS));
    await rm(checks, { force: true });
  } catch (error) {
    throw isFullDisk(error) ? fullDisk(dataDir, cut.bytes) : error;
  }
}

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

/** The wanted parts of a read; the checksum of gzip in every tile shows whether it arrived as it was written. */
function partsOf(bytes: Buffer, read: Read, { areTilesGzipped }: Cut, url: string): Buffer {
  const parts = read.parts.map(({ offset, length }) =>
    bytes.subarray(offset - read.offset, offset - read.offset + length),
  );
  try {
    if (areTilesGzipped) for (const tile of parts) gunzipSync(tile);
    if (bytes.length !== read.length) throw new RangeError('The file ends before its tiles do.');
  } catch (error) {
    throw new StartError(
      `A tile from ${url} is damaged. Run the command again to read it once more; if it stays damaged, use another file.`,
      { cause: error },
    );
  }
  return Buffer.concat(parts);
}

interface Earlier {
  readonly reads: number;
  readonly bytes: number;
  /** Something was downloaded, but of another file, area or version. */
  readonly isAnother: boolean;
}

/** How much of an earlier download is the beginning of this one, by its checksums. */
async function checkedReads(part: string, checks: string, cut: Cut): Promise<Earlier> {
  const [fingerprint, ...sums] = (await readFile(checks, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  if (fingerprint === undefined) return { reads: 0, bytes: 0, isAnother: false };
  if (fingerprint !== cut.fingerprint) return { reads: 0, bytes: 0, isAnother: true };
  const file = await open(part, 'r').catch(() => null);
  if (!file) return { reads: 0, bytes: 0, isAnother: false };
  try {
    const readBack = async (position: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
      return buffer.subarray(0, bytesRead);
    };
    if (!(await readBack(0, cut.head.length)).equals(cut.head)) return { reads: 0, bytes: 0, isAnother: false };
    let [bytes, reads] = [cut.head.length, 0];
    for (const { parts } of cut.reads) {
      const length = parts.reduce((sum, each) => sum + each.length, 0);
      if (sums[reads] === undefined || checksumOf(await readBack(bytes, length)) !== sums[reads]) break;
      bytes += length;
      reads += 1;
    }
    // What follows a part that is broken is read again.
    await writeFile(checks, `${[fingerprint, ...sums.slice(0, reads)].join('\n')}\n`);
    return { reads, bytes, isAnother: false };
  } finally {
    await file.close();
  }
}

const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 })} MB`;

async function refuseFullDisk(dataDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < bytes + SPARE_BYTES) throw fullDisk(dataDir, bytes);
}

const isFullDisk = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

const fullDisk = (dataDir: string, bytes: number): StartError =>
  new StartError(
    `There isn’t enough space for ${inMegabytes(bytes)} in ${dataDir}. Free some, or choose a smaller area, and run the command again.`,
  );
