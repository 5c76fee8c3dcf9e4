import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, currentUser, runProgram } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';

/**
 * PostgreSQL refuses to run as root. Root runs it as the owner of the data, else as the system user `postgres`,
 * which is created when it is missing. Other users run it as themselves.
 */
export async function databaseUser(cluster: string, programs: readonly string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return currentUser;
  const account = (await ownerOf(cluster)) ?? (await systemUser());
  const places = [dirname(cluster), ...programs];
  if (await reaches(account, places)) return account;
  const reader = withReadingRights(account);
  if (await reaches(reader, places)) return reader;
  throw new StartError(
    `PostgreSQL does not run as root, and its user ${account.name} cannot enter ${await firstClosedFolder(places)}: ` +
      'open that folder with "chmod o+x", set DATA_DIR to another place, or start Letfair as an ordinary user.',
  );
}

async function ownerOf(cluster: string): Promise<Account | null> {
  const found = await stat(join(cluster, 'PG_VERSION')).catch(() => null);
  return found && found.uid !== 0 ? { name: `number ${found.uid}`, uid: found.uid, gid: found.gid } : null;
}

async function systemUser(): Promise<Account> {
  const existing = await userNamed('postgres');
  if (existing) return existing;
  const made =
    (
      await runProgram(currentUser, 'useradd', [
        '--system',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        'postgres',
      ])
    ).ok || (await runProgram(currentUser, 'adduser', ['-S', '-D', '-H', 'postgres'])).ok;
  const user = (made && (await userNamed('postgres'))) || (await userNamed('nobody'));
  if (user) return user;
  throw new StartError(
    'PostgreSQL does not run as root, and a system user "postgres" could not be made: make one, or start Letfair as an ordinary user.',
  );
}

async function userNamed(name: string): Promise<Account | null> {
  const uid = await runProgram(currentUser, 'id', ['-u', name]);
  const gid = await runProgram(currentUser, 'id', ['-g', name]);
  return uid.ok && gid.ok ? { name, uid: Number(uid.output), gid: Number(gid.output) } : null;
}

/** Other users cannot enter a checkout below /root; this capability lets them read it without being root. */
const withReadingRights = (account: Account): Account => ({
  ...account,
  prefix: [
    'setpriv',
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--',
  ],
});

async function reaches(account: Account, places: readonly string[]): Promise<boolean> {
  const script = 'for place in "$@"; do test -x "$place" || exit 1; done';
  return (await runProgram(account, '/bin/sh', ['-c', script, 'sh', ...places])).ok;
}

async function firstClosedFolder(places: readonly string[]): Promise<string> {
  for (const place of places)
    for (const folder of foldersDownTo(place)) {
      const found = await stat(folder).catch(() => null);
      if (found && (found.mode & 0o001) === 0) return folder;
    }
  return dirname(places[0] ?? '/');
}

const foldersDownTo = (path: string): string[] =>
  dirname(path) === path ? [path] : [...foldersDownTo(dirname(path)), path];
