import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { openCheckedStorage } from './open-storage.ts';

/** An object storage that answers everything with one error. */
async function storageThatSays(code: string, status: number): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const keys = { accessKey: 'KEY', secretKey: 'a-secret' };

test.each([
  [
    'NoSuchBucket',
    404,
    /^STORAGE_URL must name a bucket that exists, but there’s no s3:\/\/files at .+\. Create it, or/,
  ],
  [
    'InvalidAccessKeyId',
    403,
    /^STORAGE_ACCESS_KEY must be a key that the object storage recognises, .+ doesn’t recognise KEY\. Correct/,
  ],
  [
    'SignatureDoesNotMatch',
    403,
    /^STORAGE_SECRET_KEY must be the secret for STORAGE_ACCESS_KEY, .+\. Correct STORAGE_SECRET_KEY\.$/,
  ],
  [
    'AccessDenied',
    403,
    /^STORAGE_ACCESS_KEY must be a key that can read, write and delete in the bucket, .+\. Allow it/,
  ],
  [
    'InsufficientStorage',
    507,
    /^STORAGE_URL must name a bucket with space left, .+ is full\. Free up some space in it\.$/,
  ],
])('a start with %s ends with one sentence that names the variable and the fix', async (code, status, sentence) => {
  const dataDir = await temporaryFolder();
  const endpoint = await storageThatSays(code, status);
  const location = {
    kind: 's3',
    bucket: 'files',
    endpoint,
    publicEndpoint: null,
    region: 'us-east-1',
    ...keys,
  } as const;
  const opened = openCheckedStorage(location, { dataDir });
  await expect(opened).rejects.toThrow(sentence);
  await expect(opened).rejects.not.toThrow(/a-secret|\n/);
});
