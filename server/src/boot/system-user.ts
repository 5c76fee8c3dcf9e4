import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, currentUser, runProgram } from './run-program.ts';
import { StartError } from './start-error.ts';

/** A user of the operating system other than the one of this process. */
export interface SystemUser extends Account {
  readonly uid: number;
  readonly gid: number;
}

const SERVICE_USER = 'letfair';

export const isRoot = (): boolean => process.getuid?.() === 0;

/** What root hands the work to: a user of its own without a shell, which is created when it is missing. */
export async function serviceUser(): Promise<SystemUser> {
  const existing = await userNamed(SERVICE_USER);
  if (existing) return existing;
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await runProgram(currentUser, 'useradd', [...options, SERVICE_USER]);
  const user = (await userNamed(SERVICE_USER)) ?? (await userNamed('nobody'));
  if (user) return user;
  throw new StartError(
    `Letfair doesn’t run as root, and we couldn’t create the system user "${SERVICE_USER}". Create one, name another one in RUN_AS, or start Letfair as an ordinary user.`,
  );
}

export async function userNamed(name: string): Promise<SystemUser | null> {
  const uid = await runProgram(currentUser, 'id', ['-u', name]);
  const gid = await runProgram(currentUser, 'id', ['-g', name]);
  return uid.ok && gid.ok ? { name, uid: Number(uid.output), gid: Number(gid.output) } : null;
}

/** Null for a path that does not exist or belongs to root. */
export async function ownerOf(path: string): Promise<SystemUser | null> {
  const found = await stat(path).catch(() => null);
  return found && found.uid !== 0 ? { name: `number ${found.uid}`, uid: found.uid, gid: found.gid } : null;
}

/**
 * PostgreSQL refuses to run as root. Root, which only the development server and tests stay, runs it as the owner of
 * the data, else as the service user. Other users run it as themselves.
 */
export async function databaseUser(cluster: string, programs: readonly string[]): Promise<Account> {
  if (!isRoot()) return currentUser;
  const user = (await ownerOf(join(cluster, 'PG_VERSION'))) ?? (await serviceUser());
  return (await accountOf(user, [dirname(cluster), ...programs])).account;
}

/**
 * The user with the rights that root has to lend: to read all files where a place is closed to them, such as a checkout
 * below /root, and to listen on a port below 1024.
 */
export async function accountOf(
  user: SystemUser,
  places: readonly string[],
  port = Number.POSITIVE_INFINITY,
): Promise<{ readonly account: Account; readonly closed: string | null }> {
  const closed = await firstClosed(user, places);
  const firstOpenPort = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => 1024);
  const lent = [closed !== null && '+dac_read_search', port < Number(firstOpenPort) && '+net_bind_service'];
  const rights = lent.filter(Boolean).join(',');
  if (rights === '') return { account: user, closed };
  const prefix = ['/usr/bin/env', 'setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  // Without it, programs that ask `access` first, such as those of PostgreSQL, are told that they may not.
  prefix.push('--securebits=+no_setuid_fixup', `--inh-caps=${rights}`, `--ambient-caps=${rights}`, '--');
  const account = { ...user, prefix };
  if ((await runProgram(account, 'test', ['-r', places[0] ?? '/'])).ok) return { account, closed };
  throw new StartError(
    closed === null
      ? `The user ${user.name} isn’t allowed to listen on port ${port}. Set PORT to 1024 or more, or start Letfair as an ordinary user behind a proxy.`
      : `Letfair switches from root to the user ${user.name}, who can’t open ${closed}. Give access to that folder with "chmod o+x", move Letfair or DATA_DIR elsewhere, or start Letfair as an ordinary user.`,
  );
}

/** The first folder on the way to a place that the user may not enter, or a place that they may not read. */
export async function firstClosed({ uid, gid }: SystemUser, places: readonly string[]): Promise<string | null> {
  for (const place of places)
    for (const path of pathsDownTo(place)) {
      const found = await stat(path).catch(() => null);
      const right = found?.isDirectory() ? 0o1 : 0o4;
      const shift = found?.uid === uid ? 6 : found?.gid === gid ? 3 : 0;
      if (found && (found.mode & (right << shift)) === 0) return path;
    }
  return null;
}

const pathsDownTo = (path: string): string[] =>
  dirname(path) === path ? [path] : [...pathsDownTo(dirname(path)), path];
