import type { FastifyPluginAsync } from 'fastify';
import type { OnStop } from '../boot/run-until-stopped.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/logger.ts';
import type { MapTiles } from '../pages/render.ts';
import { archiveFiles, archiveUrl } from './archive-files.ts';
import { openArchive } from './open-archive.ts';

interface Streets {
  readonly mapTiles: MapTiles | null;
  /** Serves the archive where it is a file of ours. */
  readonly plugin: FastifyPluginAsync | null;
}

/** What the map is drawn from. A file is checked before anything else starts. */
export async function openStreets({ mapTiles }: Config, log: Log, onStop: OnStop): Promise<Streets> {
  if (mapTiles?.kind !== 'pmtiles-file') return { mapTiles, plugin: null };
  const archive = await openArchive(mapTiles.path);
  onStop(() => archive.file.close());
  let told = false;
  const warnOnce = () => {
    if (!told) log.logger.warn('the file of MAP_PMTILES was changed; the map shows districts until the next start');
    told = true;
  };
  return {
    mapTiles: { kind: 'pmtiles', url: archiveUrl(archive), attribution: mapTiles.attribution },
    plugin: archiveFiles(archive, warnOnce),
  };
}
