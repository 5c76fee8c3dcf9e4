import { isStillSo, overtakenBy } from '@letfair/domain/lettings/viewings/emails';
import { isBooked, type ViewingEvent, type ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { type Selectable, sql } from 'kysely';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { deleteMail, listWaiting } from '../../../../platform/mail/mail.repository.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { findListerReceivers } from '../../../accounts/sign-in/index.ts';
import { dropReminders, scheduleReminders } from '../reminders/reminders.repository.ts';
import { findHome } from '../times/viewing-times.repository.ts';
import type { ViewingRow } from '../viewings.repository.ts';
import { findOpenApplication, findReceiver, type MailDeps, mailSide, toldStatus } from './mail-side.ts';
import { insertViewingLink } from './viewing-links.repository.ts';
import { isMailed } from './viewing-mails.ts';
import {
  type AskedRewrite,
  type FreePlaceRewrite,
  type ProposalsRewrite,
  writeAsked,
  writeFreePlace,
  writeProposals,
} from './write-offers.ts';

type NoticeRow = Selectable<Tables['viewing_notice']>;

/** Events that calendars follow. */
const invites: ReadonlySet<ViewingEvent> = new Set<ViewingEvent>([
  'booked',
  'rescheduled',
  'returned',
  'move-declined',
  'move-withdrawn',
  'move-lapsed',
  'cancelled-by-tenant',
  'cancelled-by-lister',
  'proposal-withdrawn',
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
      if (notice.event === 'times-asked') return tellAsked(tx, deps, notice);
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

async function tellSides(tx: Tx, deps: MailDeps, viewing: ViewingRow, notice: NoticeRow): Promise<void> {
  const { event, note, forgotten } = notice;
  const status = toldStatus(viewing);
  if (isBooked(status)) await scheduleReminders(tx, viewing);
  else await dropReminders(tx, viewing.id);
  const newer = await leaveToNewer(tx, notice);
  if (!isStillSo(event, status)) return;
  for (const side of await sidesToTell(tx, event, viewing))
    if (newer === null || !isMailed(newer, side))
      await mailSide(tx, deps, viewing, { event, side, note, invites: invites.has(event), forgotten });
}

/** The next notice of the viewing that says more than this one, with what this one takes out of calendars. */
async function leaveToNewer(tx: Tx, { id, viewing_id, event, forgotten }: NoticeRow): Promise<ViewingEvent | null> {
  const waiting = await tx
    .selectFrom('viewing_notice')
    .select(['id', 'event'])
    .where('viewing_id', '=', viewing_id)
    .where('id', '>', id)
    .orderBy('id')
    .execute();
  const newer = waiting.find((one) => overtakenBy(one.event).includes(event));
  if (!newer) return null;
  const handedOver = await tx
    .updateTable('viewing_notice')
    .set({ forgotten: sql`forgotten || ${JSON.stringify(forgotten)}::jsonb` })
    .where('id', '=', newer.id)
    .returning('id')
    .execute();
  return handedOver.length > 0 ? newer.event : null;
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
  const receiver = await findReceiver(tx, tenant_id);
  if (!receiver) return;
  const offered = [];
  for (const { viewing_id } of notices)
    if (viewing_id !== null)
      offered.push({ id: viewing_id, token: await insertViewingLink(tx, viewing_id, tenant_id) });
  const rewrite: ProposalsRewrite = { kind: 'viewing-proposals', tenantId: tenant_id, offered };
  const content = await writeProposals(deps)(tx, rewrite);
  const topic = `viewing proposals ${listing_id} ${tenant_id}`;
  if (content) await enqueueMail(tx, receiver.email, { ...content, late: { topic, rewrite } });
}

async function tellFreePlace(tx: Tx, deps: MailDeps, { event, tenant_id, slot_id }: NoticeRow): Promise<void> {
  const receiver = await findReceiver(tx, tenant_id);
  if (!receiver || slot_id === null) return;
  const rewrite: FreePlaceRewrite = {
    kind: 'viewing-free-place',
    event: event === 'new-times' ? event : 'place-free',
    slotId: slot_id,
    tenantId: tenant_id,
  };
  const content = await writeFreePlace(deps)(tx, rewrite);
  const topic = `viewing place ${slot_id} ${tenant_id}`;
  if (content) await enqueueMail(tx, receiver.email, { ...content, late: { topic, rewrite } });
}

/** One email however many ask while it waits. */
async function tellAsked(tx: Tx, deps: MailDeps, { listing_id }: NoticeRow): Promise<void> {
  const home = await findHome(tx, listing_id);
  if (!home || !(await findReceiver(tx, home.account_id))) return;
  const receivers = await findListerReceivers(tx, {
    accountId: home.account_id,
    listingId: listing_id,
    assignedTo: null,
  });
  const topic = `viewing times ${listing_id}`;
  const rewrite: AskedRewrite = { kind: 'viewing-times-asked', listingId: listing_id };
  const content = await writeAsked(deps)(tx, rewrite);
  for (const { email } of receivers) {
    for (const { id } of await listWaiting(tx, email, topic)) await deleteMail(tx, id);
    if (content) await enqueueMail(tx, email, { ...content, late: { topic, rewrite } });
  }
}
