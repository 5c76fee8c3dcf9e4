import { openPool } from '../../../api/src/index.ts';
import { generateListings } from '../generate-listings.ts';
import { runLoad } from '../overload.ts';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { cpuMs } from '../setup/process-cost.ts';
import { withSite } from './site.ts';

const LISTINGS = 20_000;
const SECONDS = 8;
const CONNECTIONS = 32;
const LIST = '/api/properties?location=Leeds&maxBudget=#';

/** What an answer costs two web processes of one database, to what it costs one. */
export const twoProcesses = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const [one, two] = [await start('web'), await start('web')];
    await start('worker');
    const pool = openPool({ connectionString: primary.superuserUrl, max: 2, onIdleError: () => undefined });
    await generateListings(pool, LISTINGS).finally(() => pool.end());
    const [alone, both] = [await cpuPerAnswer([one]), await cpuPerAnswer([one, two])];
    console.log(`CPU of an answer: one process ${alone.toFixed(2)} ms, two processes ${both.toFixed(2)} ms`);
    return [
      atMost('list requests, CPU of two processes per answer, to that of one', both / alone, 1.1),
      // Database and load generator take their share of the same cores, so the CPU of an answer is what counts.
      atLeast('… answers a second where each process has a core for itself, to those of one', (2 * alone) / both, 1.7),
    ];
  });

async function cpuPerAnswer(products: readonly Product[]): Promise<number> {
  const load = (seconds: number) =>
    Promise.all(
      products.map(({ url }) => runLoad({ url, path: LIST, connections: CONNECTIONS / products.length, seconds })),
    );
  const pids = products.map(({ pid }) => pid);
  await load(2);
  const before = await cpuMs(pids);
  const loads = await load(SECONDS);
  const answers = loads.reduce((sum, { statuses }) => sum + (statuses['200'] ?? 0), 0);
  return ((await cpuMs(pids)) - before) / answers;
}
