import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checksumOf } from './checksum.ts';
import { localFiles } from './local-files.ts';
import { type Bucket, nullIfNoObject, openClient, patience, statusOf, toStorageError } from './s3-client.ts';
import { download } from './s3-download.ts';
import { isStorageKey, type PutSource, type Storage, type StorageKey, type StoredObject } from './storage.ts';

interface S3StorageOptions extends Bucket {
  /** A folder of this machine for what is not stored yet. */
  readonly localFolder: string;
  readonly patience?: typeof patience;
}

/** Keeps objects in a bucket of an S3-compatible server. */
export function s3Storage({ localFolder, patience: waits = patience, ...place }: S3StorageOptions): Storage {
  const Bucket = place.bucket;
  const client = openClient(place, place.endpoint, waits);
  const signer = place.publicEndpoint === null ? null : openClient(place, place.publicEndpoint, waits);
  const locate = (key: string) => `s3://${Bucket}/${key}`;
  const { newLocalFile, deleteUnfinished } = localFiles(localFolder);
  const failedTo = (what: string, key: string) => (error: unknown) => {
    throw toStorageError(error, `${locate(key)} could not be ${what}`);
  };
  const headOf = async (Key: StorageKey) => {
    const command = new HeadObjectCommand({ Bucket, Key });
    return client.send(command).catch(nullIfNoObject).catch(failedTo('looked at', Key));
  };
  const remove = async (Key: StorageKey) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(failedTo('deleted', Key));
  };

  return {
    words: { noun: 'bucket', setting: 'STORAGE_URL' },
    locate,
    newLocalFile,
    put: (Key, source, { onlyIfAbsent = false } = {}) =>
      upload({ client, Bucket, Key, onlyIfAbsent, newLocalFile }, source).catch(failedTo('stored', Key)),
    get: (Key, range) => download({ client, Bucket, Key }, range).catch(failedTo('read', Key)),
    head: async (key) => {
      const found = await headOf(key);
      return found && { key, bytes: found.ContentLength ?? 0, changedAt: found.LastModified ?? new Date(0) };
    },
    checksum: async (key) => {
      const found = await headOf(key);
      if (!found || found.Metadata?.sha256) return found && (found.Metadata?.sha256 ?? null);
      const opened = await download({ client, Bucket, Key: key }).catch(failedTo('read', key));
      return opened && checksumOf(opened.stream);
    },
    delete: remove,
    move: async (from, to) => {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      const command = new CopyObjectCommand({ Bucket, Key: to, CopySource });
      const copied = await client.send(command).catch(nullIfNoObject).catch(failedTo('moved', from));
      if (copied) await remove(from);
      return copied !== null;
    },
    list: (prefix) => listObjects({ client, Bucket }, prefix, failedTo('listed', prefix)),
    signedUrl: async (Key, { seconds, type, disposition }) => {
      if (!signer) return null;
      const shown = { ResponseContentType: type, ResponseContentDisposition: disposition };
      const command = new GetObjectCommand({ Bucket, Key, ...shown, ResponseCacheControl: 'no-store' });
      return getSignedUrl(signer, command, { expiresIn: seconds });
    },
    deleteUnfinished: async (before) => {
      await deleteUnfinished(before);
      await abortUploads({ client, Bucket }, before).catch(failedTo('cleaned', ''));
    },
    close: () => {
      client.destroy();
      signer?.destroy();
    },
  };
}

interface UploadTarget {
  readonly client: S3Client;
  readonly Bucket: string;
  readonly Key: string;
  readonly onlyIfAbsent: boolean;
  readonly newLocalFile: () => Promise<string>;
}

/** Parts are held in memory one at a time, and sent again when they fail; 10,000 of them make 80 GB. */
const partSizes = { partSize: 8 * 1024 * 1024, queueSize: 1 };

/**
 * The checksum is sent before the contents, so a stream is first written to a file of this machine. False when the
 * object exists and may not be replaced.
 */
async function upload(target: UploadTarget, source: PutSource): Promise<boolean> {
  const { client, Bucket, Key, onlyIfAbsent, newLocalFile } = target;
  const written = source instanceof Readable ? await newLocalFile() : null;
  try {
    if (source instanceof Readable && written)
      await pipeline(source, createWriteStream(written, { flags: 'wx', mode: 0o600 }));
    const path = written ?? (source as { readonly file: string }).file;
    const open = () => (Buffer.isBuffer(source) ? source : createReadStream(path));
    const Metadata = { sha256: await checksumOf(open()) };
    const params = { Bucket, Key, Body: open(), Metadata, ...(onlyIfAbsent && { IfNoneMatch: '*' }) };
    await new Upload({ client, ...partSizes, params }).done();
    return true;
  } catch (error) {
    // 412: it exists; 409: another writes it just now.
    if (onlyIfAbsent && [409, 412].includes(statusOf(error) ?? 0)) return false;
    throw error;
  } finally {
    if (written) await rm(written, { force: true });
  }
}

interface Listed {
  readonly client: S3Client;
  readonly Bucket: string;
}

async function* listObjects(
  { client, Bucket }: Listed,
  Prefix: string,
  fail: (error: unknown) => never,
): AsyncGenerator<StoredObject> {
  let StartAfter: string | undefined;
  for (;;) {
    const after = StartAfter === undefined ? {} : { StartAfter };
    const command = new ListObjectsV2Command({ Bucket, Prefix, ...after });
    const { Contents = [], IsTruncated } = await client.send(command).catch(fail);
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
      StartAfter = Key;
      // Whatever else somebody keeps in the bucket is left alone.
      if (isStorageKey(Key)) yield { key: Key, bytes: Size, changedAt: LastModified };
    }
    if (!IsTruncated || Contents.length === 0) return;
  }
}

/** Parts of uploads that were never completed cost money and are in no list. */
async function abortUploads({ client, Bucket }: Listed, before: Date): Promise<void> {
  let next: { readonly KeyMarker?: string; readonly UploadIdMarker?: string } | null = {};
  while (next) {
    const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({ Bucket, ...next });
    const found: ListMultipartUploadsCommandOutput | null = await client.send(command).catch(nullIfUnsupported);
    for (const { Key = '', UploadId, Initiated = new Date() } of found?.Uploads ?? [])
      if (isStorageKey(Key) && Initiated < before)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(nullIfUnsupported);
    const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = found ?? {};
    next =
      IsTruncated && NextKeyMarker
        ? { KeyMarker: NextKeyMarker, ...(NextUploadIdMarker && { UploadIdMarker: NextUploadIdMarker }) }
        : null;
  }
}

/**
 * Some compatible servers cannot list unfinished uploads; they expire them by themselves. A key may lack the right to
 * list or end them (403), which only means that they stay.
 */
function nullIfUnsupported(error: unknown): null {
  if ([400, 403, 404, 405, 501].includes(statusOf(error) ?? 0)) return null;
  throw error;
}
