import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { checksumOf } from './checksum.ts';
import { statusOf } from './s3-client.ts';
import type { PutSource } from './storage.ts';

/** Parts are held in memory one at a time, and sent again when they fail; 10,000 of them make 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

interface UploadTarget {
  readonly client: S3Client;
  readonly Bucket: string;
  readonly Key: string;
  readonly onlyIfAbsent: boolean;
  readonly newLocalFile: () => Promise<string>;
  /** A new time limit for each request. */
  readonly limit: () => { readonly abortSignal: AbortSignal };
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('base64');
const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A request that fails is sent again, so its bytes have to be there a second time: a stream is first written to a file
 * of this machine. False when the object exists and may not be replaced.
 */
export async function upload(target: UploadTarget, source: PutSource): Promise<boolean> {
  try {
    await put(target, source);
    return true;
  } catch (error) {
    // 412: it exists; 409: another writes it just now.
    if (target.onlyIfAbsent && [409, 412].includes(statusOf(error) ?? 0)) return false;
    throw error;
  }
}

async function put(target: UploadTarget, source: PutSource): Promise<void> {
  if (Buffer.isBuffer(source)) return putWhole(target, source, sha256Of(source));
  if (!(source instanceof Readable)) return putFile(target, source.file);
  const file = await target.newLocalFile();
  try {
    await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    return await putFile(target, file);
  } finally {
    await rm(file, { force: true });
  }
}

const unlessThere = ({ onlyIfAbsent }: UploadTarget) => onlyIfAbsent && { IfNoneMatch: '*' };

async function putFile(target: UploadTarget, path: string): Promise<void> {
  const sha256 = await checksumOf(createReadStream(path));
  const { size } = await stat(path);
  await using file = await open(path, 'r');
  const read = async (start: number) => {
    const bytes = Buffer.alloc(Math.min(PART_BYTES, size - start));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    if (bytesRead !== bytes.length) throw new Error('A file became shorter while it was stored.');
    return bytes;
  };
  if (size <= PART_BYTES) await putWhole(target, await read(0), sha256);
  else await putInParts(target, { size, sha256, read });
}

async function putWhole(target: UploadTarget, Body: Buffer, sha256: string): Promise<void> {
  const { client, Bucket, Key, limit } = target;
  const command = new PutObjectCommand({
    Bucket,
    Key,
    Body,
    ContentLength: Body.length,
    ContentMD5: md5(Body),
    Metadata: { sha256 },
    ...unlessThere(target),
  });
  await client.send(command, limit());
}

interface LargeFile {
  readonly size: number;
  readonly sha256: string;
  readonly read: (start: number) => Promise<Buffer>;
}

async function putInParts(target: UploadTarget, { size, sha256, read }: LargeFile): Promise<void> {
  const { client, Bucket, Key, limit } = target;
  const create = new CreateMultipartUploadCommand({ Bucket, Key, Metadata: { sha256 } });
  const { UploadId } = await client.send(create, limit());
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const Body = await read(start);
      const PartNumber = Parts.length + 1;
      const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength: Body.length, ContentMD5: md5(Body) };
      const { ETag } = await client.send(new UploadPartCommand(part), limit());
      Parts.push({ PartNumber, ETag });
    }
    const complete = { Bucket, Key, UploadId, MultipartUpload: { Parts }, ...unlessThere(target) };
    await client.send(new CompleteMultipartUploadCommand(complete), limit());
  } catch (error) {
    // What cannot be ended now is found by the sweep.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), limit()).catch(() => undefined);
    throw error;
  }
}
