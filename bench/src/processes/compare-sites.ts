import { openPool } from '../../../api/src/index.ts';
import { fileStorage, type Storage, storageAreas } from '../../../api/src/platform/storage/index.ts';
import { listTables, quoteTable } from '../../../server/src/backup/tables/list-tables.ts';

type Pool = ReturnType<typeof openPool>;

/** Written after the backup: about the backup, and by processes that run. */
const WRITTEN_AFTERWARDS = ['last_backup', 'process_heartbeat'];

async function onPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ connectionString: url, max: 1, onIdleError: () => undefined });
  return work(pool).finally(() => pool.end());
}

/** Names of the tables that do not have the same rows, in any order. */
export async function differentTables(one: string, other: string): Promise<string[]> {
  const [sums, otherSums] = await Promise.all([one, other].map(sumTables));
  const tables = new Set([...(sums?.keys() ?? []), ...(otherSums?.keys() ?? [])]);
  const different = [...tables].filter((table) => sums?.get(table) !== otherSums?.get(table));
  for (const table of different) console.log(`${table}: ${sums?.get(table)} and ${otherSums?.get(table)}`);
  return different;
}

/** Number of rows, and a sum of their hashes, which does not depend on their order. */
const sumTables = (url: string): Promise<Map<string, string>> =>
  onPool(url, async (pool) => {
    const client = await pool.connect();
    try {
      const sums = new Map<string, string>();
      for (const table of await listTables(client)) {
        if (WRITTEN_AFTERWARDS.includes(table.name)) continue;
        const { rows } = await client.query<{ sum: string }>(
          `select count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${quoteTable(table)} t`,
        );
        sums.set(quoteTable(table), rows[0]?.sum ?? '');
      }
      return sums;
    } finally {
      client.release();
    }
  });

/** How many files only one of the folders has, or both with other contents. */
export async function differentObjects(one: string, other: string): Promise<number> {
  const [from, to] = [fileStorage(one), fileStorage(other)];
  let [different, seen] = [0, 0];
  for await (const key of keysOf(from)) {
    seen += 1;
    if ((await from.checksum(key)) !== (await to.checksum(key))) different += 1;
  }
  let inOther = 0;
  for await (const _ of keysOf(to)) inOther += 1;
  console.log(`${seen} stored files, ${inOther} after the restore`);
  return different + Math.abs(inOther - seen);
}

async function* keysOf(storage: Storage) {
  for (const area of storageAreas) for await (const { key } of storage.list(`${area}/`)) yield key;
}

export const REQUESTS = 500;
const AT_ONCE = 4;
const places = ['London', 'Leeds', 'M14', 'LS6', 'Bristol', 'EH8', 'CF24', 'SW11', 'Manchester', 'G12'];
const conditions = [
  '',
  'maxBudget=1500',
  'propertyType=flat',
  'bedrooms=2',
  'parking=true&features=garden',
  'radius=3',
  'facets=true&maxBudget=1200',
  'sort=price-low',
];

/** Searches, homes, pages, pictures and lists, each asked of both sites at the same time; answers paths that differ. */
export async function differentAnswers(database: string, one: string, other: string): Promise<string[]> {
  const paths = await onPool(database, pathsOf);
  const different: string[] = [];
  const statuses = new Map<number, number>();
  const worker = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const [first, second] = await Promise.all([one, other].map((site) => answerOf(site + path)));
      statuses.set(first?.status ?? 0, (statuses.get(first?.status ?? 0) ?? 0) + 1);
      if (JSON.stringify(first) !== JSON.stringify(second)) different.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log('answers by status:', Object.fromEntries(statuses), 'different:', different.slice(0, 10));
  return different;
}

async function answerOf(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  // A page marks what loads later with an id that is made anew each time.
  const [, mark] = /data-held="([^"]+)"/.exec(text) ?? [];
  const body = mark ? text.replaceAll(mark, '') : text;
  return { status: answer.status, type: answer.headers.get('content-type'), to: answer.headers.get('location'), body };
}

async function pathsOf(pool: Pool): Promise<string[]> {
  const { rows: homes } = await pool.query<{ id: string }>('select id from listing order by md5(id::text) limit 150');
  const { rows: photos } = await pool.query<{ id: string }>('select id from photo order by id limit 60');
  const searches = places.flatMap((place) => conditions.map((condition) => `location=${place}&${condition}`));
  const paths = [
    ...searches.map((search) => `/api/properties?${search}`),
    ...searches.map((search) => `/properties?${search}`),
    ...homes.map(({ id }) => `/api/properties/${id}`),
    ...homes.slice(0, 50).map(({ id }) => `/properties/${id}`),
    ...photos.map(({ id }) => `/photos/${id}-480.webp`),
    ...['/', '/sitemap.xml', '/transparency', '/rents', '/pricing', '/api/properties/map?zoom=6'],
    ...places.map((place) => `/api/properties/map?location=${place}`),
  ];
  for (let budget = 500; paths.length < REQUESTS; budget += 25) paths.push(`/api/properties?maxBudget=${budget}`);
  return paths.slice(0, REQUESTS);
}
