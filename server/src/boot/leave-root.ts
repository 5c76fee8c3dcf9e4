import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { webBuild } from '../assets/web-build.ts';
import { type Config, environmentIn } from '../config/config.ts';
import { findBinaries } from '../postgres/binaries.ts';
import { ensureDataFolder } from './data-folder/data-folder.ts';
import { inUse, lockDataFolder } from './data-folder/data-lock.ts';
import { handOver, needsHandOver } from './hand-over.ts';
import { StartError } from './start-error.ts';
import {
  type Capability,
  canReach,
  firstClosedFolder,
  isRoot,
  ownerOf,
  type SystemUser,
  serviceUser,
  userNamed,
  withCapabilities,
} from './system-user.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'port' | 'runAs'>;

interface LeaveRootOptions {
  readonly warn?: (message: string) => void;
  /** Asked last: false keeps this process as it is. */
  readonly mayLeave?: () => boolean;
  /** Commands stay root beside a development server of root. */
  readonly besideOthers?: boolean;
}

/**
 * Started as root, gives the data folder to an ordinary user and starts the same program again as that user, in the
 * same process. Returns for an ordinary user only.
 */
export async function leaveRoot(
  settings: Settings,
  { warn = () => {}, mayLeave = () => true, besideOthers = false }: LeaveRootOptions = {},
): Promise<void> {
  const { dataDir, runAs } = settings;
  if (!isRoot()) return refuseToBecome(runAs);
  await ensureDataFolder(dataDir);
  const user = await userFor(settings);
  if ((await needsHandOver(dataDir, user)) && !(await handOverAlone(dataDir, user))) {
    if (besideOthers) return;
    throw new StartError(inUse(dataDir));
  }

  const places = await placesNeeded(settings);
  const capabilities: Capability[] = [];
  if (!(await canReach(user, places))) capabilities.push('dac_read_search');
  if (settings.port < (await firstOpenPort())) capabilities.push('net_bind_service');
  const account = capabilities.length > 0 ? await withCapabilities(user, capabilities) : user;
  if (!account || !(await canReach(account, places)))
    throw new StartError(
      `Letfair does not serve as root, and the user ${user.name} cannot enter ${await firstClosedFolder([...places.toRead, ...places.toEnter])}: ` +
        'open that folder with "chmod o+x", move Letfair or DATA_DIR elsewhere, or start it as an ordinary user.',
    );
  if (capabilities.includes('dac_read_search'))
    warn(
      `The user ${user.name} may read all files of this machine, because ${await firstClosedFolder([...places.toRead, ...places.toEnter])} is closed to it: open that folder with "chmod o+x", or move Letfair, to do without.`,
    );
  if (mayLeave()) become(user, account.prefix ?? [], environmentIn(dataDir));
}

async function refuseToBecome(runAs: string | null): Promise<void> {
  const user = runAs === null ? null : await userNamed(runAs);
  if (runAs !== null && user?.uid !== process.getuid?.())
    throw new StartError(
      `RUN_AS is ${runAs}, and only root can become another user: start Letfair as root or as ${runAs}.`,
    );
}

async function userFor({ dataDir, runAs }: Settings): Promise<SystemUser> {
  const owner = await ownerOf(dataDir);
  if (runAs === null) return owner ?? serviceUser();
  const user = await userNamed(runAs);
  if (!user) throw new StartError(`RUN_AS takes the name of a user of this machine, and there is no ${runAs}.`);
  if (user.uid === 0) throw new StartError('RUN_AS takes an ordinary user, and root is none.');
  if (owner && owner.uid !== user.uid)
    throw new StartError(
      `RUN_AS is ${runAs}, and ${dataDir} belongs to another user: give it over with "chown -R ${runAs}", or set DATA_DIR to another folder.`,
    );
  return user;
}

/** False when another process uses the folder. */
async function handOverAlone(dataDir: string, user: SystemUser): Promise<boolean> {
  const lock = await lockDataFolder(dataDir, 'alone');
  if (!lock) return false;
  try {
    await handOver(dataDir, user);
    return true;
  } finally {
    await lock.release();
  }
}

/** Samples of what the program reads, from sources to packages and the built web app. */
async function placesNeeded({ dataDir, databaseUrl }: Settings) {
  const postgres = databaseUrl ? [] : [(await findBinaries()).postgres];
  return {
    toRead: [
      fileURLToPath(import.meta.url),
      fileURLToPath(import.meta.resolve('fastify')),
      ...(existsSync(webBuild.sourceHash) ? [webBuild.sourceHash] : []),
    ],
    toEnter: [process.execPath, dataDir, ...postgres],
  };
}

const firstOpenPort = async (): Promise<number> =>
  Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => 1024));

/** A new program in the same process: what root has loaded is gone, and signals still reach the server. */
function become({ uid, gid }: SystemUser, prefix: readonly string[], environment: NodeJS.ProcessEnv): never {
  if (prefix.length === 0) {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  }
  const command = [...prefix, process.execPath, ...process.execArgv, ...process.argv.slice(1)] as [string, ...string[]];
  process.execve?.(command[0], command, environment);
  throw new StartError('This Node cannot leave root: start Letfair as an ordinary user.');
}
