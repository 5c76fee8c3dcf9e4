import type { WebhookEvent } from '@letfair/domain/agencies/feed/webhooks';
import type { ViewingChoice } from '@letfair/domain/lettings/consequences/steps';
import type { FormPlace } from '@letfair/domain/listings/form/places';
import {
  type ListingAction,
  type ListingActor,
  nextStatus,
  type PublishingAction,
} from '@letfair/domain/listings/lifecycle';
import { keepsRevision } from '@letfair/domain/listings/review/revision';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit.ts';
import { runHooks, type Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/outbound/webhooks.ts';
import { type ListingRow, setListingStatus } from './listings.repository.ts';
import { blockersOf, notPublishable } from './publication.ts';
import { notFromHere } from './refusals.ts';
import { deleteRevision } from './revisions/revisions.repository.ts';

const now = sql<Date>`now()`;
const confirmedNow = { confirmed_at: now, reminded_at: null };

/** What a step changes besides the status. */
export const effects: Readonly<Partial<Record<ListingAction, object>>> = {
  // The day a listing first went live stays when it comes back after an edit.
  approve: {
    ...confirmedNow,
    published_at: sql<Date>`coalesce(published_at, now())`,
    rejection_reason: null,
    approved_wording: null,
    approved_rent_pence: null,
  },
  review: { submitted_at: now, rejection_reason: null },
  reinstate: { submitted_at: now, rejection_reason: null },
  resume: confirmedNow,
  confirm: confirmedNow,
  reopen: confirmedNow,
  let: { let_at: now },
  unlet: { let_at: null },
  withhold: { withheld_at: now },
};

/** What the software of a lister is told of. */
const announced: Readonly<Partial<Record<ListingAction, WebhookEvent>>> = {
  approve: 'approved',
  reject: 'rejected',
  hide: 'rejected',
  expire: 'expired',
};

export interface Step<Action extends ListingAction = ListingAction> {
  readonly action: Action;
  readonly by: ListingActor;
  readonly actorId: string | null;
  readonly note?: string;
  readonly rejectionReason?: string;
  /** The part of the form that the moderator asks to change. */
  readonly rejectionField?: FormPlace | undefined;
  /** For the viewings that the step would keep; kept without it. */
  readonly viewings?: ViewingChoice;
}

type OtherAction = Exclude<ListingAction, PublishingAction>;

/** Takes a locked listing one step on and records it. Nothing but this, `publishListing` and `moveListings` sets a status. */
export const moveListing = (tx: Tx, listing: ListingRow, step: Step<OtherAction>) => move(tx, listing, step);

/** The one way to become live: refuses what the law of today does not allow to be public. */
export async function publishListing(tx: Tx, listing: ListingRow, step: Step<PublishingAction>) {
  const blockers = nextStatus(listing.status, step.action) ? await blockersOf(tx, listing) : [];
  return blockers.length > 0 ? notPublishable(blockers) : move(tx, listing, step);
}

async function move(
  tx: Tx,
  listing: ListingRow,
  { action, by, actorId, note = '', rejectionReason, rejectionField, viewings }: Step,
) {
  const status = nextStatus(listing.status, action);
  if (!status) return notFromHere(listing.status);
  const moved = await setListingStatus(tx, listing.id, {
    withheld_at: null,
    ...effects[action],
    ...(rejectionReason !== undefined && {
      rejection_reason: rejectionReason,
      rejection_field: rejectionField ?? null,
    }),
    status,
  });
  if (!keepsRevision(status)) await deleteRevision(tx, listing.id);
  await runHooks(tx, 'afterListingMoved', moved, action, listing.status, viewings);
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action,
    target_type: 'listing',
    target_id: listing.id,
    status,
    note,
  });
  const event = announced[action];
  if (event) await announce(tx, { event, accountId: moved.account_id, listingId: moved.id, about: { status } });
  return { ok: true, listing: moved } as const;
}
