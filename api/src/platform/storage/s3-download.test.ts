import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { download } from './s3-download.ts';

test('a download that is closed before anybody reads it lets its connection go', async () => {
  const Body = new PassThrough();
  const client = { send: async () => ({ Body, ContentLength: 10 }) } as unknown as S3Client;
  const found = await download({ client, Bucket: 'letfair', Key: 'exports/a.zip' });
  found?.stream.destroy();
  if (!Body.destroyed) await once(Body, 'close', { signal: AbortSignal.timeout(10_000) });
  expect(Body.destroyed).toBe(true);
});
