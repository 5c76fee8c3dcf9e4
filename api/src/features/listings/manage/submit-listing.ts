import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import type { listingsContract } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { isInServiceArea, serviceAreaSentence } from '@letfair/domain/listings/inventory/inventory-service';
import { ukDay } from '@letfair/domain/uk-time';
import { recordAudits } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Actor, Handler } from '../../../platform/http/handlers.ts';
import { conflict, invalid } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { type Limit, limitRefusal, tooMany } from '../../../platform/throttle.ts';
import { deleteDraft, noSuchDraft } from '../drafts/index.ts';
import type { BookInventory } from '../inventory/index.ts';
import { type FlagSources, findFlags } from './assess-listing.ts';
import { findCandidates } from './copies/find-copies.ts';
import { secondAdvertRefusal } from './copies/second-advert.ts';
import { type ListingGrant, takeAllowance } from './listing-allowance.ts';
import { columnsOf, formOfBody, submissionRefusal } from './listing-columns.ts';
import { replacePhotos } from './listing-photos.repository.ts';
import { insertPendingListings, type ListingRow, listingOf, takesListings } from './listings.repository.ts';
import { noteBlocked } from './own-list/standings.ts';
import { photosRefusal, referenceRefusal } from './refusals.ts';
import { typicalReviewHours } from './review-waits.repository.ts';

/** More than an agency lists in a busy hour. */
const submissions: Limit = { bucket: 'listing-submit', hits: 100, seconds: 3_600 };

/** Messages that a client without words of its own can show. */
const done = {
  plain: 'Property Listed Successfully - Your property is now pending admin approval and will be live soon.',
  inventory:
    'Property Listed with Inventory Service - Your property is submitted for approval and inventory service has been requested.',
} as const;

const alreadyListed = conflict('This draft has already been listed.');
const noSuchClient = invalid('clientId', 'This client is archived or no longer available. Please choose another one.');
const notServed = invalid('address.postcode', serviceAreaSentence);

type Submission = ListingBody & { readonly draftId?: string | undefined; readonly clientId?: string | undefined };

export const submitListing =
  (db: Db): Handler<typeof listingsContract.submit> =>
  async ({ actor, body, write }) => {
    const checked = await check(db, actor, body);
    if (!checked.ok) return checked;
    return write(async (tx) => {
      const listed = await insert(tx, actor, checked.form, body);
      return listed.ok ? { ...(await answer(tx, listed.listing)), message: done.plain } : listed;
    });
  };

export const submitWithInventory =
  (db: Db, bookInventory: BookInventory): Handler<typeof listingsContract.submitWithInventory> =>
  async ({ actor, body, write }) => {
    const checked = await check(db, actor, body);
    if (!checked.ok) return checked;
    if (!isInServiceArea(checked.form.address)) return notServed;
    return write(async (tx) => {
      const listed = await insert(tx, actor, checked.form, body);
      if (!listed.ok) return listed;
      await bookInventory(tx, listed.listing);
      return { ...(await answer(tx, listed.listing)), message: done.inventory };
    });
  };

async function answer(tx: Tx, { id, status }: ListingRow) {
  const hours = await typicalReviewHours(tx);
  return { ok: true, data: { id, status, typicalReviewMinutes: hours === null ? null : hours * 60 } } as const;
}

async function check(db: Db, actor: Actor, body: Submission) {
  const form = formOfBody(body);
  const refusal = submissionRefusal(form, ukDay(new Date()));
  if (refusal) return refusal;
  return (await limitRefusal(db, submissions, actor.id)) ?? ({ ok: true, form } as const);
}

/** The draft becomes the listing: it bears the same id, and the draft is gone in the same moment. */
async function insert(tx: Tx, actor: Actor, form: ListingForm, { draftId, clientId }: Submission) {
  const refusal = await photosRefusal(tx, actor.id, form.images);
  if (refusal) return refusal;
  if (clientId !== undefined && !(await takesListings(tx, actor.id, clientId))) return noSuchClient;
  if (draftId !== undefined && !(await deleteDraft(tx, actor.id, draftId)))
    return (await listingOf(tx, actor.id, draftId)) ? alreadyListed : noSuchDraft;
  const id = draftId ?? newId();
  const inUse = await referenceRefusal(tx, { account_id: actor.id, id, reference: form.reference.trim() });
  if (inUse) return inUse;
  const grant = await takeAllowance(tx, actor.id, 1);
  if (grant.homes === 0) return tooMany(grant.retryAfterSeconds, grant.sentence);
  const second = await secondAdvertRefusal(tx, actor.id, { id: null, form });
  if (second) return second;
  const [listing] = await insertSubmissions(tx, grant, [{ id, form, clientId: clientId ?? null }]);
  return { ok: true, listing: listing! } as const;
}

interface CheckedSubmission {
  readonly id: string;
  readonly form: ListingForm;
  readonly clientId: string | null;
  readonly branchId?: string | null;
}

/**
 * Checked forms of one account become listings that wait for approval, as many as were granted. Photos, clients and
 * references are checked too.
 */
export async function insertSubmissions(
  tx: Tx,
  { accountId, homes }: ListingGrant,
  submissions: readonly CheckedSubmission[],
  { sources, note = '' }: { readonly sources?: FlagSources; readonly note?: string } = {},
): Promise<ListingRow[]> {
  if (submissions.length > homes) throw new Error('More new homes than the allowance of the day has room for.');
  const rows = [];
  const candidates = await findCandidates(
    tx,
    accountId,
    submissions.map(({ form }) => form),
  );
  for (const [at, { id, form, clientId, branchId = null }] of submissions.entries())
    rows.push({
      id,
      account_id: accountId,
      status: 'pending' as const,
      client_id: clientId,
      branch_id: branchId,
      flags: JSON.stringify(await findFlags(tx, accountId, { form, candidates: candidates[at] }, sources)),
      ...columnsOf(form),
    });
  const listings = await insertPendingListings(tx, rows);
  for (const { id, form } of submissions) if (form.images.length > 0) await replacePhotos(tx, id, form.images);
  await noteBlocked(tx, listings);
  await recordAudits(
    tx,
    listings.map(({ id, status }) => ({
      actor_id: accountId,
      actor_role: 'lister',
      action: 'submit',
      target_type: 'listing',
      target_id: id,
      status,
      note,
    })),
  );
  return listings;
}
