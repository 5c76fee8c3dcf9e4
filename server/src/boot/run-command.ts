import { join } from 'node:path';
import { type Api, createApi, localMailbox, openPool } from '@letfair/api';
import type pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import { claimDataFolder, INSTALLATION_FILE } from './claim-data-folder.ts';
import { ensureDataFolder } from './data-folder.ts';
import { leaveRoot } from './leave-root.ts';
import { migrateDatabase, openDatabaseForCommand } from './open-database.ts';
import { printLine, StartError } from './start-error.ts';

export interface CommandContext {
  readonly api: Api;
  readonly pool: pg.Pool;
  readonly config: Config;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Runs a command-line program on the configured database, beside a running server or without one, and prints its last sentence. */
export async function runCommand<Options>(
  parseOptions: () => Options,
  run: (context: CommandContext, options: Options) => Promise<string>,
): Promise<void> {
  try {
    const parsed = readConfig('production');
    if (!parsed.ok) throw new StartError(parsed.problem);
    const options = parseOptions();
    await leaveRoot(parsed.config, { besideOthers: true });
    process.umask(0o077);
    printLine(await withApi(parsed.config, (context) => run(context, options)));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printLine(error.message);
    process.exitCode = 1;
  }
}

async function withApi<T>(config: Config, work: (context: CommandContext) => Promise<T>): Promise<T> {
  const database = await openDatabaseForCommand(config);
  const pool = openPool({ connectionString: database.url, onIdleError: () => {} });
  try {
    await migrateDatabase(pool);
    const { publicUrl, supportEmail, inventoryEmail, dataDir } = config;
    const photoFolder = join(dataDir, 'photos');
    await ensureDataFolder(photoFolder);
    const api = createApi({
      pool,
      publicUrl,
      supportEmail,
      inventoryEmail,
      photoFolder,
      certificateFolder: join(dataDir, 'certificates'),
      attachmentFolder: join(dataDir, 'attachments'),
      exportFolder: join(dataDir, 'exports'),
      importFolder: join(dataDir, 'imports'),
      importMediaHosts: config.importMediaHosts,
      installationFile: join(dataDir, INSTALLATION_FILE),
      mail: localMailbox(),
      limitIpAddresses: false,
      adminsNeedSecondStep: false,
      log: silent,
    });
    const lock = await claimDataFolder(api, config, () => {});
    try {
      return await work({ api, pool, config });
    } finally {
      await lock.release();
    }
  } finally {
    await pool.end();
    await database.close();
  }
}
