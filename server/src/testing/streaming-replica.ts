import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { launch, runProgram } from '../boot/run-program.ts';
import { databaseUser } from '../boot/system-user.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { settingsToArguments } from '../postgres/cluster-settings.ts';
import { pidFile, runningPostmaster } from '../postgres/postmaster.ts';
import { freePort, startPostgres } from '../postgres/start-postgres.ts';

const run = promisify(execFile);

/** What a primary needs besides the settings of the embedded database, which has no replicas. */
const forReplication = {
  wal_level: 'replica',
  max_wal_senders: '10',
  wal_keep_size: '512MB',
  max_replication_slots: '4',
};

export interface Primary {
  readonly url: string;
  readonly superuserUrl: string;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
  readonly addReplica: () => Promise<StreamingReplica>;
}

export interface StreamingReplica {
  readonly url: string;
  /** It goes on receiving, and shows nothing new. */
  readonly pauseReplay: () => Promise<void>;
  readonly resumeReplay: () => Promise<void>;
  readonly promote: () => Promise<void>;
  /** All of its processes hang, and its connections stay open. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A PostgreSQL of the embedded binaries that can have streaming replicas. */
export async function startPrimary(dataDir: string, { durable = false } = {}): Promise<Primary> {
  const primary = await startPostgres({ dataDir, durable, settings: forReplication });
  const folder = join(dataDir, 'postgres');
  return {
    ...primary,
    kill: () => killPostmaster(folder),
    addReplica: () => addReplica(folder, primary.superuserUrl, primary.url),
  };
}

/** Copies the files of the running primary, as pg_basebackup would, which the embedded PostgreSQL does not have. */
async function addReplica(primary: string, superuserUrl: string, applicationUrl: string): Promise<StreamingReplica> {
  const parent = await mkdtemp(join(tmpdir(), 'letfair-replica-'));
  const folder = join(parent, 'postgres');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', fast => true)`);
    await run('cp', ['-a', primary, folder]).catch(() => undefined);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await rm(pidFile(folder), { force: true });
    await emptyFolder(join(folder, 'pg_wal'));
    await writeFile(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  await writeFile(join(folder, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(superuserUrl);
  await writeFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  const binaries = await findBinaries();
  const account = await databaseUser(primary, [binaries.postgres]);
  if (account.uid !== undefined) {
    await run('chown', ['-R', `${account.uid}:${account.gid}`, parent]);
  }
  const ownPort = await freePort();
  const start = async () => {
    await rm(pidFile(folder), { force: true });
    const args = ['-D', folder, ...settingsToArguments(ownPort, false, { ...forReplication, hot_standby: 'on' })];
    launch(account, binaries.postgres, args, { detached: true, stdio: 'ignore' }).unref();
    while ((await runningPostmaster(folder))?.status !== 'ready') await pause(25);
  };
  const withPort = (url: string) => Object.assign(new URL(url), { port: String(ownPort) }).href;
  const ask = async (statement: string) => {
    const replica = new pg.Client({ connectionString: withPort(superuserUrl) });
    await replica.connect();
    await replica.query(statement).finally(() => replica.end());
  };
  await start();
  return {
    url: withPort(applicationUrl),
    start,
    pauseReplay: () => ask('select pg_wal_replay_pause()'),
    resumeReplay: () => ask('select pg_wal_replay_resume()'),
    promote: () => ask('select pg_promote()'),
    freeze: () => signalAll(folder, 'SIGSTOP'),
    thaw: () => signalAll(folder, 'SIGCONT'),
    kill: () => killPostmaster(folder),
    remove: async () => {
      await signalAll(folder, 'SIGCONT');
      await runProgram(account, binaries.pg_ctl, ['stop', '-D', folder, '-m', 'immediate', '-w']);
      await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

async function killPostmaster(folder: string): Promise<void> {
  const postmaster = await runningPostmaster(folder);
  if (!postmaster) return;
  process.kill(postmaster.pid, 'SIGKILL');
  while (await runningPostmaster(folder)) await pause(25);
}

/** The postmaster and its children. */
async function signalAll(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const postmaster = await runningPostmaster(folder);
  if (!postmaster) return;
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(postmaster.pid)]).catch(() => ({ stdout: '' }));
  for (const pid of [postmaster.pid, ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)])
    try {
      process.kill(pid, signal);
    } catch {
      // A child that has ended meanwhile.
    }
}
