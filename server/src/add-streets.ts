import { createInterface } from 'node:readline/promises';
import { progressReport } from './boot/progress-report.ts';
import { runWithConfig } from './boot/run-with-config.ts';
import { printLine, StartError } from './boot/start-error.ts';
import { downloadCut } from './streets/add/download-cut.ts';
import { planCut } from './streets/add/plan-cut.ts';
import { openRemoteArchive } from './streets/add/remote-archive.ts';
import { readWish } from './streets/add/streets-wish.ts';

const MEGABYTE = 1_000_000;
const inMegabytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString('en-GB', { maximumFractionDigits: bytes < 10 * MEGABYTE ? 1 : 0 })} MB`;

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

await runWithConfig(
  () => readWish(process.argv.slice(2)),
  async ({ dataDir, mapTiles }, { from, areaName, area, boxAt, maxZoom, isConfirmed }) => {
    try {
      const archive = openRemoteArchive(from, { signal: interrupted.signal });
      printLine(`Reading which tiles ${from} has for ${areaName}…`);
      const cut = await planCut(archive, { boxAt, area, maxZoom });
      if (!cut)
        throw new StartError(
          `The file at ${from} has no tiles for ${areaName}. Use one that covers it, such as that of the whole world.`,
        );
      printLine(
        `The streets for ${areaName} are ${cut.tiles.toLocaleString('en-GB')} tiles, ${inMegabytes(cut.bytes)}. They’ll be saved in ${dataDir}.`,
      );
      if (!isConfirmed && !(await isWanted())) return 'Nothing was downloaded.';

      const report = progressReport('Megabytes');
      await downloadCut({
        archive,
        cut,
        dataDir,
        onProgress: (bytes) => report({ done: Math.ceil(bytes / MEGABYTE), of: Math.ceil(cut.bytes / MEGABYTE) }),
        onEarlier: (earlier) =>
          printLine(
            earlier === 'another'
              ? 'What was downloaded before is of another file or area, so we start over.'
              : `${inMegabytes(earlier)} were downloaded before, so we continue from there.`,
          ),
      });
      return mapTiles.kind === 'pmtiles-added'
        ? 'The map has streets now. A running site shows them within a few minutes.'
        : 'The streets are there, but the settings name another map. Remove MAP_PMTILES and MAP_TILES_URL and restart the site to use them.';
    } catch (error) {
      if (interrupted.signal.aborted)
        throw new StartError('Interrupted. Run the same command again to continue where it stopped.');
      throw error;
    }
  },
);

/** In a script there is nobody to ask. */
async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError('Add --yes to download them.');
  const questions = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await questions.question('Download them? [y/N] ', { signal: interrupted.signal });
    return /^y(?:es)?$/i.test(answer.trim());
  } finally {
    questions.close();
  }
}
