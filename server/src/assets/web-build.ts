import { createHash } from 'node:crypto';
import { access, constants as modes, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { waitForFolderLock } from '../boot/data-folder/folder-lock.ts';
import { currentUser, lastLines, runProgram } from '../boot/run-program.ts';
import { StartError } from '../boot/start-error.ts';

/** Builds the web app unless the sources are unchanged since the last build; a lock keeps processes from building at once. */
export async function ensureWebBuild(printLine: (message: string) => void): Promise<void> {
  if (await isFresh()) return;
  const lock = await waitForFolderLock(webFolder, () =>
    printLine('Another process is building the web app. Waiting for it …'),
  );
  try {
    const hash = await sourceHash(repository);
    if ((await builtFrom()) === hash) return;
    await refuseWithoutWriting(webFolder);
    printLine('Building the web app. This happens once after each change …');
    await build();
    await precompress(webBuild.client);
    // Written last, so that an interrupted build does not count as finished.
    await writeFile(webBuild.sourceHash, hash);
  } finally {
    await lock.release();
  }
}

const isFresh = async (): Promise<boolean> => (await builtFrom()) === (await sourceHash(repository));

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

async function build(): Promise<void> {
  const manifest = createRequire(join(webFolder, 'package.json')).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const { ok, output } = await runProgram(currentUser, process.execPath, [program, 'build'], {
    cwd: webFolder,
    environment: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
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

/** Hash of everything the build depends on. */
export async function sourceHash(repository: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all(folders.map((folder) => filesBelow(repository, folder)));
  for (const path of [LOCKFILE, ...sources.flat()]) {
    hash.update(`${path}\0`);
    hash.update(await readFile(join(repository, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const kept = entries.filter(({ name }) => !notSources.has(name) && !/\.(test|tsbuildinfo)\b/.test(name));
  const below = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesBelow(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`])),
  );
  return below.flat().sort();
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and woff2 fonts are compressed already. */
const worthIt = /\.(js|css|html|json|svg|txt|xml|webmanifest|ico)$/;
const SMALLEST_BYTES = 1_000;

/** Writes file.br and file.gz beside each file at the highest level, since it happens once per build. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => worthIt.test(name))) {
    const content = await readFile(join(folder, name));
    if (content.length < SMALLEST_BYTES) continue;
    const [small, smaller] = await Promise.all([
      zip(content, { level: constants.Z_BEST_COMPRESSION }),
      brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ]);
    await Promise.all([writeFile(join(folder, `${name}.gz`), small), writeFile(join(folder, `${name}.br`), smaller)]);
  }
}
