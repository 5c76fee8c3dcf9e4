import { openPool } from '../../../api/src/platform/db.ts';
import type { Product } from '../product.ts';
import { atMost, type Figure, median } from '../report.ts';
import { cpuMs } from '../setup/process-cost.ts';
import { startBare } from './start-bare.ts';

const ROUNDS = 5;
const CALLS = 300;
/** Calls before the first round, so that both processes have compiled what they run. */
const WARM_UP = 2_500;
/** A bare server answers 0.4 times as many calls for the same CPU at least. */
const MOST_RATIO = 2.5;
const MOST_NODE_MS = 0.35;
const MOST_DATABASE_MS = 0.2;
const cities = ['London', 'Manchester', 'Leeds', 'Bristol', 'Glasgow', 'Cardiff'];

interface Cost {
  readonly node: number;
  readonly database: number;
}

/**
 * CPU of `GET /api/properties/{id}`, in Node and in the database, beside a bare server that writes the same answer after
 * one select. Homes of several cities are asked for in turn.
 */
export async function itemRatio(
  product: Pick<Product, 'url' | 'pid'>,
  { connectionString, homes }: { readonly connectionString: string; readonly homes: string },
): Promise<Figure[]> {
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  const paths = await itemPaths(product.url);
  const bare = await startBare(new URL('bare-item.ts', import.meta.url), connectionString, product.url);
  const own = { url: product.url, pid: product.pid };
  const seen: { own: Cost; bare: Cost }[] = [];
  try {
    for (const side of [own, bare]) await ask(side.url, paths, WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      seen.push({ own: await costOf(pool, own, paths), bare: await costOf(pool, bare, paths) });
  } finally {
    bare.stop();
    await pool.end();
  }
  const costs = (side: 'own' | 'bare') => ({
    node: median(seen.map((cost) => cost[side].node)),
    database: median(seen.map((cost) => cost[side].database)),
  });
  const bareCosts = costs('bare');
  console.log(
    `item call, bare server: ${bareCosts.node.toFixed(2)} ms of CPU in Node, ${bareCosts.database.toFixed(2)} ms in the database`,
  );
  const sum = ({ node, database }: Cost) => node + database;
  const ratios = seen.map((cost) => sum(cost.own) / sum(cost.bare));
  const { node, database } = costs('own');
  return [
    atMost(`${homes}: item call, CPU / bare node:http`, median(ratios), MOST_RATIO, '×'),
    atMost(`${homes}: item call, CPU in Node`, node, MOST_NODE_MS, ' ms'),
    atMost(`${homes}: item call, CPU in the database`, database, MOST_DATABASE_MS, ' ms'),
  ];
}

async function itemPaths(url: string): Promise<string[]> {
  const pages = await Promise.all(
    cities.map(async (city) => (await fetch(`${url}/api/properties?location=${city}`)).json()),
  );
  return (pages as { data: { properties: { id: string }[] } }[]).flatMap(({ data }) =>
    data.properties.map(({ id }) => `/api/properties/${id}`),
  );
}

/** One after the other: what a call costs, not how long it waits for others. */
async function ask(url: string, paths: readonly string[], times: number): Promise<void> {
  // Packing the answer is not what is measured here.
  const headers = { 'accept-encoding': 'identity' };
  for (let n = 0; n < times; n++) {
    const answer = await fetch(url + paths[n % paths.length], { headers });
    if (!answer.ok) throw new Error(`${paths[n % paths.length]} was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

async function costOf(
  pool: ReturnType<typeof openPool>,
  { url, pid }: { readonly url: string; readonly pid: number },
  paths: readonly string[],
): Promise<Cost> {
  const [node, database] = [await cpuMs([pid]), await backendTimes(pool)];
  await ask(url, paths, CALLS);
  let spent = 0;
  for (const [backend, time] of await backendTimes(pool)) spent += time - (database.get(backend) ?? 0);
  return { node: ((await cpuMs([pid])) - node) / CALLS, database: spent / CALLS };
}

/** Backends other than the one that is asked; a connection may be closed while the other side is measured. */
async function backendTimes(pool: ReturnType<typeof openPool>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await cpuMs([pid])] as const)));
}
