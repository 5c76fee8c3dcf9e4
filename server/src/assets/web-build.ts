import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { access, chmod, constants as modes, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitForFolderLock } from '../boot/data-folder/folder-lock.ts';
import { currentUser, lastLines, runProgram } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';

/** A build that runs beside the rest of the start; `done` rejects when it fails or is stopped. */
export interface RunningBuild {
  readonly done: Promise<void>;
  readonly stop: () => void;
}

export function startWebBuild(printLine: PrintLine): RunningBuild {
  const stopping = new AbortController();
  const done = ensureWebBuild(printLine, stopping.signal);
  // The start waits for it once it has a database, and may fail before.
  done.catch(() => {});
  return { done, stop: () => stopping.abort() };
}

type PrintLine = (message: string) => void;

/** Builds the web app unless the sources are unchanged since the last build; a lock keeps processes from building at once. */
export async function ensureWebBuild(printLine: PrintLine, signal?: AbortSignal): Promise<void> {
  if (await isFresh()) return;
  const lock = await waitForFolderLock(
    webFolder,
    () => printLine('Another process is building the web app. Waiting for it …'),
    signal,
  );
  try {
    const hash = sourceHash(repository);
    if ((await builtFrom()) === hash) return;
    await refuseWithoutWriting(webFolder);
    printLine('Building the web app. This happens once after each change …');
    await build(signal);
    // Written last, so that an interrupted build does not count as finished.
    await writeFile(webBuild.sourceHash, hash);
    await chmod(webBuild.sourceHash, READABLE);
  } finally {
    await lock.release();
  }
}

/** By every user who may start this version: the web app is no secret, and files made beside it are. */
const READABLE = 0o644;
const READABLE_UMASK = 0o022;

const isFresh = async (): Promise<boolean> => (await builtFrom()) === sourceHash(repository);

const builtFrom = (): Promise<string | null> =>
  readFile(webBuild.sourceHash, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** A service may not write to the folder of the program, and a build that was interrupted is not there. */
export async function refuseWithoutWriting(web: string): Promise<void> {
  if (await canWrite(web)) return;
  throw new StartError(
    `This version’s web app hasn’t been built, and Letfair can’t write to ${web}. Run "npm run build" in ${join(web, '..')} as the user who installed it, then start Letfair again.`,
  );
}

const canWrite = (path: string): Promise<boolean> =>
  access(path, modes.W_OK).then(
    () => true,
    () => false,
  );

async function build(signal?: AbortSignal): Promise<void> {
  const manifest = createRequire(join(webFolder, 'package.json')).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const { ok, output } = await runProgram(currentUser, process.execPath, [program, 'build'], {
    cwd: webFolder,
    environment: { NODE_ENV: 'production', NO_COLOR: '1' },
    umask: READABLE_UMASK,
    ...(signal && { signal }),
  });
  signal?.throwIfAborted();
  if (!ok) throw new StartError(`We couldn’t build the web app:\n${lastLines(output)}`);
}

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const repository = folder('');
export const webFolder = folder('web/');
export const webBuild = {
  client: folder('web/build/client/'),
  server: folder('web/build/server/index.js'),
  sourceHash: folder('web/build/.source-hash'),
};

/** The sources of the web app. */
const folders = ['web', 'contract', 'domain'];
/** Changes with any dependency. */
const LOCKFILE = 'package-lock.json';
const notSources = new Set(['node_modules', 'build', '.react-router', '.tsc', '.vite']);

/** Hash of everything the build depends on. Read without promises, which cost four times as much for so many files. */
export function sourceHash(repository: string): string {
  const hash = createHash('sha256');
  for (const path of [LOCKFILE, ...folders.flatMap((folder) => filesBelow(repository, folder))]) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(repository, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !notSources.has(name) && !/\.(test|tsbuildinfo)\b/.test(name));
  return kept
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`]))
    .sort();
}
