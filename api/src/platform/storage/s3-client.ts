import { createHash } from 'node:crypto';
import { S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { StorageError } from './storage.ts';

export interface Bucket {
  readonly bucket: string;
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The endpoint as browsers reach it; null where they cannot. */
  readonly publicEndpoint: string | null;
}

/** How long is waited; tests have less patience. */
export interface Patience {
  readonly connectMs: number;
  /** Without a byte from the server. */
  readonly silenceMs: number;
  /** Of one request with everything that is tried again. */
  readonly totalMs: number;
  readonly attempts: number;
}

export const patience: Patience = { connectMs: 3_000, silenceMs: 8_000, totalMs: 25_000, attempts: 5 };

/** The SDK tries failed connections, 429, 500, 502, 503 and 504 again, after pauses that double. */
export function openClient(
  { region, accessKey, secretKey }: Bucket,
  endpoint: string | null,
  { connectMs, silenceMs, totalMs, attempts }: Patience,
): S3Client {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    // Most servers beside Amazon's have no host name for each bucket.
    forcePathStyle: endpoint !== null,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: attempts,
    requestHandler: new NodeHttpHandler({ connectionTimeout: connectMs, socketTimeout: silenceMs }),
    // Many compatible servers refuse the newer checksums. Ours are a Content-MD5 for each request, and the SHA-256 that
    // is kept with the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body: unknown };
      if (body instanceof Uint8Array) headers['content-md5'] = createHash('md5').update(body).digest('base64');
      return next(args);
    },
    { step: 'build', name: 'contentMd5' },
  );
  const send = client.send.bind(client) as (command: unknown, options: object) => Promise<unknown>;
  // The limit is for the answer to begin: a slow reader may take longer for its bytes.
  client.send = (async (command: unknown) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), totalMs);
    try {
      return await send(command, { abortSignal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }) as S3Client['send'];
  return client;
}

type S3Problem = Partial<S3ServiceException>;

export const statusOf = (error: unknown): number | undefined => (error as S3Problem)?.$metadata?.httpStatusCode;

/** Null for an object that does not exist; a missing bucket is an error. */
export function nullIfNoObject(error: unknown): null {
  const { name } = error as S3Problem;
  if (name === 'NoSuchKey' || name === 'NotFound') return null;
  throw error;
}

const deniedNames = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'NoSuchBucket',
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
]);
const fullNames = new Set(['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull']);

function problemOf(error: unknown): StorageError['problem'] {
  const { name = '' } = error as S3Problem;
  const status = statusOf(error) ?? 0;
  if (fullNames.has(name) || status === 507) return 'full';
  return deniedNames.has(name) || [301, 401, 403].includes(status) ? 'denied' : 'away';
}

/** Says what a failure means for whoever asked; the message is for the log, and holds no secret. */
export function toStorageError(error: unknown, what: string): unknown {
  if (error instanceof StorageError || isDiskError(error)) return error;
  const { name = 'Error', message = '' } = error as S3Problem;
  const reason = message === '' || message === name || message === 'UnknownError' ? name : `${name}: ${message}`;
  return new StorageError(problemOf(error), `${what} (${reason})`, { cause: error });
}

/** Of the files that wait on this machine: these name a path, or are about the room for it. */
const isDiskError = (error: unknown): boolean => {
  const { path, code = '' } = error as NodeJS.ErrnoException;
  return path !== undefined || code === 'ENOSPC' || code === 'EDQUOT';
};
