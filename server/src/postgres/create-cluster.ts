import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Account, lastLines, runProgram } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_USER, PASSWORD_FILE } from './cluster-settings.ts';

const unfinished = (cluster: string): string => `${basename(cluster)}.making-`;

/** Created in a temporary folder and then renamed, so that a killed start leaves no half-made database. */
export async function createCluster(
  cluster: string,
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<void> {
  const parent = dirname(cluster);
  for (const name of await readdir(parent))
    if (name.startsWith(unfinished(cluster))) await rm(join(parent, name), { recursive: true, force: true });

  const workshop = await mkdtemp(join(parent, unfinished(cluster)));
  try {
    const made = join(workshop, 'cluster');
    const password = join(workshop, 'password');
    await mkdir(made, { mode: 0o700 });
    await writeFile(password, randomBytes(32).toString('base64url'), { mode: 0o600 });
    for (const path of [workshop, made, password]) await give(path, account);

    const { ok, output } = await runProgram(account, binaries.initdb, [
      `--pgdata=${made}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (/No space left on device/.test(output))
      throw new StartError(
        `The disk that holds ${parent} is too full for a database. Free up some space, or set DATA_DIR to a folder on another disk.`,
      );
    if (!ok) throw new StartError(`PostgreSQL couldn’t prepare its data in ${cluster}:\n${lastLines(output)}`);

    await rename(password, join(made, PASSWORD_FILE));
    await rename(made, cluster);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

export async function give(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
