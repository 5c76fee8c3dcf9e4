import { RESOLVED_DAYS, TICKET_RETENTION, WAITING_DAYS } from '@letfair/domain/support/lifecycle';
import { sql } from 'kysely';
import { type Db, write } from '../../platform/db.ts';
import { ticketLinks } from './deps.ts';
import { resolvedMail } from './mails.ts';
import { moveTicket, recordClock } from './move-ticket.ts';
import { showDesk, tellSender } from './notify.ts';
import { lockUnmoved } from './tickets.repository.ts';

/** The job runs hourly. */
const A_ROUND = 200;

/** Resolves tickets whose sender did not answer, and closes resolved ones after a while. */
export const tendTickets = (db: Db, publicUrl: string) => async (): Promise<void> => {
  await write(db, async (tx) => {
    for (const ticket of await lockUnmoved(tx, { status: 'resolved', days: RESOLVED_DAYS, limit: A_ROUND })) {
      const moved = await moveTicket(tx, ticket, { action: 'expire', side: 'clock' });
      if (!moved) continue;
      await recordClock(tx, moved, 'expire');
      // The mail about the resolution has announced it.
      await tellSender(tx, moved, null);
      await showDesk(tx, moved);
    }
  });
  await write(db, async (tx) => {
    for (const ticket of await lockUnmoved(tx, { status: 'waiting', days: WAITING_DAYS, limit: A_ROUND })) {
      const moved = await moveTicket(tx, ticket, { action: 'lapse', side: 'clock' });
      if (!moved) continue;
      await recordClock(tx, moved, 'lapse');
      const { reference } = moved;
      await tellSender(tx, moved, resolvedMail({ reference, link: ticketLinks(publicUrl, reference).sender }));
      await showDesk(tx, moved);
    }
  });
};

/** The job runs hourly. */
const DELETED_PER_RUN = 500;

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
        .limit(DELETED_PER_RUN),
    )
    .execute();
