import { presentViewings } from '../../api/src/features/lettings/viewings/present-viewing.ts';
import { listFreeSlots } from '../../api/src/features/lettings/viewings/times/slots.repository.ts';
import { listViewings } from '../../api/src/features/lettings/viewings/viewings.repository.ts';
import type { openPool } from '../../api/src/index.ts';
import { openDb } from '../../api/src/platform/db.ts';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';
import { cpuMs } from './setup/process-cost.ts';
import { withTemporaryDatabase } from './setup/temporary-database.ts';

const [HOMES, SLOTS_PER_HOME, LISTERS] = [1_000, 10, 20];
const FREE_MS = 3;
const WEEK_MS = 10;
/** A statement takes less than the clock of a process can tell. */
const ROUNDS = 100;
const TRIES = 3;
const PER_PAGE = 50;
const DATABASE = 'letfair_bench_viewings';

/** Reading times at scale. */
export const viewingsAtScale = (product: Product): Promise<Figure[]> =>
  withTemporaryDatabase(product, { name: DATABASE, connections: 1 }, async (pool) => {
    await generateViewings(pool);
    return measureReading(pool);
  });

type Pool = ReturnType<typeof openPool>;

/** Half of the times are booked. */
async function generateViewings(pool: Pool): Promise<void> {
  const id = (number: string, kind: number) =>
    `('0198000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const slot = `(home - 1) * ${SLOTS_PER_HOME} + time`;
  const at = `now() + make_interval(hours => time * 16, mins => (home / ${LISTERS}) * 10)`;
  await pool.query(`
    insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
      select ${id('n', 1)}, 'person-' || n, 'person-' || n, 'none', 'Ada', 'Person', '',
        case when n <= ${LISTERS} then 'landlord' else 'tenant' end, now()
      from generate_series(1, ${LISTERS + SLOTS_PER_HOME}) n;
    insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
        rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
        material_information, submitted_at, published_at, confirmed_at)
      select ${id('n', 2)}, ${id(`1 + n % ${LISTERS}`, 1)}, 'live', 'x', 'x', 'x', '', 'x', '', 'LS1 1AA', 'LS1',
        'england', 100000, 'flat', 1, 1, false, false, '2026-12-03', '{}', '{}', now(), now(), now()
      from generate_series(1, ${HOMES}) n;
    insert into viewing_slot (id, listing_id, lister_id, starts_at, ends_at, capacity, taken, source, may_overlap)
      select ${id(slot, 3)}, ${id('home', 2)}, ${id(`1 + home % ${LISTERS}`, 1)}, ${at}, ${at} + interval '10 minutes', 1,
        time % 2, 'weekly', false
      from generate_series(1, ${HOMES}) home, generate_series(1, ${SLOTS_PER_HOME}) time;
    insert into viewing (id, slot_id, listing_id, tenant_id, lister_id, status, starts_at, ends_at, is_coming)
      select id, id, listing_id, ${id(`${LISTERS} + 1 + (row_number() over (partition by listing_id))::int`, 1)}, lister_id,
        'booked', starts_at, ends_at, true
      from viewing_slot where taken = 1;
    analyze;`);
}

async function measureReading(pool: Pool): Promise<Figure[]> {
  const db = openDb(pool);
  const { rows } = await pool.query<{ pid: number; lister: string; home: string }>(
    `select pg_backend_pid() as pid, account_id as lister, id as home from listing order by id limit 1`,
  );
  const [{ pid, lister, home } = { pid: 0, lister: '', home: '' }] = rows;
  const least = (work: () => Promise<unknown>) => leastTime(pid, work);
  const free = await least(() => listFreeSlots(db, { listingId: home, tenantId: null, noticeHours: 24, limit: 300 }));
  const week = await least(async () => {
    const [from, before] = [new Date(), new Date(Date.now() + 7 * 86_400_000)];
    const range = { when: null, from, before, listingId: null, status: null, after: null, limit: PER_PAGE + 1 };
    const viewings = await listViewings(db, { side: 'lister', accountId: lister, ...range });
    return presentViewings(db, lister, viewings);
  });
  const slots = HOMES * SLOTS_PER_HOME;
  return [
    atMost(`free times of a home, of ${slots} of ${HOMES} homes (time of the database)`, free, FREE_MS, ' ms'),
    atMost('a lister’s week with everything shown (time of the database)', week, WEEK_MS, ' ms'),
  ];
}

async function leastTime(pid: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await cpuMs([pid]);
    for (let round = 0; round < ROUNDS; round++) await work();
    least = Math.min(least, ((await cpuMs([pid])) - before) / ROUNDS);
  }
  return least;
}
