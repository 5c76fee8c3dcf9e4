import { Readable } from 'node:stream';
import { GetObjectCommand, type GetObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import { nullIfNoObject, toStorageError } from './s3-client.ts';
import { type ByteRange, type OpenedObject, StorageError } from './storage.ts';

interface DownloadSource {
  readonly client: S3Client;
  readonly Bucket: string;
  readonly Key: string;
}

/** A connection that breaks is opened again where it broke; more than this is given up. */
const MOST_RESUMES = 3;

export async function download(source: DownloadSource, range?: ByteRange): Promise<OpenedObject | null> {
  const first = await ask(source, range?.start ?? 0, range?.end).catch(nullIfNoObject);
  if (!first) return null;
  const bytes = sizeOf(first);
  const end = Math.min(range?.end ?? bytes - 1, bytes - 1);
  const stream = Readable.from(pieces(source, first, range?.start ?? 0, end), { objectMode: false });
  // A generator that was never read from does not run its finally.
  stream.once('close', () => (first.Body as Readable).destroy());
  return { bytes, stream };
}

function ask({ client, Bucket, Key }: DownloadSource, start: number, end?: number, IfMatch?: string) {
  const isWhole = start === 0 && end === undefined;
  const command = new GetObjectCommand({
    Bucket,
    Key,
    ...(!isWhole && { Range: `bytes=${start}-${end ?? ''}` }),
    ...(IfMatch !== undefined && { IfMatch }),
  });
  return client.send(command);
}

const sizeOf = ({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number =>
  Number(ContentRange?.split('/')[1] ?? ContentLength);

async function* pieces(
  source: DownloadSource,
  first: GetObjectCommandOutput,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  let position = start;
  let body = first.Body as Readable;
  try {
    for (let resumes = 0; position <= end; resumes++) {
      if (resumes > MOST_RESUMES) throw new StorageError('away', `${source.Key} breaks off again and again.`);
      // Another object under this key would be joined to the beginning of this one.
      if (resumes > 0) body = (await ask(source, position, end, first.ETag)).Body as Readable;
      try {
        for await (const chunk of body as AsyncIterable<Buffer>) {
          position += chunk.length;
          yield chunk;
        }
      } catch {
        body.destroy();
      }
    }
  } catch (error) {
    throw toStorageError(error, `${source.Key} could not be read to the end`);
  } finally {
    body.destroy();
  }
}
