import { sql } from 'kysely';
import { calendarFeedCalls, serveCalendarFeed } from '../../../../platform/calendar/calendar-feed.ts';
import type { Appointment } from '../../../../platform/calendar/write-calendar.ts';
import type { Db } from '../../../../platform/db.ts';
import { presentMailedViewings } from '../present-viewing.ts';
import type { ViewingRow } from '../viewings.repository.ts';
import { viewingAppointment } from './viewing-appointment.ts';

/** Calendars of other programs stop reading much larger files. */
const MOST_EVENTS = 2_000;
const PAST_DAYS = 90;
const REFRESH_SECONDS = 3_600;

const feed = (publicUrl: string) => ({ table: 'viewing_feed', path: '/api/viewings/feed/', publicUrl }) as const;

export const viewingFeedCalls = (db: Db, publicUrl: string) => calendarFeedCalls(db, feed(publicUrl));

/** Of either side, without what was cancelled: a calendar drops what is no longer there. */
function listForFeed(db: Db, accountId: string): Promise<ViewingRow[]> {
  const ofSide = (column: 'tenant_id' | 'lister_id') =>
    db
      .selectFrom('viewing')
      .selectAll()
      .where(column, '=', accountId)
      .where('starts_at', '>', sql<Date>`now() - make_interval(days => ${PAST_DAYS})`)
      .where('status', 'not in', ['cancelled-by-tenant', 'cancelled-by-lister']);
  return ofSide('tenant_id').union(ofSide('lister_id')).orderBy('starts_at', 'desc').limit(MOST_EVENTS).execute();
}

async function listAppointments(db: Db, accountId: string, publicUrl: string): Promise<readonly Appointment[]> {
  const viewings = await presentMailedViewings(db, accountId, await listForFeed(db, accountId));
  return viewings.map((viewing) => viewingAppointment(viewing, publicUrl));
}

export const serveViewingFeeds = (db: Db, publicUrl: string) =>
  serveCalendarFeed(db, {
    ...feed(publicUrl),
    name: 'Letfair viewings',
    fileName: 'letfair-viewings.ics',
    page: '/viewings',
    refreshSeconds: REFRESH_SECONDS,
    listEvents: (db, owner) => listAppointments(db, owner, publicUrl),
  });
