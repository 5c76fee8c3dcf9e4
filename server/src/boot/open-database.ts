import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import { ensureDataFolder } from '../postgres/make-cluster.ts';
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { lockFolder } from './lock.ts';
import type { OnStop } from './run-until-stopped.ts';
import { StartProblem } from './start-problem.ts';

/** The address of the database: the operator's, or that of the embedded one, which is ours alone and kept running. */
export async function openDatabase(config: Config, log: Log, onStop: OnStop): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  await ensureDataFolder(config.dataDir);
  const lock = await lockFolder(config.dataDir);
  if (!lock)
    throw new StartProblem(
      `Another Letfair is using the data in ${config.dataDir}: stop it first, or set DATA_DIR to another folder.`,
    );
  onStop(lock.release);
  const postgres = await startPostgres({ dataDir: config.dataDir });
  onStop(postgres.stop);
  onStop(keepRunning(postgres, log));
  return postgres.url;
}

const LOOK_EVERY_MS = 1_000;

/** Nobody else looks after the embedded database. Being gone twice in a row tells an accident from a restart by hand. */
function keepRunning(postgres: RunningPostgres, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const watching = (async () => {
    let missed = false;
    while (await waited(LOOK_EVERY_MS, ending.signal))
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
