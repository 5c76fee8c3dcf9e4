import { randomBytes } from 'node:crypto';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureDataFolder } from '../boot/data-folder/data-folder.ts';
import { type Account, lastLines, launch, runProgram } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';
import { databaseUser } from '../boot/system-user.ts';
import { ensureApplicationRole } from './application-role.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import {
  APPLICATION_PASSWORD_FILE,
  APPLICATION_ROLE,
  DATABASE_NAME,
  DATABASE_USER,
  LOG_FILE,
  PASSWORD_FILE,
  type Settings,
  settingsToArguments,
} from './cluster-settings.ts';
import { createCluster, give } from './create-cluster.ts';
import { type Postmaster, pidFile, runningPostmaster } from './postmaster.ts';

export interface PostgresOptions {
  readonly dataDir: string;
  /** False disables fsync: for tests. */
  readonly durable?: boolean;
  /** Besides those of the embedded database: for tests and measurements. */
  readonly settings?: Settings;
}

export interface RunningPostgres {
  /** Of the application's own role. */
  readonly url: string;
  /** For tests and measurements. */
  readonly superuserUrl: string;
  /** True when it was running already, e.g. because the process that started it was killed. */
  readonly adopted: boolean;
  readonly isRunning: () => Promise<boolean>;
  /** Restarts it on the same port if it is gone. */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Cluster {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly durable: boolean;
  readonly settings: Settings;
}

export async function startPostgres({
  dataDir,
  durable = true,
  settings = {},
}: PostgresOptions): Promise<RunningPostgres> {
  await ensureDataFolder(dataDir);
  const folder = join(await realpath(dataDir), 'postgres');
  const binaries = await findBinaries();
  const account = await databaseUser(folder, [binaries.postgres]);
  const cluster = { folder, binaries, account, durable, settings };
  if (!(await exists(join(folder, 'PG_VERSION')))) await createCluster(folder, binaries, account, durable);

  const found = await waitWhileChanging(cluster);
  const { port } = found ?? (await start(cluster));
  const superuserUrl = await urlOf(folder, port, DATABASE_USER, PASSWORD_FILE);
  await ensureApplicationRole(superuserUrl, await applicationPassword(cluster));
  return {
    url: await applicationUrl(folder, port),
    superuserUrl,
    adopted: found !== null,
    isRunning: async () => (await runningPostmaster(folder)) !== null,
    revive: async () => {
      if (!(await waitWhileChanging(cluster))) await start(cluster, port);
    },
    stop: () => stop(cluster),
  };
}

/** The URL of a running server, or null; a server of an earlier version has no role for the application yet. */
export async function findPostgres(dataDir: string, { asSuperuser = false } = {}): Promise<string | null> {
  const folder = join(await realpath(dataDir), 'postgres');
  const postmaster = await runningPostmaster(folder);
  if (!(await exists(join(folder, APPLICATION_PASSWORD_FILE)))) return null;
  if (postmaster?.status !== 'ready') return null;
  return asSuperuser
    ? urlOf(folder, postmaster.port, DATABASE_USER, PASSWORD_FILE)
    : applicationUrl(folder, postmaster.port);
}

const applicationUrl = (folder: string, port: number): Promise<string> =>
  urlOf(folder, port, APPLICATION_ROLE, APPLICATION_PASSWORD_FILE);

async function urlOf(folder: string, port: number, role: string, passwordFile: string): Promise<string> {
  const password = await readFile(join(folder, passwordFile), 'utf8');
  return `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

async function applicationPassword({ folder, account }: Cluster): Promise<string> {
  const file = join(folder, APPLICATION_PASSWORD_FILE);
  if (!(await exists(file))) {
    // Renamed when it is whole, because it is written once.
    await writeFile(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await give(`${file}.new`, account);
    await rename(`${file}.new`, file);
  }
  return readFile(file, 'utf8');
}

const POLL_MS = 25;
/** Crash recovery replays the write-ahead log, which may take minutes. */
const MAX_WAIT_MS = 300_000;

/** Waits while the server is starting or stopping; null when none is running. */
async function waitWhileChanging({ folder }: Cluster): Promise<Postmaster | null> {
  const giveUp = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const postmaster = await runningPostmaster(folder);
    if (!postmaster || postmaster.status === 'ready') return postmaster;
    if (Date.now() > giveUp)
      throw new StartError(
        `The PostgreSQL in ${folder} has been ${postmaster.status} for five minutes. See ${join(folder, LOG_FILE)}.`,
      );
    await pause(POLL_MS);
  }
}

const TRIES = 8;
const BETWEEN_TRIES_MS = 500;

async function start(cluster: Cluster, samePort?: number): Promise<Postmaster> {
  let log = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await startOnce(cluster, samePort ?? (await freePort()));
    if ('pid' in outcome) return outcome;
    log = outcome.log;
    // After a kill, background processes need a moment to exit; another program may also have taken the port.
    if (!/shared memory block|Address already in use|could not bind/i.test(log)) break;
    await pause(BETWEEN_TRIES_MS);
  }
  throw new StartError(`PostgreSQL didn’t start in ${cluster.folder}:\n${lastLines(log)}`);
}

async function startOnce(cluster: Cluster, port: number): Promise<Postmaster | { readonly log: string }> {
  const { folder, binaries, account, durable, settings } = cluster;
  // No server runs here, but PostgreSQL would refuse to start because of a stale pid file with a reused pid.
  await rm(pidFile(folder), { force: true });
  const logFile = join(folder, LOG_FILE);
  await keepOneOldLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  let ended = false;
  try {
    if (account.uid !== undefined && account.gid !== undefined) fchownSync(log, account.uid, account.gid);
    const args = ['-D', folder, ...settingsToArguments(port, durable, settings)];
    // Detached, because Ctrl+C must not stop the database while running requests still need it.
    const child = launch(account, binaries.postgres, args, { detached: true, stdio: ['ignore', log, log] });
    child.on('exit', () => {
      ended = true;
    });
    child.on('error', () => {
      ended = true;
    });
    child.unref();
  } finally {
    closeSync(log);
  }
  const giveUp = Date.now() + MAX_WAIT_MS;
  while (!ended && Date.now() < giveUp) {
    const postmaster = await runningPostmaster(folder);
    if (postmaster?.status === 'ready') return postmaster;
    await pause(POLL_MS);
  }
  return { log: await readFile(logFile, 'utf8') };
}

async function keepOneOldLog(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => null);
  if (found && found.size > 0) await rename(logFile, `${logFile}.old`);
}

async function stop({ folder, binaries, account }: Cluster): Promise<void> {
  if (!(await runningPostmaster(folder))) return;
  const { ok, output } = await runProgram(account, binaries.pg_ctl, [
    'stop',
    '-D',
    folder,
    '-m',
    'fast',
    '-w',
    '-t',
    '30',
  ]);
  if (!ok && (await runningPostmaster(folder))) throw new Error(`PostgreSQL did not stop:\n${lastLines(output)}`);
}

/** Not by `access`, which ignores the right to read that root may have given to this user. */
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw noAccess(path, error);
    },
  );

const noAccess = (path: string, cause: Error): StartError =>
  new StartError(`We can’t read ${path}. Start Letfair as the user who owns it, or set DATA_DIR to another folder.`, {
    cause,
  });

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
