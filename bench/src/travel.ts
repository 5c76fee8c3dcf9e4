import { searchListings } from '../../api/src/features/search/results/search-listings.ts';
import { MAX_RING } from '../../api/src/features/search/travel/engine-answers.ts';
import { estimateReach, type Reach, reachWithin } from '../../api/src/features/search/travel/reach.ts';
import { migrate, openPool } from '../../api/src/index.ts';
import { openDb } from '../../api/src/platform/db.ts';
import { HOMES_PER_PAGE } from '../../contract/src/search/search.ts';
import { parseSearch } from '../../domain/src/search/search-query.ts';
import { startPostgres } from '../../server/src/postgres/start-postgres.ts';
import { generateListings } from './generate-listings.ts';
import { dropDataDir, newDataDir } from './product.ts';
import { atMost, type Figure, median } from './report.ts';
import { cpuMs } from './setup/process-cost.ts';

const HOMES = 1_000_000;
const BUDGET_MS = 20;
const TRIES = 15;

const places = { london: { lat: 51.515, lng: -0.1 }, leeds: { lat: 53.797, lng: -1.547 } } as const;

/** A ragged area of as many points as a search takes, as an engine draws it around streets. */
function raggedReach(asked: Reach['asked'], point: Reach['point'], degrees: number): Reach {
  const ring = Array.from({ length: MAX_RING }, (_, at) => {
    const angle = (at / MAX_RING) * 2 * Math.PI;
    const far = degrees * (1 + 0.3 * Math.sin(angle * 17));
    return { lat: point.lat + far * Math.sin(angle), lng: point.lng + 1.6 * far * Math.cos(angle) };
  });
  return reachWithin(asked, point, ring);
}

const near = (point: Reach['point'], east: number) => ({ ...point, lng: point.lng + east });

/** Three places in each: circles of estimates, and areas of an engine. */
const searches = Object.entries(places).flatMap(([name, point]) => {
  const asked = { minutes: 30, way: 'bike', place: name } as const;
  const points = [point, near(point, 0.03), near(point, -0.03)];
  return [
    { name: `${name}, three circles of 30 minutes by bike`, reaches: points.map((one) => estimateReach(asked, one)) },
    { name: `${name}, three areas of ${MAX_RING} points`, reaches: points.map((one) => raggedReach(asked, one, 0.05)) },
  ];
});

/** Page and total of searches with three travel times, in the database's own time. */
export async function travelSearches(homes: number = HOMES): Promise<Figure[]> {
  const dataDir = await newDataDir();
  const postgres = await startPostgres({ dataDir });
  const open = (max: number) =>
    openPool({ connectionString: postgres.superuserUrl, max, onIdleError: () => undefined });
  const filling = open(2);
  // One connection, whose process is measured.
  const pool = open(1);
  try {
    await migrate(filling);
    await generateListings(filling, homes);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const db = openDb(pool);
    const figures: Figure[] = [];
    for (const sort of ['newest', 'travel'])
      for (const { name, reaches } of searches) {
        const { query } = parseSearch({ sort, travel: '30,bike,LS1' });
        const { total } = await searchListings(db, query, { limit: HOMES_PER_PAGE, reaches });
        const times: number[] = [];
        for (let n = 0; n < TRIES; n++) {
          const before = await cpuMs(rows.map(({ pid }) => pid));
          await searchListings(db, query, { limit: HOMES_PER_PAGE, reaches });
          times.push((await cpuMs(rows.map(({ pid }) => pid))) - before);
        }
        const what = `${homes} homes, ${name}, by ${sort} (${total} found)`;
        figures.push(atMost(what, median(times), BUDGET_MS, ' ms'));
      }
    return figures;
  } finally {
    await filling.end();
    await pool.end();
    await postgres.stop();
    await dropDataDir(dataDir);
  }
}
