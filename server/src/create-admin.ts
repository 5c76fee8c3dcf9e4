import { parseArgs } from 'node:util';
import { createApi, localMailbox, migrate, openPool } from '@letfair/api';
import { looksLikeEmail } from '@letfair/domain/accounts/email-address';
import { passwordProblem, passwordSentences } from '@letfair/domain/accounts/password-rules';
import { borrowDatabase } from './boot/borrow-database.ts';
import { say } from './boot/say.ts';
import { StartProblem } from './boot/start-problem.ts';
import { type Config, readConfig } from './config.ts';

const USAGE = 'Use: npm run create-admin -- --email ann@letfair.example --password "a long password"';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

try {
  const parsed = readConfig('production');
  if (!parsed.ok) throw new StartProblem(parsed.problem);
  const { email, password } = askedFor(process.argv.slice(2));
  say(await createAdmin(parsed.config, email, password));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  say(error.message);
  process.exitCode = 1;
}

function askedFor(args: string[]): { email: string; password: string } {
  let values: { email?: string | undefined; password?: string | undefined };
  try {
    ({ values } = parseArgs({ args, options: { email: { type: 'string' }, password: { type: 'string' } } }));
  } catch {
    throw new StartProblem(`create-admin takes --email and --password and nothing else. ${USAGE}`);
  }
  const { email, password } = values;
  if (!email || !password) throw new StartProblem(`create-admin needs --email and --password. ${USAGE}`);
  if (!looksLikeEmail(email)) throw new StartProblem('--email takes an email address such as ann@letfair.example.');
  const problem = passwordProblem(password);
  if (problem) throw new StartProblem(`--password was refused: ${problem}`);
  return { email, password };
}

async function createAdmin(config: Config, email: string, password: string): Promise<string> {
  const database = await borrowDatabase(config);
  const pool = openPool({ connectionString: database.url, max: 2, onIdleError: () => {} });
  try {
    await migrate(pool);
    const { publicUrl } = config;
    const api = createApi({ pool, publicUrl, mail: localMailbox(), limitAddresses: true, log: silent });
    const outcome = await api.createAdmin(email, password);
    return outcome === 'created'
      ? `The admin ${email} can sign in now.`
      : `There is an account with the address ${email} already; nothing was changed.`;
  } catch (error) {
    if ((error as Error).message === passwordSentences.common)
      throw new StartProblem(`--password was refused: ${passwordSentences.common}`);
    throw error;
  } finally {
    await pool.end();
    await database.giveBack();
  }
}
