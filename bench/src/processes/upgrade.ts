import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messages } from '../crash-recovery.ts';
import { dropDataDir, newDataDir, startProduct } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { withSite } from './site.ts';

const WRITES = 200;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();

/** The version before on the new schema, beside the new version: `PREVIOUS=v1.2 npm run bench -- upgrade`, else the last tag. */
export async function upgradeBesideOthers(): Promise<Figure[]> {
  const previous = previousVersion();
  if (!previous) {
    console.log('There is no version before: name a tag or commit of this repository in PREVIOUS.');
    return [];
  }
  const folder = join(await mkdtemp(join(tmpdir(), 'letfair-previous-')), 'letfair');
  git('worktree', 'add', '--detach', folder, previous);
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return await withSite(async ({ primary, start }) => {
      const fresh = await start('web');
      const oldFiles = await newDataDir();
      const old = await startProduct(oldFiles, { DATABASE_URL: primary.url, LOG_LEVEL: 'warn' }, folder);
      try {
        const writing = messages(WRITES);
        const setting = await writing.prepare(old);
        let failed = 0;
        for (let number = 0; number < WRITES; number++) {
          const { url } = number % 2 ? old : fresh;
          if (!(await writing.write(url, setting, number, `write-${number}`).catch(() => false))) failed += 1;
        }
        const [atOld, atFresh] = [await writing.stored(old.url, setting), await writing.stored(fresh.url, setting)];
        return [
          atMost(`writes to ${previous} and to this version on one database that failed`, failed, 0),
          atLeast(`… read by ${previous}`, atOld.size, WRITES),
          atLeast('… read by this version', atFresh.size, WRITES),
        ];
      } finally {
        await old.stop();
        await dropDataDir(oldFiles);
      }
    });
  } finally {
    git('worktree', 'remove', '--force', folder);
    await rm(join(folder, '..'), { recursive: true, force: true });
  }
}

function previousVersion(): string | null {
  try {
    return process.env.PREVIOUS ?? git('describe', '--tags', '--abbrev=0');
  } catch {
    return null;
  }
}
