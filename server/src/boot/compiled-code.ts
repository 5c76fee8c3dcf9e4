import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { basename, join } from 'node:path';

/** In the data folder, because whoever writes there decides what this process runs. */
export const COMPILED_FOLDER = 'compiled';

/**
 * Lets Node keep the program as it has compiled it and read that at the next start, which saves half of loading.
 * It is written when the process ends.
 */
export function keepCompiledCode(dataDir: string): void {
  const folder = join(dataDir, COMPILED_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOwn(folder)) return;
  enableCompileCache(folder);
  const current = getCompileCacheDir();
  // Null where the operator has switched it off, elsewhere where they keep it in another folder.
  if (!current?.startsWith(folder)) return;
  for (const name of readdirSync(folder))
    if (name !== basename(current)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Nobody, and root least of all, runs what another user may have written. */
function isOwn(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
