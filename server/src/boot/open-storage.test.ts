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
  ['NoSuchBucket', 404, /^STORAGE_URL takes a bucket that exists, and there is no s3:\/\/files at .+: create it, or/],
  [
    'InvalidAccessKeyId',
    403,
    /^STORAGE_ACCESS_KEY takes a key that the object storage knows, .+ doesn’t know KEY: correct/,
  ],
  ['SignatureDoesNotMatch', 403, /^STORAGE_SECRET_KEY takes the secret of STORAGE_ACCESS_KEY, .+: correct it\.$/],
  ['AccessDenied', 403, /^STORAGE_ACCESS_KEY takes a key that may read, write and delete in the bucket, .+: allow it/],
  ['InsufficientStorage', 507, /^STORAGE_URL takes a bucket with room, .+ is full: make room in it\.$/],
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
