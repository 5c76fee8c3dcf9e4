import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownImport } from '@letfair/contract/agencies/imports';
import { isAtWork } from '@letfair/domain/agencies/imports/imports';
import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { openPool } from '../../../api/src/index.ts';
import { findPostgres } from '../../../server/src/postgres/start-postgres.ts';
import type { Product } from '../product.ts';
import { atMost, type Figure, p99 } from '../report.ts';
import { newToken, required } from '../setup/people.ts';
import { rssMb, watchRss } from '../setup/process-cost.ts';

const ROWS = 10_000;
const CHECK_SECONDS = 20;
const IMPORT_SECONDS = 60;
const MOST_MB = 300;
const SEARCHES_AT_REST = 200;
const CHANGED_ROWS = 5_000;
/** A change is compared with what is stored and with the law, before and after it. */
const MOST_PER_CHANGE = 2;
const UNDO_SECONDS = 60;
const SEARCH_EVERY_MS = 25;
/** The p99 of a search may double; below this it is a matter of milliseconds that nobody feels. */
const MOST_SLOWER = 2;
const UNNOTICED_MS = 10;

/** Checking and importing a portfolio while people search, importing the same file again, and one with other rents, and undoing what was imported. */
export async function listingImport({ url, pid, dataDir }: Product): Promise<Figure[]> {
  const token = await newToken(url, 'agent');
  await confirmAgencies(dataDir);
  const client = importClient(url, token);
  const file = Buffer.from(portfolio());
  const rest = () => searchTimes(url, () => Promise.resolve(), SEARCHES_AT_REST);
  const before = await rest();
  const resting = await rssMb(pid);
  const memory = watchRss(pid);

  const first = await client.upload(file);
  const [checkTimes, checkSeconds] = await timed(() => client.check(first), url);
  const [applyTimes, importSeconds] = await timed(() => client.apply(first), url);
  const highest = await memory.stop();
  const after = await rest();
  const imported = await client.show(first);
  if (imported.state !== 'done' || imported.counts.new !== ROWS)
    throw new Error(`The import ended as ${imported.state}: ${JSON.stringify(imported.counts)} ${imported.problem}`);

  const again = await client.upload(file);
  await client.check(again);
  const { counts } = await client.show(again);
  const changed = await client.upload(Buffer.from(portfolio({ rows: CHANGED_ROWS, raise: 10 })));
  await client.check(changed);
  const changeSeconds = await secondsOf(() => client.apply(changed));
  if ((await client.show(changed)).counts.changed !== CHANGED_ROWS) throw new Error('Not every home was changed.');
  const undoChangesSeconds = await secondsOf(() => client.undo(changed));
  if ((await client.show(changed)).undo.counts.restored !== CHANGED_ROWS)
    throw new Error('Not every home was put back.');
  const undoSeconds = await secondsOf(() => client.undo(first));
  if ((await client.show(first)).undo.counts.withdrawn !== ROWS) throw new Error('Not every home was withdrawn.');
  const [during, resting99] = [p99([...checkTimes, ...applyTimes]), p99([...before, ...after])];
  return [
    atMost('dry run of 10,000 CSV rows', checkSeconds, CHECK_SECONDS, ' s'),
    atMost('import of 10,000 CSV rows without pictures', importSeconds, IMPORT_SECONDS, ' s'),
    atMost('memory of the server beyond what it needs at rest', highest - resting, MOST_MB, ' MB'),
    atMost(
      `search p99 during an import (${during.toFixed(0)} ms) against rest (${resting99.toFixed(0)} ms)`,
      Math.max(during, UNNOTICED_MS) / Math.max(resting99, UNNOTICED_MS),
      MOST_SLOWER,
    ),
    atMost('homes that the same file changes again', ROWS - counts.unchanged, 0),
    atMost(
      'time of a changed home against a new one',
      changeSeconds / CHANGED_ROWS / (importSeconds / ROWS),
      MOST_PER_CHANGE,
    ),
    atMost('undo of an import that changed 5,000 homes', undoChangesSeconds, UNDO_SECONDS, ' s'),
    atMost(
      'undo of an import that added homes, for each 5,000',
      (undoSeconds / ROWS) * CHANGED_ROWS,
      UNDO_SECONDS,
      ' s',
    ),
  ];
}

