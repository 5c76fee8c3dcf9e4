import { join } from 'node:path';
import { createApi, localMailbox, openPool } from '@letfair/api';
import { passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { parseAdminArguments } from './boot/admin.ts';
import { migrateDatabase, openDatabaseForCommand } from './boot/open-database.ts';
import { StartError, say } from './boot/start-error.ts';
import { type Config, readConfig } from './config.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

try {
  const parsed = readConfig('production');
  if (!parsed.ok) throw new StartError(parsed.problem);
  const { email, password } = parseAdminArguments(process.argv.slice(2));
  say(await createAdmin(parsed.config, email, password));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function createAdmin(config: Config, email: string, password: string): Promise<string> {
  const database = await openDatabaseForCommand(config);
  const pool = openPool({ connectionString: database.url, max: 2, onIdleError: () => {} });
  try {
    await migrateDatabase(pool);
    const { publicUrl, supportEmail, inventoryEmail, dataDir } = config;
    const api = createApi({
      pool,
      publicUrl,
      supportEmail,
      inventoryEmail,
      photoFolder: join(dataDir, 'photos'),
      exportFolder: join(dataDir, 'exports'),
      mail: localMailbox(),
      limitIpAddresses: true,
      log: silent,
    });
    const outcome = await api.createAdmin(email, password);
    return outcome === 'created'
      ? `The admin ${email} can sign in now.`
      : `There is an account with the address ${email} already; nothing was changed.`;
  } catch (error) {
    if ((error as Error).message === passwordSentences.common)
      throw new StartError(`--password was refused: ${passwordSentences.common}`);
    throw error;
  } finally {
    await pool.end();
    await database.close();
  }
}
