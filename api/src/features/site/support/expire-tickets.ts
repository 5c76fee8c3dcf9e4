import { RESOLVED_DAYS, WAITING_DAYS } from '@letfair/domain/site/support/lifecycle';
import { type Db, write } from '../../../platform/db.ts';
import { ticketLinks } from './deps.ts';
import { ticketResolvedMail } from './mails.ts';
import { moveTicket, recordAutomaticStep } from './move-ticket.ts';
import { notifySender, refreshDeskPages } from './notify.ts';
import { lockIdleTickets } from './tickets.repository.ts';

/** The job runs hourly. */
const TICKETS_PER_RUN = 200;

/** Resolves tickets whose sender did not answer, and closes resolved ones after a while. */
export const closeIdleTickets = (db: Db, publicUrl: string) => async (): Promise<void> => {
  await write(db, async (tx) => {
    for (const ticket of await lockIdleTickets(tx, {
      status: 'resolved',
      days: RESOLVED_DAYS,
      limit: TICKETS_PER_RUN,
    })) {
      const moved = await moveTicket(tx, ticket, { action: 'expire', side: 'clock' });
      if (!moved) continue;
      await recordAutomaticStep(tx, moved, 'expire');
      // The mail about the resolution has announced it.
      await notifySender(tx, moved, null);
      await refreshDeskPages(tx, moved);
    }
  });
  await write(db, async (tx) => {
    for (const ticket of await lockIdleTickets(tx, { status: 'waiting', days: WAITING_DAYS, limit: TICKETS_PER_RUN })) {
      const moved = await moveTicket(tx, ticket, { action: 'lapse', side: 'clock' });
      if (!moved) continue;
      await recordAutomaticStep(tx, moved, 'lapse');
      const { reference } = moved;
      await notifySender(tx, moved, ticketResolvedMail({ reference, link: ticketLinks(publicUrl, reference).sender }));
      await refreshDeskPages(tx, moved);
    }
  });
};
