import { setTimeout as sleep } from 'node:timers/promises';
import { migrate, openPool } from '../../../api/src/index.ts';
import { startPostgres } from '../../../server/src/postgres/start-postgres.ts';
import { generateListings } from '../generate-listings.ts';
import { dropDataDir, newDataDir, startProduct } from '../product.ts';
import { atMost, type Figure, p99 } from '../report.ts';
import { outcodeSearch } from '../search-costs.ts';

const LISTINGS = 1_000_000;
const SECONDS = 600;
const P99_RATIO = 2;
const SEARCHES_BEFORE = 1_000;
const SEARCH_EVERY_MS = 20;

/** Time to hold every live listing to the law of the day, and what searches notice of it. */
export async function reassessmentAtScale(): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const productDir = await newDataDir();
  const postgres = await startPostgres({ dataDir });
  const pool = openPool({ connectionString: postgres.superuserUrl, max: 2, onIdleError: () => undefined });
  try {
    await migrate(pool);
    await generateListings(pool, LISTINGS);
    const product = await startProduct(productDir, { DATABASE_URL: postgres.superuserUrl });
    try {
      const search = async () => {
        const begun = performance.now();
        await (await fetch(`${product.url}/api/properties?${outcodeSearch}`)).arrayBuffer();
        const ms = performance.now() - begun;
        await sleep(SEARCH_EVERY_MS);
        return ms;
      };
      for (let warm = 0; warm < SEARCHES_BEFORE; warm++) await search();
      const before: number[] = [];
      for (let n = 0; n < SEARCHES_BEFORE; n++) before.push(await search());

      const begun = performance.now();
      await pool.query(`select graphile_worker.add_job('reassess-listings')`);
      const meanwhile: number[] = [];
      while (await isRunning(pool)) for (let n = 0; n < 10; n++) meanwhile.push(await search());
      const seconds = (performance.now() - begun) / 1_000;
      const { rows } = await pool.query<{ live: string }>(`select count(*) as live from listing where status = 'live'`);
      console.log(
        `search p99 before ${p99(before).toFixed(1)} ms, meanwhile ${p99(meanwhile).toFixed(1)} ms (${meanwhile.length} searches)`,
      );
      return [
        atMost(`${LISTINGS} live homes held to the law of the day`, seconds, SECONDS, ' s'),
        atMost('… search p99 meanwhile / before', p99(meanwhile) / p99(before), P99_RATIO, '×'),
        atMost('… lawful homes that were paused', LISTINGS - Number(rows[0]?.live), 0),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
    await postgres.stop();
    for (const folder of [dataDir, productDir]) await dropDataDir(folder);
  }
}

async function isRunning(pool: ReturnType<typeof openPool>): Promise<boolean> {
  const { rowCount } = await pool.query(`select from graphile_worker.jobs where task_identifier = 'reassess-listings'`);
  return rowCount !== 0;
}
