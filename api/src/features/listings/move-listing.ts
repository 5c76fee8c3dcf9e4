import { type ListingAction, type ListingActor, nextStatus } from '@letfair/domain/listings/lifecycle';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { recordAudit } from '../audit/index.ts';
import { type ListingChanges, type ListingRow, updateListing } from './listings.repository.ts';

const now = sql<Date>`now()`;
const confirmedNow = { confirmed_at: now, reminded_at: null };

/** What a step changes besides the status. */
const effects: Readonly<Partial<Record<ListingAction, object>>> = {
  // Coming back after an edit does not make a home new: the day it first went live stays.
  approve: { ...confirmedNow, published_at: sql<Date>`coalesce(published_at, now())`, rejection_reason: null },
  review: { submitted_at: now, rejection_reason: null },
  resume: confirmedNow,
  confirm: confirmedNow,
  reopen: confirmedNow,
};

export interface Step {
  readonly action: ListingAction;
  readonly by: ListingActor;
  readonly actorId: string | null;
  readonly note?: string;
}

/** Takes a locked listing one step on and writes it down; null when the step is not possible from where it stands. */
export async function moveListing(
  tx: Tx,
  listing: ListingRow,
  { action, by, actorId, note = '' }: Step,
  changes: ListingChanges = {},
): Promise<ListingRow | null> {
  const status = nextStatus(listing.status, action);
  if (!status) return null;
  const moved = await updateListing(tx, listing.id, { ...effects[action], ...changes, status });
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action,
    target_type: 'listing',
    target_id: listing.id,
    status,
    note,
  });
  return moved;
}
