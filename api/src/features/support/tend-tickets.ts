import { RESOLVED_DAYS, WAITING_DAYS } from '@letfair/domain/support/lifecycle';
import { type Db, write } from '../../platform/db.ts';
import { ticketLinks } from './deps.ts';
import { resolvedMail } from './mails.ts';
import { moveTicket } from './move-ticket.ts';
import { recordClock } from './record-desk.ts';
import { showDesk, tellSender } from './tell.ts';
import { lockUnmoved } from './tickets.repository.ts';

/** What one round does at most; the next comes within the hour. */
const A_ROUND = 200;

/** Ends what nobody ends: whoever does not come back has their answer, and what is resolved is closed in the end. */
export const tendTickets = (db: Db, publicUrl: string) => async (): Promise<void> => {
  await write(db, async (tx) => {
    for (const ticket of await lockUnmoved(tx, { status: 'resolved', days: RESOLVED_DAYS, limit: A_ROUND })) {
      const moved = await moveTicket(tx, ticket, { action: 'expire', side: 'clock' });
      if (!moved) continue;
      await recordClock(tx, moved, 'expire');
      // The mail about the solution has announced it.
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
