import type { Api } from '@letfair/api';
import type { Config } from '../../config/config.ts';
import { StartError } from '../start-error.ts';
import { inUse, lockDataFolder } from './data-lock.ts';
import type { Lock } from './folder-lock.ts';

/**
 * Binds the storage to the database. Processes of one DATABASE_URL may share a folder; who comes with another
 * database gets it alone or not at all, and `isOwn` is false. The embedded database has locked its folder already.
 */
export async function claimDataFolder(
  { claimStorage }: Pick<Api, 'claimStorage'>,
  { dataDir, databaseUrl, storage }: Pick<Config, 'dataDir' | 'databaseUrl' | 'storage'>,
  warn: (message: string) => void,
): Promise<Lock & { readonly isOwn: boolean }> {
  const { problem } = await claimStorage();
  // A folder belongs to a machine; what is written into a bucket of others cannot be taken back.
  if (problem !== null && storage.kind === 's3') throw new StartError(problem);
  const lock = databaseUrl
    ? await lockDataFolder(dataDir, problem === null ? 'shared' : 'alone')
    : { release: async () => {} };
  if (!lock) throw new StartError(inUse(dataDir));
  if (problem !== null) warn(problem);
  return { ...lock, isOwn: problem === null };
}
