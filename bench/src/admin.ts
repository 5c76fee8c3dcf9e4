import type {
  AccountQuery,
  AccountSort,
} from '../../api/src/features/accounts/sign-in/account-directory.repository.ts';
import { compactAccountCounts, countAccounts, listAccounts } from '../../api/src/features/accounts/sign-in/index.ts';
import { countOpenTickets } from '../../api/src/features/site/support/index.ts';
import type { openPool } from '../../api/src/index.ts';
import { openDb } from '../../api/src/platform/db.ts';
import type { Product } from './product.ts';
import { atMost, type Figure, median } from './report.ts';
import { firstNames, generatePeople, lastNames } from './setup/generate-people.ts';
import { cpuMs } from './setup/process-cost.ts';
import { withTemporaryDatabase } from './setup/temporary-database.ts';

const PEOPLE = 100_000;
const DATABASE = 'letfair_bench_admin';
const STATS_MS = 10;
const SEARCH_MS = 20;
/** Repetitions of which the fastest counts. */
const TRIES = 3;
const PER_PAGE = 51;
const NEARLY_ALL = 0.99;
const SLOWEST_SHOWN = 3;

/** Response times of the admin statistics and the user search. */
export async function adminAtScale(product: Product): Promise<Figure[]> {
  return withTemporaryDatabase(product, { name: DATABASE, connections: 1 }, async (pool) => {
    await generatePeople(pool, PEOPLE);
    return measure(pool);
  });
}

async function measure(pool: ReturnType<typeof openPool>): Promise<Figure[]> {
  const db = openDb(pool);
  await compactAccountCounts(db);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  // CPU time of the single connection, independent of other load.
  const pids = rows.map(({ pid }) => pid);
  const least = (work: () => Promise<unknown>) => leastTime(pids, work);
  const figures = await least(() => Promise.all([countAccounts(db), countOpenTickets(db)]));
  const searches: Timed[] = [];
  for (const asked of everyAsked()) searches.push({ asked, ms: await least(() => listAccounts(db, asked)) });
  searches.sort((one, two) => one.ms - two.ms);
  for (const { asked, ms } of searches.slice(-SLOWEST_SHOWN))
    console.log(
      `slow: “${asked.search}” by ${asked.sort}${asked.descending ? ', last first' : ''}: ${ms.toFixed(1)} ms`,
    );
  const times = searches.map(({ ms }) => ms);
  return [
    atMost(`the admin’s figures over ${PEOPLE} people (time of the database)`, figures, STATS_MS, ' ms'),
    atMost(`a page of people, median of ${times.length} searches and orders`, median(times), SEARCH_MS, ' ms'),
    atMost('a page of people, 99 % of them', times[Math.ceil(times.length * NEARLY_ALL) - 1] ?? NaN, SEARCH_MS, ' ms'),
  ];
}

interface Timed {
  readonly asked: AccountQuery;
  readonly ms: number;
}

async function leastTime(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await cpuMs(pids);
    await work();
    least = Math.min(least, (await cpuMs(pids)) - before);
  }
  return least;
}

const orders: readonly AccountSort[] = ['joined', 'name', 'type', 'status'];

function everyAsked(): AccountQuery[] {
  return typed().flatMap((search) =>
    orders.flatMap((sort) =>
      [true, false].map((descending) => ({ search, sort, descending, after: null, limit: PER_PAGE })),
    ),
  );
}

/** Prefixes of common, rare and unknown names. */
function typed(): string[] {
  const some = [...firstNames, ...lastNames].filter((_, at) => at % 8 === 0);
  const cut = (length: number) => some.map((name) => [...name].slice(0, length).join(''));
  const whole = some.map((name, at) => `${name} ${lastNames[at]}`);
  const others = [
    '@',
    '.',
    'gmail',
    'lettings.example',
    '7@',
    '999',
    'oliver.smith1',
    'q',
    'zq',
    'xqz',
    'nobody at all',
  ];
  return [...new Set(['', ...cut(1), ...cut(2), ...cut(3), ...some, ...whole, ...others])];
}
