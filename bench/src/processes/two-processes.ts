import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../../api/src/index.ts';
import { generateListings } from '../generate-listings.ts';
import { runLoad } from '../overload.ts';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { cpuMs } from '../setup/process-cost.ts';
import { withSite } from './site.ts';
import { startBalancer } from './start-balancer.ts';

const LISTINGS = 20_000;
const SECONDS = 8;
const CONNECTIONS = 32;
const LIST = '/api/properties?location=Leeds&maxBudget=#';
const RESTART_RATE = 200;
const RESTART_SECONDS = 40;

/** Two web processes behind a balancer against one, and a restart of one after the other under load. */
export const twoProcesses = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const one = await start('web');
    const two = await start('web');
    await start('worker');
    const pool = openPool({ connectionString: primary.superuserUrl, max: 2, onIdleError: () => undefined });
    await generateListings(pool, LISTINGS).finally(() => pool.end());
    const alone = await startBalancer([one]);
    const both = await startBalancer([one, two]);
    try {
      return [...(await compare(alone.url, both.url, [one, two])), ...(await restartBoth(both.url, [one, two], start))];
    } finally {
      alone.stop();
      both.stop();
    }
  });

async function compare(alone: string, both: string, products: readonly Product[]): Promise<Figure[]> {
  const measure = async (url: string, measured: readonly Product[]) => {
    const load = { url, path: LIST, connections: CONNECTIONS, seconds: SECONDS };
    await runLoad({ ...load, seconds: 2 });
    const before = await cpuMs(measured.map(({ pid }) => pid));
    const { statuses, answersPerSecond } = await runLoad(load);
    const cpu = (await cpuMs(measured.map(({ pid }) => pid))) - before;
    return { cpuPerAnswer: cpu / (statuses['200'] ?? 0), answersPerSecond };
  };
  const first = await measure(alone, products.slice(0, 1));
  const second = await measure(both, products);
  console.log('one process, two processes:', first, second);
  const costRatio = second.cpuPerAnswer / first.cpuPerAnswer;
  return [
    atMost('list requests, CPU of two processes per answer, to that of one', costRatio, 1.1),
    // Database, balancer and load generator take their share of the same cores, so the CPU of an answer is what counts.
    atLeast('… answers a second where each process has a core for itself, to those of one', 2 / costRatio, 1.7),
  ];
}

async function restartBoth(
  url: string,
  products: readonly Product[],
  start: (kind: 'web', env: Record<string, string>) => Promise<Product>,
): Promise<Figure[]> {
  const load = runLoad({ url, path: LIST, connections: 20, seconds: RESTART_SECONDS, rate: RESTART_RATE });
  for (const product of products) {
    await sleep(2_000);
    await product.stop();
    await start('web', { PORT: new URL(product.url).port });
    // The balancer has to see it before the next one stops.
    await sleep(1_000);
  }
  const { statuses, failures } = await load;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  console.log('rolling restart:', statuses, failures);
  return [
    atLeast(`restart of both processes at ${RESTART_RATE} requests a second: answers`, statuses['200'] ?? 0, 1_000),
    atMost('… failed', failures + all - (statuses['200'] ?? 0), 0),
  ];
}
