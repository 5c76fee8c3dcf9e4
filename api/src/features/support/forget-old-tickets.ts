import { TICKET_RETENTION } from '@letfair/domain/support/lifecycle';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** What one round forgets at most; the next comes within the hour. */
const A_ROUND = 500;

/** Closed tickets go with everything written in them; what the audit log says about them has no words of theirs. */
export const forgetOldTickets = (db: Db) =>
  db
    .deleteFrom('ticket')
    .where('id', 'in', (select) =>
      select
        .selectFrom('ticket')
        .select('id')
        .where('status', '=', 'closed')
        .where('moved_at', '<', sql<Date>`now() - make_interval(years => ${TICKET_RETENTION.years})`)
        .orderBy('moved_at')
        .limit(A_ROUND),
    )
    .execute();
