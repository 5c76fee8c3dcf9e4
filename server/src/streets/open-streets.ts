import { stat } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { OnStop } from '../boot/run-until-stopped.ts';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/logger.ts';
import type { MapTiles } from '../pages/render.ts';
import { archiveFiles, archiveUrl } from './archive-files.ts';
import { type Archive, openArchive } from './open-archive.ts';

interface Streets {
  /** Asked for each page that is rendered: an archive may be added while the site runs. */
  readonly readMapTiles: () => MapTiles | null;
  /** Serves the archive where it is a file of ours. */
  readonly plugin: FastifyPluginAsync | null;
}

/** How often a running process looks for an added archive. */
const LOOK_EVERY_MS = 5_000;

/** What the map is drawn from. A file that a setting names is checked before anything else starts. */
export async function openStreets(
  { mapTiles }: Pick<Config, 'mapTiles'>,
  { logger }: Pick<Log, 'logger'>,
  onStop: OnStop,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<Streets> {
  if ('url' in mapTiles) return { readMapTiles: () => mapTiles, plugin: null };
  const { kind, path, attribution } = mapTiles;
  // One that was replaced stays open for maps that show it.
  const archives = new Map<string, Archive>();
  onStop(async () => {
    for (const { file } of archives.values()) await file.close();
  });
  let shown: MapTiles | null = null;
  const show = async (archive: Archive): Promise<void> => {
    const url = archiveUrl(archive);
    if (archives.has(url)) await archive.file.close();
    else archives.set(url, archive);
    shown = { kind: 'pmtiles', url, attribution };
  };

  if (kind === 'pmtiles-file') await show(await openArchive(path));
  else {
    let seen = '';
    const look = async (): Promise<void> => {
      const found = await stat(path).catch(() => null);
      const state = found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
      if (state === seen) return;
      seen = state;
      shown = null;
      if (found) await show(await openArchive(path, () => `${path} is not used, because it`));
    };
    const lookAndTell = () =>
      look().catch((error) => {
        if (!(error instanceof StartError)) throw error;
        logger.warn(error.message);
      });
    await lookAndTell();
    const timer = setInterval(lookAndTell, lookEveryMs).unref();
    onStop(() => clearInterval(timer));
  }

  let told = false;
  const warnOnce = () => {
    if (!told) logger.warn('the file of streets was changed in place; the map shows districts until it is replaced');
    told = true;
  };
  return { readMapTiles: () => shown, plugin: archiveFiles(archives, warnOnce) };
}
