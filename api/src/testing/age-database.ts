import { sql } from 'kysely';
import { expireUnconfirmedListings } from '../features/listings/index.ts';
import { extendViewingSlots } from '../features/viewings/index.ts';
import { type Db, write } from '../platform/db.ts';

/** Far enough that no day meets another one on its way. */
const FAR_DAYS = 20_000;

/** Makes everything a day older, as if the site had run on, and does what its jobs would have done. */
export async function ageByOneDay(db: Db): Promise<void> {
  await write(db, async (tx) => {
    // Neither triggers nor references have anything to say about time.
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ table_name: string; columns: string[] }>`
      select table_name, array_agg(column_name::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and data_type in ('timestamp with time zone', 'date') and table_name <> 'migration'
      group by table_name`.execute(tx);
    for (const { table_name, columns } of rows)
      for (const days of [FAR_DAYS + 1, -FAR_DAYS]) {
        const { numAffectedRows } = await sql`update ${sql.table(table_name)} set ${sql.join(
          columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${sql.lit(days)} * interval '1 day'`),
        )}`.execute(tx);
        if (numAffectedRows === 0n) break;
      }
  });
  await expireUnconfirmedListings(db, 'https://letfair.example')();
  await extendViewingSlots(db)({});
}
