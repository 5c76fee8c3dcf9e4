import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
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
  const arguments_ = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', SERVICE_USER];
  if (!(await runProgram(currentUser, 'useradd', arguments_)).ok)
    await runProgram(currentUser, 'adduser', ['-S', '-D', '-H', SERVICE_USER]);
  const user = (await userNamed(SERVICE_USER)) ?? (await userNamed('nobody'));
  if (user) return user;
  throw new StartError(
    `Letfair does not serve as root, and a system user "${SERVICE_USER}" could not be made: make one, name another one in RUN_AS, or start Letfair as an ordinary user.`,
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

/** `dac_read_search` reads files that are closed to the user; `net_bind_service` listens on ports below 1024. */
export type Capability = 'dac_read_search' | 'net_bind_service';

const setprivPlaces = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'];

/** Null where the program that gives a capability to an ordinary user is missing. */
export async function withCapabilities(user: SystemUser, capabilities: readonly Capability[]): Promise<Account | null> {
  const given = capabilities.map((name) => `+${name}`).join(',');
  for (const setpriv of setprivPlaces)
    if (
      await access(setpriv).then(
        () => true,
        () => false,
      )
    )
      return {
        ...user,
        prefix: [
          setpriv,
          `--reuid=${user.uid}`,
          `--regid=${user.gid}`,
          '--clear-groups',
          // Without it, programs that ask `access` first, such as those of PostgreSQL, are told that they may not.
          '--securebits=+no_setuid_fixup',
          `--inh-caps=${given}`,
          `--ambient-caps=${given}`,
          '--',
        ],
      };
  return null;
}

interface Needs {
  readonly toRead?: readonly string[];
  readonly toEnter: readonly string[];
}

export async function canReach(account: Account, { toRead = [], toEnter }: Needs): Promise<boolean> {
  const script =
    'for place in "$@"; do case $place in -[rx]) right=$place;; *) test $right "$place" || exit 1;; esac; done';
  return (await runProgram(account, '/bin/sh', ['-c', script, 'sh', '-r', ...toRead, '-x', ...toEnter])).ok;
}

/** For the message when `canReach` says no. */
export async function firstClosedFolder(places: readonly string[]): Promise<string> {
  for (const place of places)
    for (const folder of foldersDownTo(place)) {
      const found = await stat(folder).catch(() => null);
      if (found?.isDirectory() && (found.mode & 0o001) === 0) return folder;
    }
  return dirname(places[0] ?? '/');
}

const foldersDownTo = (path: string): string[] =>
  dirname(path) === path ? [path] : [...foldersDownTo(dirname(path)), path];
