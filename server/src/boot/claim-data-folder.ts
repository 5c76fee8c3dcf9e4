import type { Api } from '@letfair/api';
import type { Config } from '../config.ts';
import { inUse, lockDataFolder } from './data-lock.ts';
import type { Lock } from './folder-lock.ts';
import { StartError } from './start-error.ts';

export const INSTALLATION_FILE = 'installation-id';

/**
 * Binds the data folder to the database. Processes of one DATABASE_URL may share a folder; who comes with another
 * database gets it alone or not at all. The embedded database has locked its folder already.
 */
export async function claimDataFolder(
  { claimFolder }: Pick<Api, 'claimFolder'>,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  warn: (message: string) => void,
): Promise<Lock> {
  const { problem } = await claimFolder();
  const lock = databaseUrl
    ? await lockDataFolder(dataDir, problem === null ? 'shared' : 'alone')
    : { release: async () => {} };
  if (!lock) throw new StartError(inUse(dataDir));
  if (problem !== null) warn(problem);
  return lock;
}
