import { retention } from '@letfair/domain/privacy/retention';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Days are those of the United Kingdom. */
const today = sql<string>`(now() at time zone 'Europe/London')::date`;

/** The salt of today, as whoever came first today made it. */
export async function saltOfToday(tx: Tx, fresh: Buffer): Promise<Buffer> {
  const ofToday = () => tx.selectFrom('view_salt').select('salt').where('day', '=', today).executeTakeFirst();
  const known = await ofToday();
  if (known) return known.salt;
  await tx
    .insertInto('view_salt')
    .values({ day: today, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await ofToday())?.salt ?? fresh;
}

/** Says whether this visitor is new today. */
export async function noteVisitor(tx: Tx, visitor_hash: Buffer): Promise<boolean> {
  const noted = await tx
    .insertInto('view_seen')
    .values({ day: today, visitor_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return noted !== undefined;
}

export const countView = (tx: Tx, listing_id: string) =>
  tx
    .insertInto('listing_view')
    .values({ listing_id, day: today, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['listing_id', 'day']).doUpdateSet({ views: sql`listing_view.views + 1` }),
    )
    .execute();

/** With the salt of a day goes the only way to tell whose hashes its visitors were. */
export async function forgetVisitors(db: Db): Promise<void> {
  await db.deleteFrom('view_salt').where('day', '<', today).execute();
  await db.deleteFrom('view_seen').where('day', '<', today).execute();
}

const A_BATCH = 5_000;

/** Days that are long past are added up to the first of their month. What one round leaves, the next one finds. */
export const addUpOldViews = (db: Db) =>
  sql`
    with past as (
      delete from listing_view where (listing_id, day) in (
        select listing_id, day from listing_view
        where day < date_trunc('month', ${today} - make_interval(months => ${retention.dailyViewMonths}))
          and extract(day from day) <> 1
        order by day limit ${A_BATCH} for update skip locked
      )
      returning listing_id, date_trunc('month', day)::date as month, views
    )
    insert into listing_view (listing_id, day, views)
      select listing_id, month, sum(views)::int from past group by listing_id, month
    on conflict (listing_id, day) do update set views = listing_view.views + excluded.views
  `.execute(db);

/** Whether a lister's homes are hidden from everybody. */
export async function isHidden(db: Db, accountId: string): Promise<boolean> {
  const query = db.selectFrom('account').select('hidden_at').where('id', '=', accountId);
  return (await query.executeTakeFirst())?.hidden_at !== null;
}
