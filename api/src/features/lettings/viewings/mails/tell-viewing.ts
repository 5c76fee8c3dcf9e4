import { isBooked, type ViewingEvent, type ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import type { Selectable } from 'kysely';
import { writeOffers } from '../../../../platform/calendar/write-calendar.ts';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { findMailEntries } from '../../../search/results/index.ts';
import { viewingAppointment } from '../calendar/viewing-appointment.ts';
import { presentMailedViewing } from '../present-viewing.ts';
import { dropReminders, scheduleReminders } from '../reminders/reminders.repository.ts';
import type { ViewingRow } from '../viewings.repository.ts';
import { findOpenApplication, findReceiver, type MailDeps, mailSide } from './mail-side.ts';
import { insertViewingLink } from './viewing-links.repository.ts';
import { freePlaceMail, proposalsMail } from './viewing-mails.ts';

type NoticeRow = Selectable<Tables['viewing_notice']>;

/** Events that calendars follow. */
const invites: ReadonlySet<ViewingEvent> = new Set<ViewingEvent>([
  'booked',
  'rescheduled',
  'move-declined',
  'move-withdrawn',
  'move-lapsed',
  'cancelled-by-tenant',
  'cancelled-by-lister',
]);

const forBooked: ReadonlySet<ViewingEvent> = new Set<ViewingEvent>([
  'booked',
  'rescheduled',
  'move-declined',
  'move-withdrawn',
  'move-lapsed',
]);

/** Mails the two sides of a viewing, or whoever is next on a waiting list. */
export const tellViewing =
  (db: Db, deps: MailDeps) =>
  ({ noticeId }: Jobs['tell-viewing']): Promise<void> =>
    write(db, async (tx) => {
      const [notice, ...others] = await takeNotices(tx, noticeId);
      // Told by an earlier run of this job, or together with another.
      if (!notice) return;
      if (notice.event === 'place-free' || notice.event === 'new-times') return tellFreePlace(tx, deps, notice);
      if (notice.event === 'proposed') return tellProposals(tx, deps, [notice, ...others]);
      const viewing = notice.viewing_id && (await findViewing(tx, notice.viewing_id));
      if (viewing) await tellSides(tx, deps, viewing, notice);
    });

/** What was proposed together is told of in one mail, by whichever of the jobs comes first. */
const takeNotices = (tx: Tx, id: string): Promise<NoticeRow[]> =>
  tx
    .deleteFrom('viewing_notice')
    .where('id', 'in', (from) =>
      from
        .selectFrom('viewing_notice')
        .innerJoin('viewing_notice as wanted', (join) =>
          join
            .onRef('wanted.listing_id', '=', 'viewing_notice.listing_id')
            .onRef('wanted.tenant_id', '=', 'viewing_notice.tenant_id'),
        )
        .select('viewing_notice.id')
        .where('wanted.id', '=', id)
        .where((where) =>
          where.or([
            where('viewing_notice.id', '=', id),
            where.and([where('wanted.event', '=', 'proposed'), where('viewing_notice.event', '=', 'proposed')]),
          ]),
        )
        .forUpdate('viewing_notice')
        .skipLocked(),
    )
    .returningAll()
    .execute();

const findViewing = (tx: Tx, id: string): Promise<ViewingRow | undefined> =>
  tx.selectFrom('viewing').selectAll().where('id', '=', id).executeTakeFirst();

async function tellSides(
  tx: Tx,
  deps: MailDeps,
  viewing: ViewingRow,
  { event, note, forgotten }: NoticeRow,
): Promise<void> {
  const isComing = isBooked(viewing.status);
  if (isComing) await scheduleReminders(tx, viewing);
  else await dropReminders(tx, viewing.id);
  // It was cancelled before its booking could be told of, and the cancellation is told of as well.
  if (forBooked.has(event) && !isComing) return;
  // Answered, taken back or suggested anew before it could be told of.
  if (event === 'move-suggested' && viewing.status !== 'move-suggested') return;
  for (const side of await sidesToTell(tx, event, viewing))
    await mailSide(tx, deps, viewing, { event, side, note, invites: invites.has(event), forgotten });
}

async function sidesToTell(tx: Tx, event: ViewingEvent, viewing: ViewingRow): Promise<readonly ViewingSide[]> {
  if (event === 'contest-decided') {
    const contest = await tx
      .selectFrom('viewing_contest')
      .select('account_id')
      .where('id', '=', viewing.id)
      .executeTakeFirst();
    return contest ? [contest.account_id === viewing.tenant_id ? 'tenant' : 'lister'] : [];
  }
  if (event === 'happened') {
    const application = await findOpenApplication(tx, viewing.listing_id, viewing.tenant_id);
    if (!application) return ['tenant'];
    return application.status === 'accepted' ? [] : ['lister'];
  }
  return ['tenant', 'lister'];
}

async function tellProposals(tx: Tx, deps: MailDeps, notices: readonly [NoticeRow, ...NoticeRow[]]): Promise<void> {
  const [{ listing_id, tenant_id }] = notices;
  const ids = notices.map(({ viewing_id }) => viewing_id).filter((id) => id !== null);
  const rows = await tx
    .selectFrom('viewing')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'proposed')
    .orderBy('starts_at')
    .execute();
  const receiver = await findReceiver(tx, tenant_id);
  if (!receiver || rows.length === 0) return;
  const viewings = [];
  for (const row of rows)
    viewings.push({
      viewing: await presentMailedViewing(tx, tenant_id, row),
      token: await insertViewingLink(tx, row.id, tenant_id),
    });
  const entries = await findMailEntries(tx, listing_id, deps.publicUrl);
  const organizer = { name: 'Letfair', email: deps.sender } as const;
  const appointments = viewings.map(({ viewing }) => viewingAppointment(viewing, deps.publicUrl));
  await enqueueMail(tx, receiver.email, {
    ...proposalsMail({ viewings, entries, publicUrl: deps.publicUrl }),
    invitation: writeOffers({ appointments, organizer }),
  });
}

async function tellFreePlace(
  tx: Tx,
  { publicUrl }: MailDeps,
  { event, listing_id, tenant_id, slot_id }: NoticeRow,
): Promise<void> {
  const slot = await tx
    .selectFrom('viewing_slot')
    .innerJoin('listing', 'listing.id', 'viewing_slot.listing_id')
    .select(['listing.title', 'viewing_slot.starts_at'])
    .where('viewing_slot.id', '=', slot_id)
    .executeTakeFirst();
  const receiver = slot && (await findReceiver(tx, tenant_id));
  if (!slot || !receiver) return;
  const entries = await findMailEntries(tx, listing_id, publicUrl);
  const link = entries[0]?.link ?? publicUrl;
  await enqueueMail(
    tx,
    receiver.email,
    freePlaceMail({
      event: event === 'new-times' ? event : 'place-free',
      title: slot.title,
      startsAt: slot.starts_at,
      link,
      entries,
    }),
  );
}
