import { sql } from 'kysely';
import type { CalendarFeed } from '../calendar/calendar-feed.ts';
import type { KindOfAccess } from './access-kind.ts';

const heldBy = (personId: string) => sql<boolean>`(account_id = ${personId} or created_by = ${personId})`;

/** Secret addresses of one calendar, known by the account they belong to. */
export const calendarAccess = (table: CalendarFeed['table']): KindOfAccess => ({
  endSince: async (tx, personId, since) => {
    const ended = await tx
      .deleteFrom(table)
      .where(heldBy(personId))
      // One without its maker belongs to the account.
      .where(sql<string>`coalesce(created_by, account_id)`, '=', personId)
      .where('created_at', '>=', since)
      .returning('account_id')
      .execute();
    return ended.map(() => '');
  },
  list: async (db, personId) => {
    const rows = await db.selectFrom(table).select(['account_id', 'created_at']).where(heldBy(personId)).execute();
    return rows.map(({ account_id, created_at }) => ({ id: account_id, name: '', since: created_at }));
  },
  endOne: async (tx, personId, accountId) => {
    const mine = tx.deleteFrom(table).where(heldBy(personId)).where('account_id', '=', accountId);
    return (await mine.returning('account_id').executeTakeFirst()) !== undefined;
  },
});
