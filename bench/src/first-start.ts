import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPool } from '../../api/src/index.ts';
import { findPostgres } from '../../server/src/postgres/start-postgres.ts';
import { lighthouseScores } from './lighthouse.ts';
import { dropDataDir, newDataDir, type Product, startProduct } from './product.ts';
import { itemRatio } from './ratios/item-ratio.ts';
import { atMost, type Figure } from './report.ts';
import { searchCalls } from './search-costs.ts';
import { withLoadedProduct } from './setup/loaded-product.ts';

const FIRST_READY_SECONDS = 12;
/** Node reads the program as it compiled it before. */
export const SECOND_READY_SECONDS = 2;
const LOADED_SECONDS = 20;
const GIVE_UP_SECONDS = 180;
const built = fileURLToPath(new URL('../../web/build', import.meta.url));

/** Time until a fresh checkout is ready, and until the demo is loaded. */
export async function measureFirstStart(): Promise<Figure[]> {
  await rm(built, { recursive: true, force: true });
  return withDemo(async (first, dataDir) => {
    const loaded = await untilLoaded(first);
    await first.stop();
    const second = await startProduct(dataDir, { DEMO: '1' });
    await second.stop();
    return [
      atMost('first start, with its build, until ready', first.readyMs / 1000, FIRST_READY_SECONDS, ' s'),
      atMost('demo loaded after that', loaded, LOADED_SECONDS, ' s'),
      atMost('second start until ready, with the demo', second.readyMs / 1000, SECOND_READY_SECONDS, ' s'),
    ];
  });
}

/** Lighthouse scores of pages with demo content. */
export const pagesOnAPhone = (): Promise<Figure[]> =>
  withDemo(async (product) => {
    await untilLoaded(product);
    const found = (await (await fetch(`${product.url}/api/properties?location=Leeds`)).json()) as {
      data: { properties: { id: string; photo: unknown }[] };
    };
    const home = found.data.properties.find(({ photo }) => photo !== null);
    const figures = await lighthouseScores(product, [
      '/',
      '/properties',
      `/properties/${home?.id}`,
      '/postcode/M1',
      '/auth/signup',
      '/landlords',
      '/help',
    ]);
    await product.stop();
    return figures;
  });

const HOMES = 100_000;

/** What the calls of a home and of a search cost, with demo content and beside a database as large as that of a large site. */
export const itemCalls = async (): Promise<Figure[]> => [
  ...(await withDemo(async (product) => {
    await untilLoaded(product);
    const connectionString = await findPostgres(product.dataDir);
    if (!connectionString) throw new Error('The product’s PostgreSQL is not there.');
    const figures = await itemRatio(product, { connectionString, homes: 'demo' });
    await product.stop();
    return figures;
  })),
  ...(await withLoadedProduct(HOMES, async (product, connectionString) => {
    const homes = `${HOMES} homes`;
    const items = await itemRatio(product, { connectionString, homes });
    const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
    const searches = await searchCalls(product, pool, homes).finally(() => pool.end());
    return [...items, ...searches];
  })),
];

/** A product with the whole demo loaded, in a folder of its own. */
export async function withDemo(
  measure: (product: Product, dataDir: string) => Promise<Figure[]>,
  env: Record<string, string> = {},
): Promise<Figure[]> {
  const dataDir = await newDataDir();
  try {
    return await measure(await startProduct(dataDir, { DEMO: '1', ...env }), dataDir);
  } finally {
    await dropDataDir(dataDir);
  }
}

/** In seconds since it was ready. */
export async function untilLoaded({ url }: Product): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < GIVE_UP_SECONDS * 1_000) {
    const about = (await (await fetch(`${url}/api/about`)).json()) as { data: { demoAccounts: unknown[] } };
    if (about.data.demoAccounts.length > 0) return (performance.now() - begun) / 1_000;
    await sleep(100);
  }
  throw new Error(`The demo was not loaded within ${GIVE_UP_SECONDS} s.`);
}
