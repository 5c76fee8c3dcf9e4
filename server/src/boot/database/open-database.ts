import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../http/logger.ts';
import { findPostgres, type RunningPostgres, startPostgres } from '../../postgres/start-postgres.ts';
import { ensureDataFolder } from '../data-folder/data-folder.ts';
import { inUse, lockDataFolder } from '../data-folder/data-lock.ts';
import type { OnStop } from '../run-until-stopped.ts';
import { StartError } from '../start-error.ts';

/** Returns the URL of the configured database, or starts the embedded one and keeps it running. */
export async function openDatabase(config: Config, log: Log, onStop: OnStop): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  await ensureDataFolder(config.dataDir);
  const lock = await lockDataFolder(config.dataDir, 'alone');
  if (!lock) throw new StartError(inUse(config.dataDir));
  onStop(lock.release);
  const postgres = await startPostgres({ dataDir: config.dataDir });
  onStop(postgres.stop);
  onStop(keepRunning(postgres, log));
  return postgres.url;
}

const CHECK_EVERY_MS = 1_000;

/** Restarts the embedded database when it is gone twice in a row, which tells a crash from a restart by hand. */
function keepRunning(postgres: RunningPostgres, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const watching = (async () => {
    let missed = false;
    while (await waited(CHECK_EVERY_MS, ending.signal))
      try {
        const running = await postgres.isRunning();
        if (!running && missed) {
          await postgres.revive();
          log.logger.warn('PostgreSQL was gone and has been started again');
        }
        missed = !running && !missed;
      } catch (error) {
        log.logger.error({ err: error }, 'PostgreSQL is gone and does not start again');
      }
  })();
  return () => {
    ending.abort();
    return watching;
  };
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false);

export interface OpenDatabase {
  readonly url: string;
  /** Stops the database unless it was running before. */
  readonly close: () => Promise<void>;
}

const OTHERS_START_WITHIN_MS = 30_000;
const RETRY_OPEN_MS = 200;

/** For a command beside a running server or without one. */
export async function openDatabaseForCommand({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  await ensureDataFolder(dataDir);
  const giveUp = Date.now() + OTHERS_START_WITHIN_MS;
  while (Date.now() < giveUp) {
    const lock = await lockDataFolder(dataDir, 'alone');
    if (lock) {
      const postgres = await startPostgres({ dataDir });
      return {
        url: postgres.url,
        close: async () => {
          if (!postgres.adopted) await postgres.stop();
          await lock.release();
        },
      };
    }
    // Another process holds the folder, so a server runs there or is starting.
    const url = await findPostgres(dataDir);
    if (url) return { url, close: async () => undefined };
    await pause(RETRY_OPEN_MS);
  }
  throw new StartError(`The Letfair process that uses ${dataDir} has no running database. Stop it and try again.`);
}
