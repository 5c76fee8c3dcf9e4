import { sql } from 'kysely';
import { extendViewingSlots } from '../features/lettings/viewings/index.ts';
import { expireUnconfirmedListings } from '../features/listings/manage/index.ts';
import { type Db, write } from '../platform/db.ts';

/** Far enough that no day meets another one on its way. */
const FAR_DAYS = 20_000;

interface TimedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether a day may be there only once, so that rows must not meet on their way. */
  readonly isUnique: boolean;
}

const knownTables = new WeakMap<Db, Promise<readonly TimedTable[]>>();

/** Makes everything a day older, as if the site had run on, and does what its jobs would have done. */
export async function ageByOneDay(db: Db): Promise<void> {
  const tables = knownTables.get(db) ?? timedTables(db);
  knownTables.set(db, tables);
  const timed = await tables;
  await write(db, async (tx) => {
    // Neither triggers nor references have anything to say about time.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name, columns, isUnique } of timed)
      for (const days of isUnique ? [FAR_DAYS + 1, -FAR_DAYS] : [1]) {
        const { numAffectedRows } = await sql`update ${sql.table(name)} set ${sql.join(
          columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${sql.lit(days)} * interval '1 day'`),
        )}`.execute(tx);
        if (numAffectedRows === 0n) break;
      }
  });
  await expireUnconfirmedListings(db, 'https://letfair.example')();
  await extendViewingSlots(db)({});
}

async function timedTables(db: Db): Promise<readonly TimedTable[]> {
  const { rows } = await sql<TimedTable>`
    select relname as name, array_agg(attname::text) as columns, bool_or(exists (
      select from pg_index
      where indrelid = pg_class.oid and (indisunique or indisexclusion) and attnum = any (indkey::int2[])
    )) as "isUnique"
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped and attgenerated = '' and atttypid in ('timestamptz'::regtype, 'date'::regtype)
    group by relname`.execute(db);
  return rows;
}
