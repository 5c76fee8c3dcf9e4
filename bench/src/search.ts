import { migrate, openPool } from '../../api/src/index.ts';
import { startPostgres } from '../../server/src/postgres/start-postgres.ts';
import { generateListings } from './generate-listings.ts';
import { dropDataDir, newDataDir, startProduct } from './product.ts';
import { searchRatio } from './ratios/search-ratio.ts';
import { atMost, type Figure } from './report.ts';
import { type Costs, measureCosts, outcodeSearch } from './search-costs.ts';

const SMALL = 300_000;
const LARGE = 1_000_000;
const UPDATES = 5_000;
const UPDATES_AT_ONCE = 100;

/** Budgets at the large size; milliseconds, of which those of an outcode are a processor's. */
const budgets: readonly [keyof Costs, string, number][] = [
  ['outcodeInDatabase', 'an outcode with filters and total, CPU in the database', 1],
  ['outcodeWithNode', 'an outcode with filters and total, CPU with Node', 2.2],
  ['london', 'London by rent and type, page and total', 30],
  ['londonWithFacets', 'London by rent and type, page, total and facets', 70],
  // What the kept counts do not tell is counted home by home.
  ['londonMarked', 'London with parking and a garden, page and total', 30],
  ['londonMarkedWithFacets', 'London with parking and a garden, page, total and facets', 70],
  ['tenMiles', 'ten miles around Leeds, page and total', 20],
  ['clusters', 'clusters of the whole country', 5],
];
const FAR_PAGE_RATIO = 1.5;
const OUTCODE_GROWTH = 1.2;
const LONDON_GROWTH = 3;
const AFTER_UPDATES = 2;

/** What searches cost at the size of the whole market, how that grows, and what many changes do to it. */
export async function searchAtScale(): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const postgres = await startPostgres({ dataDir });
  try {
    const small = await atSize(postgres.superuserUrl, SMALL, async ({ costs }) => ({ costs: await costs() }));
    const large = await atSize(postgres.superuserUrl, LARGE, async ({ costs, ratio, update }) => {
      const before = await costs();
      const share = await ratio();
      await update();
      return { costs: before, share, updated: await costs() };
    });
    return [
      ...budgets.map(([name, what, budget]) => atMost(`1M homes: ${what}`, large.costs[name], budget, ' ms')),
      atMost('1M homes: page 1,000 of London / its first page', large.costs.londonFarPage, FAR_PAGE_RATIO, '×'),
      growth('an outcode', small.costs.outcodeWithNode, large.costs.outcodeWithNode, OUTCODE_GROWTH),
      growth('London by rent and type', small.costs.london, large.costs.london, LONDON_GROWTH),
      growth('London with parking and a garden', small.costs.londonMarked, large.costs.londonMarked, LONDON_GROWTH),
      large.share,
      ...budgets.map(([name, what]) =>
        atMost(
          `after ${UPDATES} updates / before: ${what}`,
          large.updated[name] / large.costs[name],
          AFTER_UPDATES,
          '×',
        ),
      ),
    ];
  } finally {
    await postgres.stop();
    await dropDataDir(dataDir);
  }
}

const growth = (what: string, small: number, large: number, budget: number): Figure =>
  atMost(`1M homes / 300k homes: ${what}`, large / small, budget, '×');

interface AtSize {
  readonly costs: () => Promise<Costs>;
  readonly ratio: () => Promise<Figure>;
  readonly update: () => Promise<void>;
}

async function atSize<T>(server: string, homes: number, measure: (at: AtSize) => Promise<T>): Promise<T> {
  const address = new URL(server);
  const name = `homes_${homes}`;
  const onServer = openPool({ connectionString: server, max: 1, onIdleError: () => undefined });
  await onServer.query(`create database ${name}`);
  address.pathname = `/${name}`;
  const pool = openPool({ connectionString: address.href, max: 2, onIdleError: () => undefined });
  const productDir = await newDataDir();
  try {
    await migrate(pool);
    const begun = performance.now();
    await generateListings(pool, homes);
    console.log(`${homes} homes generated in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const product = await startProduct(productDir, { DATABASE_URL: address.href });
    try {
      return await measure({
        costs: async () => {
          const costs = await measureCosts(product, pool);
          console.log(homes, costs);
          return costs;
        },
        ratio: () => searchRatio(product.url, address.href, outcodeSearch),
        update: async () => {
          for (let done = 0; done < UPDATES; done += UPDATES_AT_ONCE)
            await pool.query(
              `update listing_search set rent_pence = rent_pence + 2500 where listing_id in (
                 select listing_id from listing_search tablesample system (1) order by random() limit $1)`,
              [UPDATES_AT_ONCE],
            );
        },
      });
    } finally {
      await product.stop();
    }
  } finally {
    await pool.end();
    await onServer.query(`drop database ${name} with (force)`);
    await onServer.end();
    await dropDataDir(productDir);
  }
}
