import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Product } from './product.ts';
import { atLeast, atMost, type Figure } from './report.ts';
import { watchRss } from './setup/process-cost.ts';

const command = fileURLToPath(new URL('../../server/src/imports/import-postcodes.ts', import.meta.url));
const ROWS = 2_700_000;
const MOST_SECONDS = 180;
const MOST_MB = 300;
const SEARCH_EVERY_MS = 500;
const SLOWEST_SEARCH_MS = 1_000;
const FEWEST_SEARCHES = 5;

/** The import of a directory as large as that of the ONS, while people search. */
export async function postcodeImport({ url, dataDir }: Product): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-postcodes-'));
  try {
    // Started as root, the command reads the file as an ordinary user.
    await chmod(folder, 0o755);
    const file = join(folder, 'ONSPD_MAY_2026_UK.csv');
    await pipeline(Readable.from(directoryLines()), createWriteStream(file));
    const begun = performance.now();
    const child = spawn(process.execPath, [command, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const memory = watchRss(child.pid!);
    const ended = once(child, 'exit');
    const searches = searchUntil(url, ended);
    const [code] = await ended;
    const seconds = (performance.now() - begun) / 1000;
    const { answered, slowestMs } = await searches;
    if (code !== 0) throw new Error(`The import ended with code ${code}.`);
    return [
      atMost('postcode import, 2.7 million rows of 50 columns', seconds, MOST_SECONDS, ' s'),
      atMost('postcode import, memory of the command', await memory.stop(), MOST_MB, ' MB'),
      atLeast('searches answered during the import', answered, FEWEST_SEARCHES),
      atMost('slowest search during the import', slowestMs, SLOWEST_SEARCH_MS, ' ms'),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function searchUntil(url: string, ended: Promise<unknown>) {
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  let answered = 0;
  let slowestMs = 0;
  while (!isEnded) {
    const begun = performance.now();
    const { ok } = await fetch(`${url}/api/properties?location=Leeds&radius=10&minBudget=${answered}`);
    if (ok) answered++;
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    await sleep(SEARCH_EVERY_MS);
  }
  return { answered, slowestMs };
}

const AREAS = ['LS', 'M', 'B', 'EH', 'CF', 'BT', 'SW', 'NE', 'PL', 'IV'];
const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const codes = Array.from({ length: 46 }, (_, at) => `E${10_000_000 + at}`).join(',');
const header = `pcds,doterm,${Array.from({ length: 46 }, (_, at) => `code${at}`).join(',')},lat,long\n`;
const ROWS_AT_ONCE = 1_000;

/** As wide as the directory of the ONS; every postcode once. */
function* directoryLines(): Generator<string> {
  let text = header;
  for (let row = 0; row < ROWS; row++) {
    const unit = row % 400;
    const sector = Math.floor(row / 400) % 10;
    const district = Math.floor(row / 4_000) % 90;
    const area = AREAS[Math.floor(row / 360_000) % AREAS.length];
    const postcode = `${area}${district + 1} ${sector}${letters[Math.floor(unit / 20)]}${letters[unit % 20]}`;
    text += `${postcode},,${codes},${(50 + (row % 8_000) / 1_000).toFixed(6)},${(-5 + (row % 6_000) / 1_000).toFixed(6)}\n`;
    if (row % ROWS_AT_ONCE === 0) {
      yield text;
      text = '';
    }
  }
  yield text;
}
