import { join } from 'node:path';
import { openStorage, probeStorage, type Storage, StorageError, type StorageLocation } from '@letfair/api/storage';
import { ensureDataFolder } from './data-folder/data-folder.ts';
import { StartError } from './start-error.ts';

type OnOperation = NonNullable<Parameters<typeof openStorage>[1]['onOperation']>;

interface OpenOptions {
  readonly dataDir: string;
  readonly onOperation?: OnOperation;
  /** The variable or option that names it. */
  readonly setting?: string;
}

/** Opens the storage, and makes sure that it saves, reads and deletes; a sentence says what is wrong and how to mend it. */
export async function openCheckedStorage(
  location: StorageLocation,
  { dataDir, onOperation, setting = 'STORAGE_URL' }: OpenOptions,
): Promise<Storage> {
  if (location.kind === 'files')
    await ensureDataFolder(join(location.folder, 'photos'), location.folder === dataDir ? 'DATA_DIR' : setting);
  await ensureDataFolder(dataDir);
  const storage = await openStorage(location, { dataDir, ...(onOperation && { onOperation }) });
  if (location.kind === 's3')
    try {
      await probeStorage(storage);
    } catch (error) {
      storage.close();
      if (!(error instanceof StorageError)) throw error;
      throw new StartError(sentenceFor(error, location, setting), { cause: error });
    }
  return storage;
}

type BucketLocation = Extract<StorageLocation, { kind: 's3' }>;

function sentenceFor(error: StorageError, { bucket, endpoint, accessKey }: BucketLocation, setting: string): string {
  const name = (error.cause as Error | undefined)?.name;
  const place = `s3://${bucket}${endpoint ? ` at ${endpoint}` : ''}`;
  switch (name) {
    case 'NoSuchBucket':
      return `${setting} must name a bucket that exists, but there’s no ${place}. Create it, or correct ${setting}.`;
    case 'InvalidAccessKeyId':
      return `STORAGE_ACCESS_KEY must be a key that the object storage recognises, but ${place} doesn’t recognise ${accessKey}. Correct it.`;
    case 'SignatureDoesNotMatch':
      return `STORAGE_SECRET_KEY must be the secret for STORAGE_ACCESS_KEY, but ${place} rejected it. Correct STORAGE_SECRET_KEY.`;
  }
  if (error.problem === 'denied')
    return `STORAGE_ACCESS_KEY must be a key that can read, write and delete in the bucket, but ${accessKey} isn’t allowed to in ${place} (${name}). Allow it, or use another key.`;
  if (error.problem === 'full')
    return `${setting} must name a bucket with space left, but ${place} is full. Free up some space in it.`;
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? name;
  return `${setting} must name object storage that responds, but ${place} doesn’t (${code}). Start it, or correct ${setting}.`;
}
