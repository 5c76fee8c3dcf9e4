import { materialInformation } from '@letfair/contract/listings/listing-payload';
import { isReminderUseful } from '@letfair/domain/lettings/viewings/reminders';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import { notify } from '../../../../platform/live/notify.ts';
import { enqueueMail, type MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import type { Rewrite } from '../../../../platform/mail/late-mail.ts';
import { findHomeCard } from '../../../search/results/index.ts';
import { findListerSide, findReceiver, type MailDeps, mailSide } from '../mails/mail-side.ts';
import { insertViewingLink } from '../mails/viewing-links.repository.ts';
import { listerReminderMail } from '../mails/viewing-mails.ts';
import { presentMailedViewing } from '../present-viewing.ts';
import { changeViewing, type ViewingRow } from '../viewings.repository.ts';
import { type DueGroup, findAsked, listDueGroups, takeDue } from './reminders.repository.ts';

/** The job runs every minute. */
const MOST_GROUPS = 300;

/**
 * Sends the reminders that are due. Each group is one transaction, so that a killed process sends it whole or not at
 * all, and one that fails does not keep back the others.
 */
export const remindViewings = (db: Db, deps: MailDeps) => async (): Promise<void> => {
  const failures: unknown[] = [];
  for (const group of await listDueGroups(db, MOST_GROUPS))
    await write(db, (tx) => remindGroup(tx, deps, group)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

const isUseful = (kind: DueGroup['kind'], { status, starts_at, ends_at }: ViewingRow): boolean =>
  isReminderUseful(kind, { status, startsAt: starts_at, endsAt: ends_at }, new Date());

async function remindGroup(tx: Tx, deps: MailDeps, group: DueGroup): Promise<void> {
  const due = (await takeDue(tx, group)).filter((viewing) => isUseful(group.kind, viewing));
  const told: ViewingRow[] = [];
  for (const viewing of due) told.push(await remindTenant(tx, deps, viewing, group.kind));
  // Whoever meets people at several viewings of one time gets one mail.
  for (const theirs of Map.groupBy(told, ({ assigned_to }) => assigned_to).values())
    await remindLister(tx, deps, theirs, group.kind);
}

/** Where the address was hidden, the reminder of the day before brings it, for calendars as well. */
async function remindTenant(tx: Tx, deps: MailDeps, viewing: ViewingRow, kind: DueGroup['kind']): Promise<ViewingRow> {
  const brings = kind === 'day' && (await hidesAddress(tx, viewing.listing_id));
  const row = brings ? await changeViewing(tx, viewing.id, {}) : viewing;
  await mailSide(tx, deps, row, { event: `reminder-${kind}`, side: 'tenant', invites: brings });
  await notify(tx, { type: 'viewing', id: row.id, to: [row.tenant_id, row.lister_id] });
  return row;
}

async function hidesAddress(tx: Tx, listingId: string): Promise<boolean> {
  const listing = await tx
    .selectFrom('listing')
    .select('material_information')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return listing !== undefined && !materialInformation.parse(listing.material_information).shareAddress;
}

async function remindLister(
  tx: Tx,
  deps: MailDeps,
  rows: readonly ViewingRow[],
  kind: DueGroup['kind'],
): Promise<void> {
  const [first] = rows;
  if (!first || !(await findReceiver(tx, first.lister_id))) return;
  const asked = await findAsked(
    tx,
    rows.map(({ id }) => id),
  );
  const reminded = [];
  for (const { id, lister_id } of rows)
    reminded.push({ id, token: await insertViewingLink(tx, id, lister_id), wasAsked: asked.has(id) });
  const rewrite: ListerReminderRewrite = {
    kind: 'viewing-lister-reminder',
    reminder: kind,
    startsAt: first.starts_at.toISOString(),
    reminded,
  };
  const content = await writeListerReminder(deps)(tx, rewrite);
  if (!content) return;
  const late = { topic: `viewing reminders ${first.slot_id}`, rewrite };
  for (const { email } of await findListerSide(tx, first)) await enqueueMail(tx, email, { ...content, late });
}

export interface ListerReminderRewrite extends Rewrite {
  readonly kind: 'viewing-lister-reminder';
  readonly reminder: DueGroup['kind'];
  /** Whoever has moved to another time since is left out. */
  readonly startsAt: string;
  readonly reminded: readonly { readonly id: string; readonly token: string; readonly wasAsked: boolean }[];
}

/** Names those who still come; null where nobody does. */
export const writeListerReminder =
  ({ publicUrl }: MailDeps) =>
  async (tx: Tx, { reminder: kind, startsAt, reminded }: ListerReminderRewrite): Promise<MailContent | null> => {
    const rows = await tx
      .selectFrom('viewing')
      .selectAll()
      .where(
        'id',
        'in',
        reminded.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    const useful = rows.filter((row) => row.starts_at.toISOString() === startsAt && isUseful(kind, row));
    const [first] = useful;
    if (!first) return null;
    const viewings = [];
    for (const row of useful) {
      const { token = '', wasAsked = false } = reminded.find(({ id }) => id === row.id) ?? {};
      viewings.push({ viewing: await presentMailedViewing(tx, row.lister_id, row), token, wasAsked });
    }
    const home = await findHomeCard(tx, first.listing_id, publicUrl);
    return listerReminderMail({ kind, viewings, home, publicUrl });
  };
