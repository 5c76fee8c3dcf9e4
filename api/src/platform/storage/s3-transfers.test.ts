import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { download } from './s3-download.ts';
import { upload } from './s3-upload.ts';

interface Sent {
  readonly constructor: { readonly name: string };
  readonly input: object;
}
/** A client whose requests are answered here. */
const clientOf = (answer: (command: Sent) => object): S3Client =>
  ({ send: async (command: Sent) => answer(command) }) as unknown as S3Client;
const place = { Bucket: 'letfair', Key: 'exports/a.zip' };

test('a download that is closed before anybody reads it lets its connection go', async () => {
  const Body = new PassThrough();
  const client = clientOf(() => ({ Body, ContentLength: 10 }));
  const found = await download({ client, ...place, signal: () => new AbortController().signal });
  found?.stream.destroy();
  if (!Body.destroyed) await once(Body, 'close', { signal: AbortSignal.timeout(10_000) });
  expect(Body.destroyed).toBe(true);
});

test.each([1, 9])('a file of %i MB replaces no object that may not be replaced', async (megabytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-upload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'a');
  await writeFile(file, Buffer.alloc(megabytes * 1024 * 1024));
  const ends = ['PutObjectCommand', 'CompleteMultipartUploadCommand'];
  let exists = false;
  const conditions: unknown[] = [];
  const client = clientOf(({ constructor: { name }, input }) => {
    if (ends.includes(name)) {
      const { IfNoneMatch } = input as { IfNoneMatch?: string };
      conditions.push(IfNoneMatch);
      if (exists && IfNoneMatch === '*') throw Object.assign(new Error(name), { $metadata: { httpStatusCode: 412 } });
    }
    return { UploadId: 'one', ETag: 'one' };
  });
  const store = (onlyIfAbsent: boolean) =>
    upload(
      {
        client,
        ...place,
        onlyIfAbsent,
        newLocalFile: async () => join(folder, 'b'),
        limit: () => ({ abortSignal: new AbortController().signal }),
      },
      { file },
    );
  expect(await store(true)).toBe(true);
  exists = true;
  expect(await store(true)).toBe(false);
  expect(await store(false)).toBe(true);
  expect(conditions).toEqual(['*', '*', undefined]);
});
