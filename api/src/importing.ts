import { Worker } from 'node:worker_threads';
import type { ImportDeps } from './features/agencies/imports/index.ts';
import type { Db } from './platform/db.ts';
import { partedFiles } from './platform/files/parted-files.ts';
import type { EncodePhoto } from './platform/photos/encode-photo.ts';
import { photoStore } from './platform/photos/photo-store.ts';
import type { KeySource } from './platform/secrets/key-ring.ts';
import type { StorageLocation } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What imports are told by the process; it also goes to the thread that runs them. */
export interface ImportSettings {
  readonly publicUrl: string;
  readonly inventoryEmail: string;
  readonly importMediaHosts: readonly string[];
}

export interface ThreadSettings extends ImportSettings {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly storage: StorageLocation;
  readonly keySource: KeySource;
}

interface Shared extends Pick<ImportDeps, 'fetchOutside' | 'log'> {
  readonly db: Db;
  readonly storage: Storage;
  readonly encodePhoto: EncodePhoto;
}

/** The same in the process and in the thread. */
export function createImporting(
  { publicUrl, importMediaHosts }: Pick<ImportSettings, 'publicUrl' | 'importMediaHosts'>,
  { db, storage, encodePhoto, fetchOutside, log }: Shared,
): Omit<ImportDeps, 'stopping'> {
  return {
    db,
    files: partedFiles(storage, 'listings'),
    photos: { db, store: photoStore(storage), encodePhoto },
    fetchOutside,
    mediaHosts: importMediaHosts,
    log,
    publicUrl,
  };
}

/** A file that needs more is given up, and the process that answers people goes on. */
const MOST_HEAP_MB = 256;

export const startImportThread = ({
  databaseUrl,
  dataDir,
  storage,
  keySource,
  publicUrl,
  inventoryEmail,
  importMediaHosts,
}: ThreadSettings): Worker =>
  new Worker(new URL('./import-thread.ts', import.meta.url), {
    name: 'imports',
    workerData: {
      databaseUrl,
      dataDir,
      storage,
      keySource,
      publicUrl,
      inventoryEmail,
      importMediaHosts,
    } satisfies ThreadSettings,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
