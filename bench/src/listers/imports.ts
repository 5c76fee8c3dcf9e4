import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres } from '../../../server/src/postgres/start-postgres.ts';
import type { Product } from '../product.ts';
import { atMost, type Figure, p99 } from '../report.ts';
import { confirmAgencies, importClient, portfolio } from '../setup/import-client.ts';
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
const SEARCH_EVERY_MS = 25;
/** The p99 of a search may double; below this it is a matter of milliseconds that nobody feels. */
const MOST_SLOWER = 2;
const UNNOTICED_MS = 10;

/** Checking and importing a portfolio while people search, importing the same file again, and one with other rents. */
export async function listingImport({ url, pid, dataDir }: Product): Promise<Figure[]> {
  const token = await newToken(url, 'agent');
  await confirmAgencies(required(await findPostgres(dataDir)));
  const client = importClient(url, token);
  const file = Buffer.from(portfolio({ rows: ROWS }));
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
  ];
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
