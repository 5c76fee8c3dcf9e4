import { mkdtemp, rm } from 'node:fs/promises';
import { request as askServer, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Patience } from '../../platform/storage/s3-client.ts';
import { s3Storage } from '../../platform/storage/s3-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What happens to a request on its way: an error of S3, an answer of ours, a long silence, or a connection that breaks. */
export type Fault =
  | { readonly status: number; readonly code: string }
  | { readonly answer: string }
  | 'silence'
  | 'cut'
  | 'cut-in-the-middle';

export interface TestS3 {
  readonly endpoint: string;
  /** Decides about each request; without a fault it passes. */
  fault: (request: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingMessage['headers'];
    readonly attempt: number;
  }) => Fault | null;
  readonly open: (
    options?: { readonly accessKey?: string; readonly bucket?: string } & Partial<
      Pick<Patience, 'silenceMs' | 'totalMs'>
    >,
  ) => Storage;
  /** As an operator sets them. */
  readonly settings: Record<'STORAGE_URL' | 'STORAGE_ACCESS_KEY' | 'STORAGE_SECRET_KEY', string>;
  readonly close: () => Promise<void>;
}

export const S3_BUCKET = 'letfair';
const S3_KEY = 'S3RVER';

/** An S3 server on this machine, behind a proxy that breaks what it is told to. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'letfair-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: S3_BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const opened: Storage[] = [];
  let attempts = 0;

  const proxy = createServer((incoming, outgoing) => {
    attempts += 1;
    const { method = 'GET', url: path = '/', headers } = incoming;
    const fault = testing.fault({ method, path, headers, attempt: attempts });
    answer(fault, port, incoming, outgoing);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  const testing: TestS3 = {
    endpoint,
    fault: () => null,
    settings: {
      STORAGE_URL: `s3://${S3_BUCKET}?endpoint=${endpoint}`,
      STORAGE_ACCESS_KEY: S3_KEY,
      STORAGE_SECRET_KEY: S3_KEY,
    },
    open: ({ accessKey = S3_KEY, bucket = S3_BUCKET, silenceMs = 10_000, totalMs = 60_000 } = {}) => {
      const storage = s3Storage({
        bucket,
        endpoint,
        publicEndpoint: endpoint,
        region: 'us-east-1',
        accessKey,
        secretKey: S3_KEY,
        localFolder: join(directory, 'incoming'),
        patience: { connectMs: 10_000, silenceMs, totalMs, attempts: 2 },
      });
      opened.push(storage);
      return storage;
    },
    close: async () => {
      for (const storage of opened) storage.close();
      proxy.closeAllConnections();
      proxy.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return testing;
}

function answer(fault: Fault | null, port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (fault === 'cut') return void incoming.socket.destroy();
  // The client closes the connection when it has waited long enough.
  if (fault === 'silence') return;
  if (fault !== null && fault !== 'cut-in-the-middle') {
    incoming.resume();
    if ('answer' in fault) return void outgoing.writeHead(200, { 'content-type': 'application/xml' }).end(fault.answer);
    const body = `<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>${fault.code}</Message></Error>`;
    return void outgoing.writeHead(fault.status, { 'content-type': 'application/xml' }).end(body);
  }
  const { method, url: path, headers } = incoming;
  const asked = askServer({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    if (fault === null) return void answered.pipe(outgoing);
    answered.once('data', (chunk: Buffer) => {
      outgoing.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), () => incoming.socket.destroy());
      answered.destroy();
    });
  });
  asked.on('error', () => incoming.socket.destroy());
  incoming.pipe(asked);
}
