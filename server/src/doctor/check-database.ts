import { listMigrations } from '@letfair/api/database';
import { counted } from '@letfair/domain/counted';
import pg from 'pg';
import { forSearches } from '../postgres/cluster-settings.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const OLDEST_VERSION = 140_000;
const SLOW_MS = 20;
/** That of spinning disks is 4, that of SSDs a little more than 1. */
const HIGHEST_PAGE_COST = 2;
const CLOCK_SECONDS = 5;
const BACKUP_DAYS = 7;
const DAY_MS = 86_400_000;

/** Connects as the site does; what a database of an earlier version lacks is left out. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [problem('database', `we couldn’t connect to it (${reasonOf(error)}). Start it, or correct DATABASE_URL.`)];
  }
  const findings: Finding[] = [];
  try {
    for (const check of [checkServer, checkRole, checkPlanner, checkLatency, checkClock, checkSchema, checkBackup])
      findings.push(await check(client));
  } catch (error) {
    findings.push(problem('database', `we couldn’t query it (${reasonOf(error)}).`));
  } finally {
    await client.end();
  }
  return findings;
}

async function first<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row | undefined> {
  return (await client.query<Row>(sql)).rows[0];
}

async function checkServer(client: pg.Client): Promise<Finding> {
  const row = await first<{ number: number; version: string; encoding: string }>(
    client,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding`,
  );
  const { number = 0, version = '', encoding = '' } = row ?? {};
  if (number < OLDEST_VERSION) return problem('database', `PostgreSQL ${version} is too old. Use 14 or newer.`);
  if (encoding !== 'UTF8')
    return problem('database', `its encoding is ${encoding}. Create a database with the encoding UTF8.`);
  return ok('database', `PostgreSQL ${version}.`);
}

async function checkRole(client: pg.Client): Promise<Finding> {
  const row = await first<{ name: string; isSuper: boolean; mayCreate: boolean }>(
    client,
    `select current_user as name, (select rolsuper from pg_roles where rolname = current_user) as "isSuper",
       has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  if (!row?.mayCreate)
    return problem(
      'rights',
      `${row?.name} isn’t allowed to create tables. Make it the owner of the database ("alter database … owner to").`,
    );
  return row.isSuper
    ? warning('rights', `${row.name} is a superuser. Use a separate role that owns the database.`)
    : ok('rights', `${row.name} can create tables and isn’t a superuser.`);
}

/** With the costs of spinning disks a search for an area would read every home. */
async function checkPlanner(client: pg.Client): Promise<Finding> {
  const row = await first<{ name: string; pageCost: number; hasJit: boolean }>(
    client,
    `select current_user as name, current_setting('random_page_cost')::float8 as "pageCost",
       current_setting('jit')::boolean as "hasJit"`,
  );
  if (!row || (row.pageCost <= HIGHEST_PAGE_COST && !row.hasJit))
    return ok('planner', 'its settings suit short searches.');
  const advice = Object.entries(forSearches).map(([name, value]) => `alter role ${row.name} set ${name} = ${value}`);
  return warning('planner', `its settings suit spinning disks or long reports. Run "${advice.join('; ')}".`);
}

async function checkLatency(client: pg.Client): Promise<Finding> {
  const begun = performance.now();
  const ROUNDS = 5;
  for (let round = 0; round < ROUNDS; round++) await client.query('select 1');
  const ms = (performance.now() - begun) / ROUNDS;
  const took = `a round trip takes ${ms.toFixed(1)} ms`;
  return ms > SLOW_MS
    ? warning('latency', `${took}; each page makes several, so move the database closer.`)
    : ok('latency', `${took}.`);
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const row = await first<{ at: Date }>(client, 'select clock_timestamp() as at');
  const apart = Math.abs(Date.now() - (row?.at.getTime() ?? 0)) / 1_000;
  return apart > CLOCK_SECONDS
    ? problem(
        'clock',
        `the clocks on this machine and the database are ${Math.round(apart)} s apart. Use NTP to set both.`,
      )
    : ok('clock', 'the clocks on this machine and the database match.');
}

async function checkSchema(client: pg.Client): Promise<Finding> {
  const isThere = await first<{ found: boolean }>(
    client,
    `select to_regclass('schema_migration') is not null as found`,
  );
  if (!isThere?.found) return warning('schema', 'the database is empty. The first start will prepare it.');
  const { rows } = await client.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map(({ name }) => name));
  const known = (await listMigrations()).map(({ name }) => name);
  const missing = known.filter((name) => !applied.has(name)).length;
  const newer = rows.filter(({ name }) => !known.includes(name)).length;
  if (newer > 0) return warning('schema', 'the database was migrated by a newer version. Update this installation.');
  return missing > 0
    ? warning(
        'schema',
        `${counted(missing, 'migration')} still to apply. The next start will do this, so make a backup first.`,
      )
    : ok('schema', 'it matches this version.');
}

async function checkBackup(client: pg.Client): Promise<Finding> {
  const isThere = await first<{ found: boolean }>(client, `select to_regclass('last_backup') is not null as found`);
  const last = isThere?.found
    ? await first<{ at: Date }>(client, 'select finished_at as at from last_backup')
    : undefined;
  if (!last) return warning('backup', 'there isn’t one yet. Make one with npm run backup -- FILE.');
  const days = Math.floor((Date.now() - last.at.getTime()) / DAY_MS);
  return days > BACKUP_DAYS
    ? warning('backup', `the last one is ${counted(days, 'day')} old. Make one with npm run backup -- FILE.`)
    : ok('backup', `the last one is from ${last.at.toISOString()}.`);
}
