import type { ViewingEvent } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ViewingAuditAction } from '@letfair/domain/lettings/viewings/words';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import { recordAudit, recordAudits } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueueAll } from '../../../platform/jobs/jobs.ts';
import { notify, notifyAll } from '../../../platform/live/notify.ts';
import { announce, announceAll } from '../../../platform/outbound/webhooks.ts';
import type { SlotRow } from './times/slots.repository.ts';
import type { ViewingRow } from './viewings.repository.ts';

const ATTEMPTS = 10;

/** A time that was offered and is in calendars, which is not taken any more. */
export interface ForgottenTime {
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

interface Notice {
  readonly event: ViewingEvent;
  readonly listing_id: string;
  readonly tenant_id: string;
  readonly viewing_id?: string;
  readonly slot_id?: string;
  readonly note: string;
  readonly forgotten?: readonly ForgottenTime[];
}

/** The job deletes the row in the transaction that enqueues the mails, so that nobody is told twice. */
async function insertNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const rows = notices.map(({ forgotten = [], ...notice }) => ({
    id: newId(),
    viewing_id: null,
    slot_id: null,
    ...notice,
    forgotten: JSON.stringify(forgotten),
  }));
  await tx.insertInto('viewing_notice').values(rows).execute();
  const jobs = rows.map(({ id }) => ({ noticeId: id }));
  // What happened to one viewing is told in the order in which it happened.
  const queues = rows.map(({ viewing_id }) => viewing_id && `viewing ${viewing_id}`);
  await enqueueAll(tx, 'tell-viewing', jobs, { attempts: ATTEMPTS, queues });
}

/** The one place from which people are told of a viewing: open pages at once, mails by the job `tell-viewing`. */
export async function announceViewing(
  tx: Tx,
  event: ViewingEvent,
  viewing: ViewingRow,
  { note = '', forgotten = [] }: { readonly note?: string; readonly forgotten?: readonly ForgottenTime[] } = {},
): Promise<void> {
  const { id, listing_id, tenant_id, lister_id } = viewing;
  await insertNotices(tx, [{ event, listing_id, tenant_id, viewing_id: id, note, forgotten }]);
  await notify(tx, { type: 'viewing', id, to: [tenant_id, lister_id] });
  const about = { viewingId: id, status: viewing.status };
  await announce(tx, { event: 'viewing', accountId: lister_id, listingId: listing_id, about });
}

interface Announced {
  readonly viewing: ViewingRow;
  readonly listingStatus: ListingStatus;
  readonly note?: string;
  readonly forgotten?: readonly ForgottenTime[];
}

const AT_ONCE = 500;

/** The same for many viewings of one lister, with the entries in the histories of their homes. */
export async function announceViewings(
  tx: Tx,
  event: ViewingEvent & ViewingRow['status'],
  announced: readonly Announced[],
): Promise<void> {
  for (let first = 0; first < announced.length; first += AT_ONCE) {
    const some = announced.slice(first, first + AT_ONCE);
    const notices = some.map(({ viewing: { id, listing_id, tenant_id }, note = '', forgotten = [] }) => ({
      event,
      listing_id,
      tenant_id,
      viewing_id: id,
      note,
      forgotten,
    }));
    await insertNotices(tx, notices);
    await notifyAll(
      tx,
      some.map(({ viewing: { id, tenant_id, lister_id } }) => ({ type: 'viewing', id, to: [tenant_id, lister_id] })),
    );
    await announceAll(tx, {
      event: 'viewing',
      accountId: some[0]!.viewing.lister_id,
      happened: some.map(({ viewing: { id, listing_id, status } }) => ({
        listingId: listing_id,
        about: { viewingId: id, status },
      })),
    });
    await recordAudits(
      tx,
      some.map(({ viewing, listingStatus }) =>
        auditOf({
          listingId: viewing.listing_id,
          listingStatus,
          ...endOf(viewing, `viewing-${event}`),
          actorId: null,
          startsAt: viewing.starts_at,
        }),
      ),
    );
  }
}

/** Tells whoever is next on the waiting list that a place is held for them. */
export async function announceFreePlace(
  tx: Tx,
  { id, listing_id }: SlotRow,
  tenant_id: string,
  event: 'place-free' | 'new-times',
): Promise<void> {
  await insertNotices(tx, [{ event, listing_id, tenant_id, slot_id: id, note: '' }]);
  await notify(tx, { type: 'viewing', id: listing_id, to: [tenant_id] });
}

/** Tells the lister that somebody would like to view a home without free times. */
export const announceAsked = (tx: Tx, listing_id: string, tenant_id: string): Promise<void> =>
  insertNotices(tx, [{ event: 'times-asked', listing_id, tenant_id, note: '' }]);

interface Entry {
  readonly listingId: string;
  readonly listingStatus: ListingStatus;
  readonly action: ViewingAuditAction;
  readonly by: 'tenant' | 'lister' | 'moderator' | 'clock';
  readonly actorId: string | null;
  /** When the viewing is, or was. */
  readonly startsAt?: Date;
}

const auditOf = ({ listingId, listingStatus, action, by, actorId, startsAt }: Entry) =>
  ({
    actor_id: actorId,
    actor_role: by,
    action,
    target_type: 'listing',
    target_id: listingId,
    status: listingStatus,
    note: startsAt ? ukMomentInWords(startsAt) : '',
  }) as const;

/** What the history says of a viewing that a step changed, and in whose name. */
export const endOf = (
  { ended_by }: Pick<ViewingRow, 'ended_by'>,
  ofItsSides: ViewingAuditAction,
): Pick<Entry, 'action' | 'by'> => ({
  action: ended_by ? `viewing-cancelled-by-${ended_by}` : ofItsSides,
  by: ended_by === 'moderator' ? 'moderator' : 'clock',
});

/** Stands in the history of the listing, which the lister reads as well: it names a time and nobody. */
export const recordViewing = (tx: Tx, entry: Entry) => recordAudit(tx, auditOf(entry));
