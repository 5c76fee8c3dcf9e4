import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { sql } from 'kysely';
import { calendarFeedCalls, serveCalendarFeed } from '../../../platform/calendar/calendar-feed.ts';
import type { WholeDay } from '../../../platform/calendar/write-calendar.ts';
import type { Db } from '../../../platform/db.ts';
import { type CertificateWithHome, selectWithHome } from './certificates.repository.ts';
import { presentHome } from './present-certificate.ts';

/** Of homes that are neither let nor withdrawn. */
const listLastDays = (db: Db, accountId: string, limit: number): Promise<CertificateWithHome[]> =>
  selectWithHome(db)
    .where('certificate.account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .where('expires', 'is not', null)
    .where('listing.status', 'not in', pastStatuses)
    .orderBy(sql`coalesce(expires, 'infinity'::date)`, 'desc')
    .orderBy('certificate.id', 'desc')
    .limit(limit)
    .execute();

/** Calendars of other programs stop reading much larger files. */
const MOST_EVENTS = 2_000;

const feed = (publicUrl: string) =>
  ({ table: 'certificate_calendar', path: '/certificates/calendar/', publicUrl }) as const;

export const calendarCalls = (db: Db, publicUrl: string) => calendarFeedCalls(db, feed(publicUrl));

const eventOf =
  (publicUrl: string) =>
  (row: CertificateWithHome): WholeDay => {
    const { label } = kindsOfCertificate[row.kind];
    return {
      uid: `certificate-${row.id}@${new URL(publicUrl).hostname}`,
      day: row.expires ?? '',
      summary: `${label} ends: ${row.title}`,
      description: presentHome(row, true).address,
      more: `${publicUrl}/certificates`,
      changedAt: row.updated_at,
    };
  };

export const serveCalendars = (db: Db, publicUrl: string) =>
  serveCalendarFeed(db, {
    ...feed(publicUrl),
    name: 'Letfair certificates',
    fileName: 'letfair-certificates.ics',
    page: '/certificates',
    refreshSeconds: 86_400,
    listEvents: async (db, owner) => (await listLastDays(db, owner, MOST_EVENTS)).map(eventOf(publicUrl)),
  });
