import { type Api, createApi, type KeyRing, localMailbox, openPool } from '@letfair/api';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { claimDataFolder } from './data-folder/claim-data-folder.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabaseForCommand } from './database/open-database.ts';
import { checkKeys, openKeys } from './open-keys.ts';
import { openCheckedStorage } from './open-storage.ts';
import { runWithConfig } from './run-with-config.ts';

export interface CommandContext {
  readonly api: Api;
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly keyRing: KeyRing;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs a command-line program on the configured database, beside a running server or without one, and prints its last sentence. */
export const runCommand = <Options>(
  parseOptions: () => Options,
  run: (context: CommandContext, options: Options) => Promise<string>,
): Promise<void> =>
  runWithConfig(parseOptions, (config, options) => withApi(config, (context) => run(context, options)));

async function withApi<T>(config: Config, work: (context: CommandContext) => Promise<T>): Promise<T> {
  const database = await openDatabaseForCommand(config);
  // Commands take locks of their session, which a pooler would lose.
  const url = config.database.directUrl ?? database.url;
  const pool = openPool({ connectionString: url, onIdleError: () => {} });
  try {
    await migrateDatabase(config, database.url);
    const { publicUrl, supportEmail, inventoryEmail, dataDir } = config;
    const storage = await openCheckedStorage(config.storage, { dataDir });
    const keyRing = await openKeys(config);
    const api = createApi({
      pool,
      keyRing,
      publicUrl,
      supportEmail,
      inventoryEmail,
      storage,
      importMediaHosts: config.importMediaHosts,
      mail: localMailbox(),
      limitIpAddresses: false,
      adminsNeedSecondStep: false,
      log: silent,
    });
    const lock = await claimDataFolder(api, config, () => {});
    try {
      await checkKeys(api, config);
      return await work({ api, pool, config, keyRing });
    } finally {
      await lock.release();
      storage.close();
    }
  } finally {
    await pool.end();
    await database.close();
  }
}
