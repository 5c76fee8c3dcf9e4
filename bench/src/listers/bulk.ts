import { keysOf } from '@letfair/domain/keys-of';
import { HOMES_PER_TABLE_PAGE, tableSorts } from '@letfair/domain/listings/bulk/table';
import { openPool } from '../../../api/src/index.ts';
import { hashToken, newToken } from '../../../api/src/platform/tokens.ts';
import { findPostgres } from '../../../server/src/postgres/start-postgres.ts';
import type { Product } from '../product.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { required } from '../setup/people.ts';

const [HOMES, CHANGED, DAYS_OF_VIEWS] = [5_000, 1_000, 40];
const ALL_SECONDS = 25;
/** The account that `insertAgency` makes for the agent. */
const AGENT = '01981001-0000-7000-8000-000000000001';
const FIRST_ROWS_MS = 500;
const CHANGE_SECONDS = 5;

/** An agency with 5,000 homes: the table in every order, and a change of 1,000 of them at once. */
export async function bulkWork(product: Product): Promise<Figure[]> {
  const token = await insertAgency(product);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const timed = async (path: string, body?: object) => {
    const begun = performance.now();
    const response = await fetch(`${product.url}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { data } = (await response.json()) as { readonly data: Answer };
    return { data, ms: performance.now() - begun };
  };

  const tables: { readonly query: string; readonly ms: number }[] = [];
  const timeTable = async (query: string) => ({
    query,
    ms: (await timed(`/api/properties/mine/table?${query}`)).ms,
  });
  // Forms are read once and kept as long as the listing stays as it is, so the first of these costs more.
  const firstByScore = await timeTable('sort=advertScore');
  for (const query of [...keysOf(tableSorts).map((sort) => `sort=${sort}`), 'search=home+4321', 'page=100'])
    tables.push(await timeTable(query));
  console.log(`first sort by advert score ${firstByScore.ms.toFixed(0)} ms`);
  console.log(tables.map(({ query, ms }) => `${query} ${ms.toFixed(0)} ms`).join(', '));
  const first = await timed('/api/properties/mine/table');
  const everyId = await listIds(timed);
  const ids = everyId.slice(0, CHANGED);
  const changes: { readonly action: string; readonly seconds: number; readonly done: number }[] = [];
  for (const change of [
    { action: 'confirm' },
    { action: 'pause' },
    { action: 'resume' },
    { action: 'rent', rent: { unit: 'percent', by: -1 } },
    { action: 'assign', assignedTo: AGENT },
    { action: 'let' },
  ]) {
    const { ms, data } = await timed('/api/properties/bulk', { ids, ...change });
    changes.push({ action: change.action, seconds: ms / 1_000, done: data.done ?? 0 });
  }
  console.log(changes.map(({ action, seconds, done }) => `${action} of ${done} ${seconds.toFixed(2)} s`).join(', '));
  // The homes that are let by now stay so; all others are changed and undone.
  const all = await timed('/api/properties/bulk', { filter: { status: 'live' }, action: 'pause' });
  const undone = await timed(`/api/properties/bulk/${all.data.changeId}/undo`, {});
  console.log(`pause of ${all.data.done} ${(all.ms / 1_000).toFixed(2)} s, undo ${(undone.ms / 1_000).toFixed(2)} s`);
  return [
    atLeast(`homes found by paging through all ${HOMES}`, new Set(everyId).size, HOMES),
    atMost(`first rows of ${HOMES} homes`, first.ms, FIRST_ROWS_MS, ' ms'),
    atMost('the same in the slowest order', Math.max(...tables.map(({ ms }) => ms)), FIRST_ROWS_MS, ' ms'),
    atMost(
      `the slowest change of ${CHANGED} homes`,
      Math.max(...changes.map(({ seconds }) => seconds)),
      CHANGE_SECONDS,
      ' s',
    ),
    atLeast('homes changed by each of them', Math.min(...changes.map(({ done }) => done)), CHANGED),
    atMost('a change of all others, and its undo', Math.max(all.ms, undone.ms) / 1_000, ALL_SECONDS, ' s'),
    atLeast('homes undone', undone.data.undone ?? 0, HOMES - CHANGED),
  ];
}

interface Answer {
  readonly rows?: readonly { readonly id: string }[];
  readonly done?: number;
  readonly undone?: number;
  readonly changeId?: string | null;
}

async function listIds(read: (path: string) => Promise<{ readonly data: Answer }>): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil(HOMES / HOMES_PER_TABLE_PAGE); page += 1)
    ids.push(...((await read(`/api/properties/mine/table?page=${page}`)).data.rows ?? []).map(({ id }) => id));
  return ids;
}

/** Homes with views, saves and enquiries, of one agent who is signed in. */
async function insertAgency({ dataDir }: Product): Promise<string> {
  const connectionString = required(await findPostgres(dataDir));
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  const token = newToken();
  const id = (number: string, kind: number) =>
    `('0198100${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  try {
    await pool.query(`
      insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
        select ${id('n', 1)}, 'bulk-' || n, 'bulk-' || n, 'none', 'Ada', 'Person', '',
          case when n = 1 then 'agent' else 'tenant' end, now()
        from generate_series(1, 6) n;
      insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode,
          nation, rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
          material_information, submitted_at, published_at, confirmed_at)
        select ${id('n', 2)}, ${id('1', 1)}, 'live', 'Home ' || n, repeat('Bright and quiet. ', 40), n || ' Mill Road', '',
          'Leeds', '', 'LS1 1AA', 'LS1', 'england', 100000 + n * 100, 'flat', n % 4, 1, false, false, '2026-12-03', '{}',
          '{"epcRating": "C"}', now(), now() - make_interval(hours => n), now()
        from generate_series(1, ${HOMES}) n;
      insert into listing_view (listing_id, day, views)
        select ${id('n', 2)}, current_date - day, 1 + n % 7
        from generate_series(1, ${HOMES}) n, generate_series(1, ${DAYS_OF_VIEWS}) day;
      insert into favorite (account_id, listing_id)
        select ${id('2 + who', 1)}, ${id('n', 2)} from generate_series(1, ${HOMES}) n, generate_series(0, n % 4) who;
      insert into conversation (id, listing_id, tenant_id, lister_id, message_count)
        select gen_random_uuid(), ${id('n', 2)}, ${id('2 + who', 1)}, ${id('1', 1)}, 1
        from generate_series(1, ${HOMES}) n, generate_series(0, n % 3) who;
    `);
    // What was just written is read more slowly until it has been vacuumed.
    for (const table of ['listing', 'listing_view', 'listing_view_total', 'favorite', 'conversation'])
      await pool.query(`vacuum analyze ${table}`);
    await pool.query(
      `insert into session (token_hash, account_id, expires_at) values ($1, ${id('1', 1)}, now() + interval '1 hour')`,
      [hashToken(token)],
    );
    return token;
  } finally {
    await pool.end();
  }
}
