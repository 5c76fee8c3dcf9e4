import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApi, localMailbox, openPool } from '@letfair/api';
import { DEMO_LISTINGS, loadDemo } from '@letfair/demo';
import { migrateDatabase, openDatabaseForCommand } from './boot/open-database.ts';
import { StartError, say } from './boot/start-error.ts';
import { type Config, readConfig } from './config.ts';
import { ensureDataFolder } from './postgres/create-cluster.ts';

const MOST_LISTINGS = 100_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

try {
  const parsed = readConfig('production');
  if (!parsed.ok) throw new StartError(parsed.problem);
  const { values } = parseArgs({ options: { listings: { type: 'string' } } });
  const listings = Number(values.listings ?? DEMO_LISTINGS);
  if (!Number.isInteger(listings) || listings < 1 || listings > MOST_LISTINGS)
    throw new StartError(`--listings takes a number from 1 to ${MOST_LISTINGS}.`);
  say(await fill(parsed.config, listings));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

/** A marketplace of another size than the one a first start makes, for whoever wants to see it busy. */
async function fill(config: Config, listings: number): Promise<string> {
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
      exportFolder: join(dataDir, 'exports'),
      mail: localMailbox(),
      limitIpAddresses: false,
      log: silent,
    });
    const homes = await loadDemo({ api, dataDir }, listings);
    if (homes === 0)
      throw new StartError('There are people in this marketplace already. Choose an empty one with DATA_DIR.');
    return `A made-up marketplace of ${homes.toLocaleString('en-GB')} homes is ready; npm start shows it.`;
  } finally {
    await pool.end();
    await database.close();
  }
}