/** Ten thousand homes are more than an agency may list in a day before its redress scheme is confirmed. */
async function confirmAgencies(dataDir: string): Promise<void> {
  const connectionString = required(await findPostgres(dataDir));
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  await pool.query('update agency set redress_confirmed_at = now() where redress_confirmed_at is null');
  await pool.end();
}

function importClient(url: string, token: string) {
  const call = async <Data>(method: string, path: string, body?: object | Buffer): Promise<Data> => {
    const isFile = Buffer.isBuffer(body);
    const response = await fetch(`${url}/api/imports${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as { success: boolean; message?: string; data: Data };
    if (!envelope.success) throw new Error(`${path} answered ${response.status}: ${envelope.message}`);
    return envelope.data;
  };
  const show = (id: string) => call<ShownImport>('GET', `/${id}`);
  const rested = async (id: string): Promise<ShownImport> => {
    for (;;) {
      const now = await show(id);
      if (!isAtWork(now.state)) return now;
      await sleep(100);
    }
  };
  return {
    show,
    upload: async (file: Buffer): Promise<string> => {
      const { id } = await call<ShownImport>('POST', '', { fileName: 'homes.csv', bytes: file.length });
      for (let at = 0; at < file.length; at += PART_BYTES)
        await call('PUT', `/${id}/parts/${at}`, file.subarray(at, at + PART_BYTES));
      await rested(id);
      return id;
    },
    check: async (id: string) => {
      const { columns } = await show(id);
      await call('PUT', `/${id}/mapping`, { targets: columns.map(({ target }) => target) });
      await rested(id);
    },
    undo: async (id: string) => {
      await call('POST', `/${id}/undo`, {});
      await rested(id);
    },
    apply: async (id: string) => {
      await call('POST', `/${id}/apply`, {});
      await rested(id);
    },
  };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

async function timed(work: () => Promise<void>, url: string): Promise<[times: number[], seconds: number]> {
  let seconds = 0;
  const working = async () => {
    seconds = await secondsOf(work);
  };
  const times = await searchTimes(url, working, Number.POSITIVE_INFINITY);
  return [times, seconds];
}

/** How long searches take until the work has ended, or so many were answered. */
async function searchTimes(url: string, work: () => Promise<void>, most: number): Promise<number[]> {
  const ended = new AbortController();
  const working = work().finally(() => most === Number.POSITIVE_INFINITY && ended.abort());
  const times: number[] = [];
  while (!ended.signal.aborted && times.length < most) {
    const begun = performance.now();
    const path = `/api/properties?location=Leeds&radius=10&minBudget=${times.length}`;
    await fetch(`${url}${path}`).then((answer) => answer.text());
    times.push(performance.now() - begun);
    await sleep(SEARCH_EVERY_MS);
  }
  await working;
  return times;
}

const towns = [
  ['Leeds', 'LS6 3AA'],
  ['Manchester', 'M1 1AE'],
  ['Bristol', 'BS1 4DJ'],
  ['London', 'SW1A 1AA'],
] as const;

function portfolio({ rows: length = ROWS, raise = 0 } = {}): string {
  const available = daysAfter(ukDay(new Date()), 30);
  const rows = Array.from({ length }, (_, at) => {
    const [town, postcode] = towns[at % towns.length]!;
    const description = `Home number ${at} is bright and quiet, close to shops and trains. `.repeat(8).trim();
    return `R${at},Flat ${at} in ${town},"${description}",${at + 1} Mill Lane,${town},${postcode},flat,${1 + (at % 4)},1,${800 + (at % 900) + raise},${available},C,C`;
  });
  return `reference,title,description,address,town,postcode,type,bedrooms,bathrooms,rent,available from,epc,council tax band\n${rows.join('\n')}\n`;
}
