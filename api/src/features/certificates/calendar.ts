import type { certificatesContract } from '@letfair/contract/certificates';
import { type CalendarEvent, writeCalendar } from '@letfair/domain/certificates/calendar';
import { kindsOfCertificate } from '@letfair/domain/certificates/kinds';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { countHit, type Limit, tooMany } from '../../platform/throttle.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { deleteCalendar, findCalendar, findCalendarOwner, listLastDays, setCalendar } from './calendar.repository.ts';
import type { CertificateWithHome } from './certificates.repository.ts';
import { presentHome } from './present-certificate.ts';

/** Calendars of other programs stop reading much larger files. */
const MOST_EVENTS = 2_000;
const newAddresses: Limit = { bucket: 'certificate-calendar', hits: 30, seconds: 3_600 };

export const showCalendar =
  (db: Db): Handler<typeof certificatesContract.calendar> =>
  async ({ actor }) => {
    const found = await findCalendar(db, actor.id);
    return { ok: true, data: { createdAt: found?.created_at.toISOString() ?? null } };
  };

/** The address is answered here and never again: only the hash of its secret is stored. */
export const openCalendar =
  (db: Db, publicUrl: string): Handler<typeof certificatesContract.openCalendar> =>
  async ({ actor, write }) => {
    const wait = await countHit(db, newAddresses, actor.id);
    if (wait) return tooMany(wait);
    return write(async (tx) => {
      const token = newToken();
      const { created_at } = await setCalendar(tx, actor.id, hashToken(token));
      const url = `${publicUrl}/certificates/calendar/${token}.ics`;
      return { ok: true, data: { createdAt: created_at.toISOString(), url } };
    });
  };

export const closeCalendar =
  (): Handler<typeof certificatesContract.closeCalendar> =>
  ({ actor, write }) =>
    write(async (tx) => {
      await deleteCalendar(tx, actor.id);
      return { ok: true, data: { createdAt: null } };
    });

const eventOf =
  (publicUrl: string) =>
  (row: CertificateWithHome): CalendarEvent => {
    const { label } = kindsOfCertificate[row.kind];
    return {
      uid: `certificate-${row.id}@${new URL(publicUrl).hostname}`,
      day: row.expires ?? '',
      summary: `${label} ends: ${row.title}`,
      description: `${presentHome(row).address}\n${publicUrl}/certificates`,
      changedAt: row.updated_at,
    };
  };

/** Calendar programs cannot sign in, so the secret in the address is all they need. */
export const serveCalendars =
  (db: Db, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/certificates/calendar/:file', async ({ params: { file } }, reply) => {
      const token = /^([\w-]{1,100})\.ics$/.exec(file)?.[1];
      const owner = token && (await findCalendarOwner(db, hashToken(token)));
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (!owner) return reply.status(404).type('text/plain; charset=utf-8').send('There is no such calendar.');
      const events = (await listLastDays(db, owner, MOST_EVENTS)).map(eventOf(publicUrl));
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="letfair-certificates.ics"')
        .send(writeCalendar({ name: 'Letfair certificates', url: `${publicUrl}/certificates`, events }));
    });
  };
