import { writeCursor } from '../../api/src/features/search/results/search-order.ts';
import type { openPool } from '../../api/src/index.ts';
import { HOMES_PER_PAGE } from '../../contract/src/search/search.ts';
import type { Product } from './product.ts';
import { atMost, type Figure, median } from './report.ts';
import { cpuMs } from './setup/process-cost.ts';

type Pool = ReturnType<typeof openPool>;

/** Rounds of all outcodes: what a process costs that has been answering for some minutes, not one that still compiles. */
const WARM_UP = 150;
const filters = 'propertyType=flat&maxBudget=1500';
/** Districts of several cities, so that more is read than one page of an index. */
const outcodes = ['M14', 'LS6', 'B16', 'L17', 'S11', 'BS6', 'NG7', 'SW11', 'E8', 'N4', 'G12', 'EH8', 'CF24', 'M20'];
export const outcodeSearch = `location=M14&${filters}`;
const FAR_PAGE = 1_000;

export interface Costs {
  /** A processor's time for one search of an outcode. */
  readonly outcodeInDatabase: number;
  readonly outcodeWithNode: number;
  /** From asking to the answer. */
  readonly london: number;
  /** Beside the first page. */
  readonly londonFarPage: number;
  readonly londonMarked: number;
  readonly londonWithFacets: number;
  readonly londonMarkedWithFacets: number;
  readonly tenMiles: number;
  readonly clusters: number;
}

const MOST_NODE_MS = 0.65;
const MOST_DATABASE_MS = 0.45;

/** What the call of an ordinary search costs, beside that of a home. */
export async function searchCalls(product: Product, pool: Pool, homes: string): Promise<Figure[]> {
  const { outcodeInDatabase, outcodeWithNode } = await outcodeCosts(product, pool, asking(product));
  return [
    atMost(`${homes}: search call, CPU in Node`, outcodeWithNode - outcodeInDatabase, MOST_NODE_MS, ' ms'),
    atMost(`${homes}: search call, CPU in the database`, outcodeInDatabase, MOST_DATABASE_MS, ' ms'),
  ];
}

const asking =
  ({ url }: Product) =>
  async (path: string): Promise<void> => {
    // Packing the answer is not what is measured here.
    const headers = { 'accept-encoding': 'identity' };
    const answer = await fetch(`${url}/api/properties${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };

export async function measureCosts(product: Product, pool: Pool): Promise<Costs> {
  const ask = asking(product);
  const outcode = await outcodeCosts(product, pool, ask);
  const london = `?location=London&${filters}`;
  const far = await farCursor(pool);
  const marked = `${london}&parking=true&features=garden`;
  const costs = {
    london: await wall(() => ask(london)),
    londonFarPage: await wall(() => ask(`?location=London&cursor=${far}`)),
    londonMarked: await wall(() => ask(marked)),
    londonWithFacets: await wall(() => ask(`${london}&facets=true`)),
    londonMarkedWithFacets: await wall(() => ask(`${marked}&facets=true`)),
    tenMiles: await wall(() => ask(`?location=Leeds&radius=10&${filters}`)),
    clusters: await wall(() => ask('/map?zoom=6')),
  };
  const firstPage = await wall(() => ask('?location=London'));
  return {
    ...outcode,
    ...costs,
    londonFarPage: costs.londonFarPage / firstPage,
  };
}

/** One after the other: what a search costs, not how long it waits for others. */
async function wall(ask: () => Promise<void>, times = 25): Promise<number> {
  for (let n = 0; n < 8; n++) await ask();
  const seen: number[] = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await ask();
    seen.push(performance.now() - begun);
  }
  return median(seen);
}

async function outcodeCosts(product: Product, pool: Pool, ask: (path: string) => Promise<void>) {
  const times = 600;
  const one = (n: number) => ask(`?location=${outcodes[n % outcodes.length]}&${filters}`);
  for (let n = 0; n < WARM_UP * outcodes.length; n++) await one(n);
  const backends = await backendsOf(pool);
  const before = { database: await cpuMs(backends), node: await cpuMs([product.pid]) };
  for (let n = 0; n < times; n++) await one(n);
  const database = ((await cpuMs(backends)) - before.database) / times;
  const node = ((await cpuMs([product.pid])) - before.node) / times;
  return { outcodeInDatabase: database, outcodeWithNode: database + node };
}

async function backendsOf(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Where page 1,000 of London begins, without turning the pages before it. */
async function farCursor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string; published_at: Date }>(
    `select listing_id as id, published_at from listing_search where region = 'LONDON'
     order by published_at desc, listing_id desc offset $1 limit 1`,
    [FAR_PAGE * HOMES_PER_PAGE],
  );
  const [last] = rows;
  if (!last) throw new Error(`London has less than ${FAR_PAGE} pages.`);
  return writeCursor({ sort: 'newest', key: [last.published_at.getTime()], id: last.id });
}
