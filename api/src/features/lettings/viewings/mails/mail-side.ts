import { mailName } from '@letfair/domain/accounts/sendable-name';
import { endedStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { isNeedlessAfter, isStillSo, type MailedEvent, overtakenBy } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide, ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { writeInvitation, writeOffers } from '../../../../platform/calendar/write-calendar.ts';
import type { Db, Tx } from '../../../../platform/db.ts';
import { enqueueMail, type MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import type { Rewrite } from '../../../../platform/mail/late-mail.ts';
import { deleteMail, listWaiting } from '../../../../platform/mail/mail.repository.ts';
import { type Account, findAccountById, findListerReceivers } from '../../../accounts/sign-in/index.ts';
import { similarListings } from '../../../listings/listing-page/index.ts';
import { findHomeCard, homeCard } from '../../../search/results/index.ts';
import type { ForgottenTime } from '../announce-viewing.ts';
import {
  forgottenAppointment,
  moveAppointment,
  viewingAppointment,
  viewingLink,
} from '../calendar/viewing-appointment.ts';
import { type MailedViewing, presentMailedViewing } from '../present-viewing.ts';
import type { ViewingRow } from '../viewings.repository.ts';
import { insertViewingLink } from './viewing-links.repository.ts';
import { isMailed, viewingMail } from './viewing-mails.ts';

export interface MailDeps {
  readonly publicUrl: string;
  /** The address that mails come from, which organizes what they invite to. */
  readonly sender: string;
}

const accountOf = ({ tenant_id, lister_id }: ViewingRow, side: ViewingSide): string =>
  side === 'tenant' ? tenant_id : lister_id;

/** Undefined for somebody who is not to be written to. */
export async function findReceiver(tx: Tx, accountId: string): Promise<Account | undefined> {
  const account = await findAccountById(tx, accountId);
  return account?.suspended_at === null ? account : undefined;
}

/** The person who meets people at the viewing or looks after the home, or the owners. */
export const findListerSide = (
  tx: Tx,
  { lister_id, listing_id, assigned_to }: ViewingRow,
): Promise<readonly Account[]> =>
  findListerReceivers(tx, { accountId: lister_id, listingId: listing_id, assignedTo: assigned_to });

interface SideMail {
  readonly event: MailedEvent;
  readonly side: ViewingSide;
  readonly note?: string;
  /** Sends the viewing to the receiver's calendar as well. */
  readonly invites: boolean;
  /** What the tenant's calendar has to forget. */
  readonly forgotten?: readonly ForgottenTime[];
}

/** What the email to one receiver is written from, and written again when it is sent. */
export interface SideRewrite extends Rewrite {
  readonly kind: 'viewing';
  readonly viewingId: string;
  readonly receiverId: string;
  readonly event: MailedEvent;
  readonly side: ViewingSide;
  readonly note: string;
  readonly invites: boolean;
  readonly forgotten: readonly ForgottenTime[];
  readonly token: string;
}

/** Emails one side of a viewing in its own words, with its own links and invitation. */
export async function mailSide(tx: Tx, deps: MailDeps, row: ViewingRow, mail: SideMail): Promise<void> {
  const { event, side, note = '', invites, forgotten = [] } = mail;
  const accountId = accountOf(row, side);
  const account = isMailed(event, side) ? await findReceiver(tx, accountId) : undefined;
  if (!account) return;
  const receivers = side === 'lister' ? await findListerSide(tx, row) : [account];
  const token = await insertViewingLink(tx, row.id, accountId);
  const topic = `viewing ${row.id} ${side}`;
  for (const receiver of receivers) {
    const overtaken = await overtakeWaiting(tx, receiver.email, topic, event);
    if (!overtaken) continue;
    const rewrite: SideRewrite = {
      kind: 'viewing',
      viewingId: row.id,
      receiverId: receiver.id,
      event,
      side,
      note,
      invites,
      forgotten: side === 'tenant' ? [...overtaken, ...forgotten] : [],
      token,
    };
    const content = await writeSide(tx, deps, row, receiver, rewrite);
    if (content) await enqueueMail(tx, receiver.email, { ...content, late: { topic, rewrite } });
  }
}

/**
 * Deletes the emails that wait for the mail server and are needless now. Answers what they would have taken out of the
 * calendar, or null where this one tells no news either.
 */
async function overtakeWaiting(
  tx: Tx,
  email: string,
  topic: string,
  event: MailedEvent,
): Promise<readonly ForgottenTime[] | null> {
  const waiting = (await listWaiting(tx, email, topic)).map(({ id, rewrite }) => ({
    id,
    from: rewrite as SideRewrite | null,
  }));
  const overtaken = waiting.filter(({ from }) => from && overtakenBy(event).includes(from.event));
  for (const { id } of overtaken) await deleteMail(tx, id);
  if (
    isNeedlessAfter(
      event,
      overtaken.flatMap(({ from }) => from?.event ?? []),
    )
  )
    return null;
  return overtaken.flatMap(({ from }) => from?.forgotten ?? []);
}

/** What people are to know of: a cancellation that can still be undone has not happened for them. */
export const toldStatus = ({ status, undo_status }: ViewingRow): ViewingStatus => undo_status ?? status;

/** For an email that is about to be sent; null where it is no longer so. */
export const rewriteSide =
  (deps: MailDeps) =>
  async (tx: Tx, from: SideRewrite): Promise<MailContent | null> => {
    const row = await tx.selectFrom('viewing').selectAll().where('id', '=', from.viewingId).executeTakeFirst();
    const receiver =
      row && isStillSo(from.event, toldStatus(row)) ? await findReceiver(tx, from.receiverId) : undefined;
    return row && receiver ? writeSide(tx, deps, { ...row, status: toldStatus(row) }, receiver, from) : null;
  };

async function writeSide(
  tx: Tx,
  deps: MailDeps,
  row: ViewingRow,
  receiver: Account,
  { event, side, note, invites, forgotten, token }: SideRewrite,
): Promise<MailContent | null> {
  const { publicUrl } = deps;
  const viewing = await presentMailedViewing(tx, accountOf(row, side), row);
  const content = viewingMail(event, {
    viewing,
    note,
    hasClosedApplication: event === 'cancelled-by-lister' && side === 'tenant' && (await hasClosedApplication(tx, row)),
    home: await findHomeCard(tx, row.listing_id, publicUrl),
    similar: event === 'cancelled-by-lister' && side === 'tenant' ? await findInstead(tx, row.listing_id, deps) : [],
    button: await buttonOf(tx, event, viewing, publicUrl),
    token,
    publicUrl,
  });
  return content && { ...content, ...withCalendar({ viewing, receiver, deps, event, invites, forgotten }) };
}

interface ForCalendar {
  readonly viewing: MailedViewing;
  readonly receiver: Account;
  readonly deps: MailDeps;
  readonly event: MailedEvent;
  readonly invites: boolean;
  readonly forgotten: readonly ForgottenTime[];
}

/** A suggested time stands beside the viewing until it is answered; then one of the two is taken out. */
function withCalendar({
  viewing,
  receiver,
  deps,
  event,
  invites,
  forgotten,
}: ForCalendar): Pick<MailContent, 'invitation'> {
  const { publicUrl, sender } = deps;
  const organizer = { name: 'Letfair', email: sender } as const;
  const attendee = {
    name: mailName(`${receiver.first_name} ${receiver.last_name}`, receiver.user_type),
    email: receiver.email,
  };
  const move = event === 'move-suggested' ? moveAppointment(viewing, publicUrl) : null;
  if (move) return { invitation: writeOffers({ appointments: [move], organizer }) };
  const appointments = [
    ...(invites ? [viewingAppointment(viewing, publicUrl)] : []),
    ...forgotten.map((time) => forgottenAppointment(viewing, time, publicUrl)),
  ];
  if (appointments.length === 0) return {};
  return {
    invitation: appointments.map((appointment) => writeInvitation({ appointment, organizer, attendee })).join(''),
  };
}

/** Homes like one that nobody can view any more, as whoever applied for it is offered. */
async function findInstead(tx: Tx, listingId: string, { publicUrl }: MailDeps) {
  const listing = await tx
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .select(['listing.id', 'listing.outcode', 'listing.rent_pence', 'listing.property_type'])
    .where('listing.id', '=', listingId)
    .where((where) => where.or([where('listing.status', '<>', 'live'), where('account.hidden_at', 'is not', null)]))
    .executeTakeFirst();
  return listing ? (await similarListings(tx, listing)).map((home) => homeCard(home, publicUrl)) : [];
}

/** Whoever applied for a home that ended while a viewing was to come is told of both at once. */
async function hasClosedApplication(tx: Tx, { listing_id, tenant_id }: ViewingRow): Promise<boolean> {
  const closed = await tx
    .selectFrom('application')
    .select('id')
    .where('listing_id', '=', listing_id)
    .where('tenant_id', '=', tenant_id)
    .where('status', '=', 'closed')
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
}

const labels: Readonly<Record<ViewingSide, string>> = { tenant: 'See your viewing', lister: 'See the viewing' };

async function buttonOf(
  tx: Tx,
  event: MailedEvent,
  { id, side, propertyId, tenant }: MailedViewing,
  publicUrl: string,
) {
  if (event === 'happened' && side === 'tenant')
    return { label: 'Apply', link: `${publicUrl}/properties/${propertyId}` };
  if (event === 'happened') {
    const application = await findOpenApplication(tx, propertyId, tenant.id);
    return { label: 'See the application', link: `${publicUrl}/applications?id=${application?.id ?? ''}` };
  }
  return { label: labels[side], link: viewingLink(publicUrl, id) };
}

export const findOpenApplication = (db: Db, listingId: string, tenantId: string) =>
  db
    .selectFrom('application')
    .select(['id', 'status'])
    .where('listing_id', '=', listingId)
    .where('tenant_id', '=', tenantId)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst();
