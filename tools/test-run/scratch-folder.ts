import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A run needs a third of it at most. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Where a test run puts its databases and files: in memory where there is room, because what is thrown away need not
 * reach a disk. Open to everybody, because databases of root run as another user. Gone when this process ends.
 */
export function createScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'letfair-tests-'));
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > ENOUGH_BYTES;
}
