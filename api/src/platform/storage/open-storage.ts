import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type FaultKind, faultKindOf } from '../faults.ts';
import type { Meters, StorageOutcome } from '../telemetry/meters.ts';
import { fileStorage } from './file-storage.ts';
import type { Bucket } from './s3-client.ts';
import type { ByteRange, OpenedObject, Storage } from './storage.ts';

export type StorageLocation = { readonly kind: 'files'; readonly folder: string } | ({ readonly kind: 's3' } & Bucket);

interface OpenOptions {
  /** A folder of this machine for what is not stored yet. */
  readonly dataDir: string;
  /** Hears of every operation what became of it, and how many bytes it read or wrote. */
  readonly onOperation?: Meters['countStorageOperation'];
}

export async function openStorage(location: StorageLocation, { dataDir, onOperation }: OpenOptions): Promise<Storage> {
  const storage = location.kind === 'files' ? fileStorage(location.folder) : await openBucket(location, dataDir);
  return onOperation ? observed(storage, onOperation) : storage;
}

async function openBucket(bucket: Bucket, dataDir: string): Promise<Storage> {
  // Loaded here, because the client takes a second that a start with a folder need not wait.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage({ ...bucket, localFolder: join(dataDir, 'incoming') });
}

const outcomes: Partial<Record<FaultKind, StorageOutcome>> = { 'storage-full': 'full', 'storage-away': 'away' };

function observed(storage: Storage, onOperation: Meters['countStorageOperation']): Storage {
  const watch =
    <Args extends unknown[], T>(operation: string, run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        const result = await run(...args);
        onOperation(operation, 'done', bytesOf(operation, args, result));
        return result;
      } catch (error) {
        onOperation(operation, outcomes[faultKindOf(error)] ?? 'failed', 0);
        throw error;
      }
    };
  return {
    ...storage,
    put: watch('put', storage.put),
    get: watch('get', storage.get),
    head: watch('head', storage.head),
    delete: watch('delete', storage.delete),
    move: watch('move', storage.move),
  };
}

/** Of a stream that is stored nobody knows the length before its end. */
function bytesOf(operation: string, [, sourceOrRange]: readonly unknown[], result: unknown): number {
  if (operation === 'get') return bytesSent(result as OpenedObject | null, sourceOrRange as ByteRange | undefined);
  return operation === 'put' && Buffer.isBuffer(sourceOrRange) ? sourceOrRange.length : 0;
}

function bytesSent(opened: OpenedObject | null, range: ByteRange | undefined): number {
  if (!opened || !range) return opened?.bytes ?? 0;
  return Math.max(0, Math.min(range.end + 1, opened.bytes) - range.start);
}

/** Writes, reads and deletes an object, so that a storage that only pretends is found before it is needed. */
export async function probeStorage(storage: Storage): Promise<void> {
  const key = `imports/write-test.${randomUUID()}` as const;
  try {
    await storage.put(key, Buffer.from(key));
    const found = await storage.get(key);
    if (!found || (await text(found.stream)) !== key)
      throw new Error(`${storage.locate(key)} was stored, but reads as something else.`);
  } finally {
    await storage.delete(key);
  }
}
