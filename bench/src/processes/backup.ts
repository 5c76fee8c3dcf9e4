import { spawn } from 'node:child_process';
import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate, openPool } from '../../../api/src/index.ts';
import { fileStorage } from '../../../api/src/platform/storage/index.ts';
import { startPostgres } from '../../../server/src/postgres/start-postgres.ts';
import { generateListings } from '../generate-listings.ts';
import { dropDataDir, newDataDir, SECRETS_KEY, startProduct } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { putPictures } from './put-pictures.ts';

/** A smaller trial: `HOMES=20000 PICTURES=200 npm run bench -- backup`. */
const HOMES = Number(process.env.HOMES ?? 1_000_000);
const PICTURES = Number(process.env.PICTURES ?? 5_000);
const MOST_MB = 300;
const BACKUP_MINUTES = 10;
const RESTORE_MINUTES = 30;
const programs = fileURLToPath(new URL('../../../server/src/', import.meta.url));

/** What a backup of a large site costs while people search it, and a restore of it. */
export async function backupAndRestore(): Promise<Figure[]> {
  const archives = await newDataDir();
  // Started as root, commands write as another user.
  await chmod(archives, 0o777);
  const file = join(archives, 'site.backup');
  try {
    return await withServer((source) =>
      withServer(async (target) => {
        await fill(source);
        const site = await startProduct(source.env.DATA_DIR, { ...source.env, PROCESS: 'web', LOG_LEVEL: 'warn' });
        try {
          const searching = searchMeanwhile(site.url);
          const backup = await runCommand('backup', file, source.env);
          const searches = await searching.stop();
          const restore = await runCommand('restore', file, target.env);
          const { size } = await stat(file);
          console.log(`The archive has ${(size / 1e6).toFixed(0)} MB.`, { backup, searches, restore });
          const what = `${HOMES.toLocaleString('en-GB')} homes and ${PICTURES.toLocaleString('en-GB')} pictures`;
          return [
            atMost(`backup of ${what} while it is searched`, backup.seconds / 60, BACKUP_MINUTES, ' minutes'),
            atMost('… peak memory', backup.peakMb, MOST_MB, ' MB'),
            atLeast('… searches meanwhile', searches.answered, 10),
            atMost('… that failed', searches.failed, 0),
            atMost(
              'restore of it into an empty database and storage',
              restore.seconds / 60,
              RESTORE_MINUTES,
              ' minutes',
            ),
            atMost('… peak memory', restore.peakMb, MOST_MB, ' MB'),
          ];
        } finally {
          await site.stop();
        }
      }),
    );
  } finally {
    await dropDataDir(archives);
  }
}

interface Server {
  readonly superuserUrl: string;
  readonly url: string;
  /** Of the site that uses it. */
  readonly env: { readonly DATABASE_URL: string; readonly DATA_DIR: string };
}

async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const [databaseDir, filesDir] = [await newDataDir(), await newDataDir()];
  const postgres = await startPostgres({ dataDir: databaseDir });
  try {
    return await work({ ...postgres, env: { DATABASE_URL: postgres.url, DATA_DIR: filesDir } });
  } finally {
    await postgres.stop();
    await Promise.all([databaseDir, filesDir].map(dropDataDir));
  }
}

async function fill({ url, superuserUrl, env }: Server): Promise<void> {
  const begun = performance.now();
  const [own, all] = [url, superuserUrl].map((connectionString) =>
    openPool({ connectionString, max: 2, onIdleError: () => undefined }),
  ) as [ReturnType<typeof openPool>, ReturnType<typeof openPool>];
  try {
    await migrate(own);
    await generateListings(all, HOMES);
    await putPictures(all, fileStorage(env.DATA_DIR), PICTURES);
  } finally {
    await Promise.all([own.end(), all.end()]);
  }
  console.log(`${HOMES} homes and ${PICTURES} pictures in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

const PEAK_EVERY_MS = 20;

/** Runs a command of the server to its end. */
async function runCommand(program: string, file: string, env: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(programs, `${program}.ts`), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SECRETS_KEY, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let peakMb = 0;
  while (child.exitCode === null && child.signalCode === null) {
    // The process may have ended.
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024);
    await sleep(PEAK_EVERY_MS);
  }
  const code = await ended;
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return { seconds: (performance.now() - begun) / 1_000, peakMb };
}

const SEARCH_EVERY_MS = 50;

function searchMeanwhile(url: string) {
  const counts = { answered: 0, failed: 0 };
  let isOver = false;
  const searching = (async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/properties?location=Leeds&maxBudget=1500`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) counts.answered += 1;
      else counts.failed += 1;
      await sleep(SEARCH_EVERY_MS);
    }
    return counts;
  })();
  return {
    stop: () => {
      isOver = true;
      return searching;
    },
  };
}
