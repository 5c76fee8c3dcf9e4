import { parentPort, workerData } from 'node:worker_threads';
import { type FromThread, type Rows, runImport, type ToThread } from './features/agencies/imports/index.ts';
import { createHooks } from './hooks.ts';
import { createImporting, type ThreadSettings } from './importing.ts';
import { openDb, openPool, poolSettings } from './platform/db.ts';
import { lowerPriority } from './platform/limits/lower-priority.ts';
import type { Log } from './platform/log.ts';
import { createFetchOutside } from './platform/outbound/fetch-outside.ts';
import { createPhotoEncoder } from './platform/photos/encode-photo.ts';
import { openKeyRing } from './platform/secrets/key-ring.ts';
import { openStorage } from './platform/storage/open-storage.ts';

/** One for the transaction of a batch, one for what is read meanwhile, and one for photos. */
const CONNECTIONS = 3;

/** A tenth of the share of a thread that answers requests, where both want a processor. */
const NICENESS = 10;
lowerPriority(NICENESS);

const tell = (message: FromThread): void => parentPort?.postMessage(message);
const logAt =
  (level: keyof Log) =>
  (details: object, message: string): void =>
    tell({ level, details, message });
const log: Log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };

const { databaseUrl, dataDir, storage, keySource, ...settings }: ThreadSettings = workerData;
const pool = openPool({
  ...poolSettings.jobs,
  connectionString: databaseUrl,
  max: CONNECTIONS,
  onIdleError: ({ message: reason }) => log.warn({ reason }, 'A connection of imports to the database broke'),
});
const stopping = new AbortController();
/** Of this thread alone. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
const onBegin = (begun: Rows | null): void => tell({ begun, cpuMs: cpuMs() });
const run = runImport(
  {
    ...createImporting(settings, {
      db: openDb(pool, { keyRing: await openKeyRing(keySource), hooks: createHooks(settings) }),
      storage: await openStorage(storage, { dataDir }),
      encodePhoto: createPhotoEncoder(),
      fetchOutside: createFetchOutside(),
      log,
    }),
    stopping: stopping.signal,
  },
  { onBegin },
);

parentPort?.on('message', async (message: ToThread) => {
  if (message === 'stop') {
    stopping.abort();
    return;
  }
  const { importId } = message;
  onBegin(null);
  const problem = await run(message).then(
    () => null,
    (error: Error) => error.message,
  );
  tell({ ended: importId, problem });
});
