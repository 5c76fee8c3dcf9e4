import { retention } from '@letfair/domain/accounts/privacy/retention';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Batch } from '../../../platform/retention/delete-old-rows.ts';

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

/** Fewer than where rows are only deleted, because triggers keep totals of views. */
const DAYS_AT_ONCE = 1_000;

/** Days that are long past are added up to the first of their month. */
export const oldViewDays: Batch = {
  name: 'listing_view',
  rows: DAYS_AT_ONCE,
  run: async (db) => {
    const { rows } = await sql<{ days: number }>`
      with past as (
        delete from listing_view where ctid = any (array(
          select ctid from listing_view
          where day < date_trunc('month', ${today} - make_interval(months => ${retention.dailyViewMonths}))
            and extract(day from day) <> 1
          order by day limit ${DAYS_AT_ONCE} for update skip locked
        ))
        returning listing_id, date_trunc('month', day)::date as month, views
      ), added as (
        insert into listing_view (listing_id, day, views)
          select listing_id, month, sum(views)::int from past group by listing_id, month order by listing_id, month
        on conflict (listing_id, day) do update set views = listing_view.views + excluded.views
      )
      select count(*)::int as days from past
    `.execute(db);
    return rows[0]?.days ?? 0;
  },
};

/** Whether a lister's homes are hidden from everybody. */
export async function isHidden(db: Db, accountId: string): Promise<boolean> {
  const query = db.selectFrom('account').select('hidden_at').where('id', '=', accountId);
  return (await query.executeTakeFirst())?.hidden_at !== null;
}
