import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { emptySearch, parseSearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { serializeShapes } from '@letfair/domain/search/shapes/shapes';
import { searchCards, searchListings } from '../../api/src/features/search/results/search-listings.ts';
import { rareColumns, usualColumns } from '../../api/src/features/search/saved-searches/filter-columns.ts';
import { savedSearchesFinding } from '../../api/src/features/search/saved-searches/matches.repository.ts';
import { insertSavedSearch } from '../../api/src/features/search/saved-searches/saved-searches.repository.ts';
import { keysOfSearch } from '../../api/src/features/search/saved-searches/search-keys.ts';
import type { openPool } from '../../api/src/index.ts';
import { openDb, write } from '../../api/src/platform/db.ts';
import { newId } from '../../api/src/platform/ids.ts';
import { sampleShapes } from '../../api/src/testing/searches/some-shape.ts';
import { HOMES_PER_PAGE } from '../../contract/src/search/search.ts';
import { generateListings } from './generate-listings.ts';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { cpuMs } from './setup/process-cost.ts';
import { withTemporaryDatabase } from './setup/temporary-database.ts';

type Pool = ReturnType<typeof openPool>;

/** As many as are generated in two minutes; the time grows with the homes inside the box of an area. */
const HOMES = 300_000;
const DATABASE_MS = 20;
const TIMES = 20;
const WARM_UP = 8;
const CORNERS = 200;

const COMPARED_HOMES = 10_000;
const COMPARED_SHAPES = 200;
const SEED = 35;

/** Searches in drawn areas: what they cost at the size of the market, and whether alerts find the same homes. */
export async function drawnAreas(product: Product): Promise<Figure[]> {
  const compared = await withTemporaryDatabase(product, { name: 'letfair_bench_areas', connections: 2 }, compareAlerts);
  const costs = await withTemporaryDatabase(product, { name: 'letfair_bench_shapes', connections: 2 }, measureCosts);
  return [...compared, ...costs];
}

/** The middle, how far the area reaches north and south, and what the search asks besides. */
const areas: readonly [string, Point, number, Partial<SearchQuery>][] = [
  ['the middle of Leeds', { lat: 53.8, lng: -1.55 }, 0.03, {}],
  ['all of Leeds', { lat: 53.8, lng: -1.55 }, 0.1, {}],
  ['inner London', { lat: 51.51, lng: -0.12 }, 0.07, {}],
  ['inner London, flats up to £1,500', { lat: 51.51, lng: -0.12 }, 0.07, { propertyType: ['flat'], maxBudget: 1_500 }],
  ['Yorkshire', { lat: 53.9, lng: -1.3 }, 0.6, {}],
];

async function measureCosts(pool: Pool): Promise<Figure[]> {
  const begun = performance.now();
  await generateListings(pool, HOMES);
  console.log(`${HOMES} homes generated in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const db = openDb(pool);
  const backend = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const pids = backend.rows.map(({ pid }) => pid);
  const figures: Figure[] = [];
  for (const [name, middle, reach, filters] of areas) {
    const query = { ...emptySearch, ...filters, shape: [wavyCircle(middle, reach)] };
    const { problems } = parseSearch({ shape: serializeShapes(query.shape) });
    if (problems.shape) throw new Error(problems.shape);
    const ask = () => searchCards(db, query, { limit: HOMES_PER_PAGE, withInformation: false });
    for (let n = 0; n < WARM_UP; n++) await ask();
    const before = await cpuMs(pids);
    for (let n = 0; n < TIMES; n++) await ask();
    const each = ((await cpuMs(pids)) - before) / TIMES;
    const { total } = await ask();
    figures.push(
      atMost(
        `${HOMES} homes: ${CORNERS} corners around ${name} (${total} homes), CPU in the database`,
        each,
        DATABASE_MS,
        ' ms',
      ),
    );
  }
  return figures;
}

/** Its sides don't cross, and no box fits it well. */
const wavyCircle = ({ lat, lng }: Point, degrees: number) =>
  Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    const reach = degrees * (1 - 0.2 * (at % 2) - 0.1 * Math.sin(angle * 5));
    return {
      lat: lat + Math.sin(angle) * reach,
      lng: lng + (Math.cos(angle) * reach) / Math.cos((lat * Math.PI) / 180),
    };
  });

/** How many homes an alert tells of that the search doesn't find, or the other way round. */
async function compareAlerts(pool: Pool): Promise<Figure[]> {
  await generateListings(pool, COMPARED_HOMES);
  const db = openDb(pool);
  const homes = await pool.query<{ id: string; lat: number; lng: number }>(
    'select listing_id as id, lat / 1e6::float8 as lat, lng / 1e6::float8 as lng from listing_search order by listing_id',
  );
  const account = newId();
  await pool.query(
    `insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
     values ($1, 'seeker', 'seeker', 'none', 'Ada', 'Seeker', '', 'tenant', now())`,
    [account],
  );
  const shapes = sampleShapes(homes.rows, 2, { count: COMPARED_SHAPES, seed: SEED });
  const searches = new Map<string, SearchQuery>();
  for (const shape of shapes) {
    const query = { ...emptySearch, shape: [shape] };
    const id = newId();
    const row = { id, account_id: account, name: 'x', search: `words=${id}`, frequency: 'daily' } as const;
    const saved = { keys: keysOfSearch(query), columns: usualColumns(query) };
    await write(db, (tx) => insertSavedSearch(tx, { ...row, ...rareColumns(query) }, saved));
    searches.set(id, query);
  }
  const told = new Map<string, Set<string>>();
  for (const { id } of homes.rows)
    for (const search of await savedSearchesFinding(db, id)) told.set(search, (told.get(search) ?? new Set()).add(id));
  let [found, different] = [0, 0];
  for (const [id, query] of searches) {
    const { ids } = await searchListings(db, query, { limit: COMPARED_HOMES });
    const alerted = told.get(id) ?? new Set();
    found += ids.length;
    different +=
      ids.filter((home) => !alerted.has(home)).length + [...alerted].filter((home) => !ids.includes(home)).length;
  }
  console.log(`${COMPARED_SHAPES} drawn areas hold ${found} of ${homes.rows.length} homes`);
  return [atMost(`homes that alerts and searches of ${COMPARED_SHAPES} areas don't agree on`, different, 0, '')];
}
