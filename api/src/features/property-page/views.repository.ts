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
