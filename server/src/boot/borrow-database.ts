import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { ensureDataFolder } from '../postgres/make-cluster.ts';
import { findPostgres, startPostgres } from '../postgres/start-postgres.ts';
import { lockFolder } from './lock.ts';
import { StartProblem } from './start-problem.ts';

export interface Borrowed {
  readonly url: string;
  /** Leaves the database as it was found: running or not. */
  readonly giveBack: () => Promise<void>;
}

const OTHERS_START_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 200;

/** For a short task beside the server, or without one. */
export async function borrowDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Borrowed> {
  if (databaseUrl) return { url: databaseUrl, giveBack: async () => undefined };
  await ensureDataFolder(dataDir);
  const giveUp = Date.now() + OTHERS_START_WITHIN_MS;
  while (Date.now() < giveUp) {
    const lock = await lockFolder(dataDir);
    if (lock) {
      const postgres = await startPostgres({ dataDir });
      return {
        url: postgres.url,
        giveBack: async () => {
          if (!postgres.adopted) await postgres.stop();
          await lock.release();
        },
      };
    }
    // Somebody holds the folder, so a server runs there or is about to.
    const url = await findPostgres(dataDir);
    if (url) return { url, giveBack: async () => undefined };
    await pause(LOOK_EVERY_MS);
  }
  throw new StartProblem(`The Letfair that uses ${dataDir} has no running database: stop it and try again.`);
}
