import { existsSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTALLATION_KEY, storageAreas } from '@letfair/api/storage';
import { webBuild } from '../assets/web-build.ts';
import { type Config, environmentIn, SECRETS_FOLDER } from '../config/config.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { runningPostmaster } from '../postgres/postmaster.ts';
import { COMPILED_FOLDER } from './compiled-code.ts';
import { ensureDataFolder } from './data-folder/data-folder.ts';
import { DATA_LOCK, inUse, lockDataFolder } from './data-folder/data-lock.ts';
import { currentUser, lastLines, runProgram } from './run-program.ts';
import { StartError } from './start-error.ts';
import { accountOf, isRoot, ownerOf, type SystemUser, serviceUser, userNamed } from './system-user.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'port' | 'runAs'>;

interface LeaveRootOptions {
  readonly warn?: (message: string) => void;
  /** Commands stay root beside a development server of root. */
  readonly alongsideServer?: boolean;
}

/**
 * For the C library, which reads them before a program starts. Threads share two pools of memory, because each of their
 * own would keep what its largest piece of work needed; large blocks go back to the system when they are freed.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;

/**
 * Started as root, gives the data folder to an ordinary user and starts the same program again as that user, in the
 * same process. Returns for an ordinary user only.
 */
export async function leaveRoot(
  settings: Settings,
  { warn = () => {}, alongsideServer = false }: LeaveRootOptions = {},
): Promise<void> {
  const { dataDir, databaseUrl, port, runAs } = settings;
  if (!isRoot()) return refuseToBecome(runAs);
  await ensureDataFolder(dataDir);
  const user = await userFor(settings);
  if (!(await handOver(dataDir, user))) {
    if (alongsideServer) return;
    throw new StartError(inUse(dataDir));
  }
  // Samples of what the program reads, from sources to packages and the built web app.
  const places = [import.meta.url, import.meta.resolve('fastify')].map((url) => fileURLToPath(url));
  if (existsSync(webBuild.sourceHash)) places.push(webBuild.sourceHash);
  if (!databaseUrl) places.push((await findBinaries()).postgres);
  const { account, closed } = await accountOf(user, [...places, process.execPath, dataDir], port);
  if (closed !== null)
    warn(
      `The user ${user.name} may read all files of this machine, because ${closed} is closed to it: open that folder with "chmod o+x", or move Letfair, to do without.`,
    );
  become(user, account.prefix ?? [], environmentIn(dataDir, allocatorSettings));
}

async function refuseToBecome(runAs: string | null): Promise<void> {
  if (runAs !== null && (await userNamed(runAs))?.uid !== process.getuid?.())
    throw new StartError(
      `RUN_AS is ${runAs}, but only root can become another user. Start Letfair as root or as ${runAs}.`,
    );
}

async function userFor({ dataDir, runAs }: Settings): Promise<SystemUser> {
  const owner = await ownerOf(dataDir);
  if (runAs === null) return owner ?? serviceUser();
  const user = await userNamed(runAs);
  if (!user)
    throw new StartError(`RUN_AS must be the name of a user on this machine, but there’s no user called ${runAs}.`);
  if (user.uid === 0) throw new StartError('RUN_AS must be an ordinary user, not root.');
  if (owner && owner.uid !== user.uid)
    throw new StartError(
      `RUN_AS is ${runAs}, but ${dataDir} belongs to another user. Hand it over with "chown -R ${runAs}", or set DATA_DIR to another folder.`,
    );
  return user;
}

/** What Letfair puts into a data folder; nothing else there is touched. */
const ownNames = new RegExp(
  `^(postgres(\\.making-\\w+)?|${storageAreas.join('|')}|incoming|${SECRETS_FOLDER}|${INSTALLATION_KEY}|${COMPILED_FOLDER}|letfair\\.lock)$`,
);
/** Of file systems and editors, and the map that an operator may put there before the first start. */
const harmlessNames = /^(\..*|lost\+found|.*\.pmtiles)$/;

/** Gives a data folder of root, with everything of ours in it, to the user; false when another process uses it. */
export async function handOver(dataDir: string, user: SystemUser): Promise<boolean> {
  // The lock belongs to whoever used the folder last.
  const isTheirs = async (path: string) => (await stat(path).catch(() => null))?.uid === user.uid;
  if ((await isTheirs(dataDir)) && (await isTheirs(join(dataDir, DATA_LOCK)))) return true;
  const lock = await lockDataFolder(dataDir, 'alone');
  if (!lock) return false;
  try {
    const names = await readdir(dataDir);
    const ours = names.filter((name) => ownNames.test(name));
    const foreign = names.filter((name) => !ownNames.test(name) && !harmlessNames.test(name));
    if (ours.every((name) => name === DATA_LOCK) && foreign.length > 0)
      throw new StartError(
        `DATA_DIR must be a folder of its own, but ${dataDir} has other files in it (${foreign.slice(0, 3).join(', ')}). Choose an empty or new folder.`,
      );
    // A database that outlived its process runs as its old user, who would lose the files.
    const cluster = join(dataDir, 'postgres');
    if (!(await isTheirs(cluster)) && (await runningPostmaster(cluster))) return false;
    await giveFiles(
      ours.map((name) => join(dataDir, name)),
      user,
    );
    // The folder itself comes last, so that an interrupted hand-over is repeated.
    await chown(dataDir, user.uid, user.gid);
    return true;
  } finally {
    await lock.release();
  }
}

/**
 * Neither links nor files that have a second name are given, and each is named from within its folder, because the
 * user could otherwise lead root to files of others.
 */
async function giveFiles(paths: readonly string[], { uid, gid, name }: SystemUser): Promise<void> {
  const safe = ['(', '-type', 'd', '-o', '-type', 'f', '-links', '1', ')'];
  const give = ['-execdir', 'chown', '-h', `${uid}:${gid}`, '{}', '+'];
  const { ok, output } = await runProgram(currentUser, 'find', [...paths, ...safe, ...give]);
  if (!ok) throw new StartError(`We couldn’t make the user ${name} the owner of DATA_DIR:\n${lastLines(output)}`);
}

/** A new program in the same process: what root has loaded is gone, and signals still reach the server. */
function become({ uid, gid }: SystemUser, prefix: readonly string[], environment: NodeJS.ProcessEnv): never {
  if (prefix.length === 0) {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  }
  const command = [...prefix, process.execPath, ...process.execArgv, ...process.argv.slice(1)] as [string, ...string[]];
  process.execve?.(command[0], command, environment);
  throw new StartError('This version of Node can’t drop root privileges. Start Letfair as an ordinary user.');
}
