import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { waitForFolder } from '../boot/lock.ts';
import { lastLines, myself, runProgram } from '../boot/run-program.ts';
import { StartProblem } from '../boot/start-problem.ts';
import { repository, webBuild, webFolder } from './folders.ts';
import { precompress } from './precompress.ts';
import { sourceHash } from './source-hash.ts';

/** Builds the web app unless it has been built from these very sources. Several processes may want that at once; one does it. */
export async function ensureWebBuild(say: (sentence: string) => void): Promise<void> {
  if (await isFresh()) return;
  const lock = await waitForFolder(webFolder, () => say('Waiting for another process that builds the web app …'));
  try {
    const hash = await sourceHash(repository);
    if ((await builtFrom()) === hash) return;
    say('Building the web app, which happens once per change …');
    await build();
    await precompress(webBuild.client);
    // Written last: a build that was interrupted is not taken for a finished one.
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

async function build(): Promise<void> {
  const manifest = createRequire(join(webFolder, 'package.json')).resolve('@react-router/dev/package.json');
  const program = join(dirname(manifest), 'bin.cjs');
  const { ok, output } = await runProgram(myself, process.execPath, [program, 'build'], {
    cwd: webFolder,
    environment: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  if (!ok) throw new StartProblem(`The web app could not be built:\n${lastLines(output)}`);
}
