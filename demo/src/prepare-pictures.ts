import { execFile } from 'node:child_process';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MarketPicture } from '@letfair/api';

const run = promisify(execFile);
const LIST = 'pictures.json';

/** The pictures of the demonstration below this folder; drawn when they are not there yet. */
export async function preparePictures(
  folder: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, MarketPicture>> {
  const list = join(folder, LIST);
  const written = await readFile(list, 'utf8').catch(nullIfMissing);
  if (written === null) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${list}.part`;
    const script = fileURLToPath(new URL('render-pictures.ts', import.meta.url));
    await run(process.execPath, [script, folder, unfinished], { timeout: 300_000, ...(signal && { signal }) });
    await rename(unfinished, list);
  }
  return new Map(JSON.parse(written ?? (await readFile(list, 'utf8'))) as [string, MarketPicture][]);
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
