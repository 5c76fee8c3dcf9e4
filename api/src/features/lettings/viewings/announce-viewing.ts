import type { ViewingEvent } from '@letfair/domain/lettings/viewings/lifecycle';
import type { ViewingAuditAction } from '@letfair/domain/lettings/viewings/words';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../../platform/live/notify.ts';
import { announce } from '../../../platform/outbound/webhooks.ts';
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
async function insertNotice(tx: Tx, { forgotten = [], ...notice }: Notice): Promise<void> {
  const id = newId();
  await tx
    .insertInto('viewing_notice')
    .values({ id, viewing_id: null, slot_id: null, ...notice, forgotten: JSON.stringify(forgotten) })
    .execute();
  await enqueue(tx, 'tell-viewing', { noticeId: id }, { attempts: ATTEMPTS });
}

/** The one place from which people are told of a viewing: open pages at once, mails by the job `tell-viewing`. */
export async function announceViewing(
  tx: Tx,
  event: ViewingEvent,
  viewing: ViewingRow,
  { note = '', forgotten = [] }: { readonly note?: string; readonly forgotten?: readonly ForgottenTime[] } = {},
): Promise<void> {
  const { id, listing_id, tenant_id, lister_id } = viewing;
  await insertNotice(tx, { event, listing_id, tenant_id, viewing_id: id, note, forgotten });
  await notify(tx, { type: 'viewing', id, to: [tenant_id, lister_id] });
  const about = { viewingId: id, status: viewing.status };
  await announce(tx, { event: 'viewing', accountId: lister_id, listingId: listing_id, about });
}

/** Tells whoever is next on the waiting list that a place is held for them. */
export async function announceFreePlace(
  tx: Tx,
  { id, listing_id }: SlotRow,
  tenant_id: string,
  event: 'place-free' | 'new-times',
): Promise<void> {
  await insertNotice(tx, { event, listing_id, tenant_id, slot_id: id, note: '' });
  await notify(tx, { type: 'viewing', id: listing_id, to: [tenant_id] });
}

interface Entry {
  readonly listingId: string;
  readonly listingStatus: ListingStatus;
  readonly action: ViewingAuditAction;
  readonly by: 'tenant' | 'lister' | 'moderator' | 'clock';
  readonly actorId: string | null;
  /** When the viewing is, or was. */
  readonly startsAt?: Date;
}

/** Stands in the history of the listing, which the lister reads as well: it names a time and nobody. */
export const recordViewing = (tx: Tx, { listingId, listingStatus, action, by, actorId, startsAt }: Entry) =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action,
    target_type: 'listing',
    target_id: listingId,
    status: listingStatus,
    note: startsAt ? ukMomentInWords(startsAt) : '',
  });
