import { type ColumnTarget, targetLabel } from '@letfair/domain/agencies/portfolio/columns';
import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import { type ListingState, type ReplacedParts, replacedParts } from '@letfair/domain/agencies/portfolio/put-back';
import { ukDay } from '@letfair/domain/uk-time';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { takeStepUnasked } from '../../lettings/consequences/index.ts';
import {
  applyOrHoldEdit,
  type FlagSources,
  findSecondAdverts,
  insertSubmissions,
  type ListingGrant,
  type ListingRow,
  lockListingOf,
  lockListingsOf,
  lockReferences,
  photosRefusal,
  secondAdvertRefusalOfEdit,
  takeAllowance,
} from '../../listings/manage/index.ts';
import { setCaptions, setKind } from '../../listings/photos/index.ts';
import { assignListingToClient } from '../clients/index.ts';
import { assignListing } from '../teams/index.ts';
import { createPlaceFinder, type Place, type PlaceFinder } from './find-place.ts';
import { type Lister, type Plan, planListing, stepTowards } from './plan-listing.ts';
import { findStoredListings, type StoredListing, stateOf, statusOf } from './stored-listings.ts';

export interface ListingToSave {
  readonly portable: PortableListing;
  /** The photos that were made of its pictures, in their order. Absent leaves photos alone. */
  readonly photoIds?: readonly string[];
}

/** What a save has done: the plan that it followed, or why it was refused after all. */
export interface SavedListing extends Omit<Plan, 'form' | 'captions' | 'kinds' | 'step'> {
  /** As it is now; null where it was refused. */
  readonly listing: ListingRow | null;
  /** What its step has ended for others, in words. */
  readonly ended?: string;
  /** What of a listing that was there before is another now. */
  readonly replaced?: ReplacedParts;
  /** Where the account has listed as many new ones today as it may. */
  readonly retryAfterSeconds?: number;
}

export interface SaveOptions {
  /** Stands in the history: "By import". */
  readonly note: string;
  /** What many saves of one account share, from `rememberedFlagSources`. */
  readonly sources?: FlagSources;
}

interface Saving extends SaveOptions {
  readonly lister: Lister;
  readonly today: string;
  readonly findPlace: PlaceFinder;
}

interface Submission {
  readonly at: number;
  readonly id: string;
  readonly plan: Plan;
  readonly place: Place;
}

/**
 * Saves listings by their references, each as if its lister had typed it: new ones wait for approval, changes that a
 * moderator has to read wait beside the listing, and the law withholds what it forbids. The same again writes nothing.
 * New ones above the allowance of the day are refused, with the time after which they can be sent again.
 * Answers in the order of the listings; one that is refused does not keep the others from being saved.
 */
export async function saveListings(
  tx: Tx,
  lister: Lister,
  listings: readonly ListingToSave[],
  options: SaveOptions,
): Promise<readonly SavedListing[]> {
  await lockReferences(tx, lister.id);
  const saving: Saving = {
    ...options,
    lister,
    today: ukDay(new Date()),
    findPlace: createPlaceFinder(tx, lister),
  };
  const references = listings.map(({ portable }) => portable.reference);
  const stored = new Map(await findStoredListings(tx, lister.id, [...new Set(references)]));
  const locked = await lockStored(tx, lister.id, [...stored.values()]);
  const results: SavedListing[] = [];
  let waiting: Submission[] = [];
  const submit = async (): Promise<void> => {
    const second = await findSecondAdverts(
      tx,
      lister.id,
      waiting.map(({ plan: { form } }) => ({ id: null, form })),
    );
    for (const [index, message] of second) {
      const { at, plan } = waiting[index]!;
      results[at] = refused(plan, 'secondAdvertReason', { message });
    }
    waiting = waiting.filter((_, index) => !second.has(index));
    if (waiting.length === 0) return;
    const grant = await takeAllowance(tx, lister.id, waiting.length);
    const inserted = await submitAll(tx, saving, grant, waiting.slice(0, grant.homes));
    const byId = new Map(inserted.map((row) => [row.id, row]));
    for (const [index, { at, id, plan }] of waiting.entries())
      results[at] =
        index < grant.homes
          ? saved(plan, byId.get(id) ?? null)
          : {
              ...refused(plan, 'reference', { message: grant.sentence }),
              retryAfterSeconds: grant.retryAfterSeconds,
            };
    waiting = [];
  };
  for (const [at, listing] of listings.entries()) {
    const { reference } = listing.portable;
    if (references.indexOf(reference) < at) {
      // The same reference again: what was just saved is what it is compared with.
      await submit();
      stored.delete(reference);
      for (const [key, found] of await findStoredListings(tx, lister.id, [reference])) stored.set(key, found);
    }
    const outcome = await saveOne(tx, saving, { listing, stored: stored.get(reference) ?? null, locked });
    if ('submission' in outcome) waiting.push({ at, ...outcome.submission });
    else results[at] = outcome;
  }
  await submit();
  return results;
}

/** The same for one listing. */
export const saveListing = async (
  tx: Tx,
  lister: Lister,
  listing: ListingToSave,
  options: SaveOptions,
): Promise<SavedListing> => (await saveListings(tx, lister, [listing], options))[0]!;

function saved(
  { form: _form, captions: _captions, kinds: _kinds, step: _step, ...plan }: Plan,
  listing: ListingRow | null,
): SavedListing {
  return { ...plan, listing, listingId: listing?.id ?? plan.listingId };
}

interface Refusal {
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

const refused = (plan: Plan, target: ColumnTarget, { message = '' }: Refusal): SavedListing =>
  saved(
    { ...plan, kind: 'refused', problems: [{ target, column: targetLabel(target), value: '', wanted: message }] },
    null,
  );

interface ListingOnStored {
  readonly listing: ListingToSave;
  readonly stored: StoredListing | null;
  /** Rows that are locked already and not changed since, by their ids. */
  readonly locked?: Map<string, ListingRow>;
}

/** Those of a batch at once; what is saved alone is locked once it is known to change. */
async function lockStored(
  tx: Tx,
  accountId: string,
  stored: readonly StoredListing[],
): Promise<Map<string, ListingRow>> {
  const ids = stored.map(({ row }) => row.id);
  return new Map(ids.length > 1 ? (await lockListingsOf(tx, accountId, ids)).map((row) => [row.id, row]) : []);
}

async function saveOne(
  tx: Tx,
  saving: Saving,
  { listing: { portable, photoIds }, stored, locked = new Map() }: ListingOnStored,
): Promise<SavedListing | { readonly submission: Omit<Submission, 'at'> }> {
  const { lister, today, findPlace } = saving;
  const plan = planListing(stored, portable, { lister, today, ...(photoIds && { photoIds }) });
  if (plan.kind === 'refused' || plan.kind === 'unchanged')
    return saved(plan, plan.kind === 'refused' ? null : (stored?.row ?? null));
  const gone = await photosRefusal(tx, lister.id, plan.form.images);
  if (gone) return refused(plan, 'photos', gone);
  for (const [id, kind] of Object.entries(plan.kinds)) await setKind(tx, lister.id, id, kind);
  const found = await findPlace(plan, portable);
  if ('target' in found) return refused(plan, found.target, found);
  if (plan.kind === 'new' || !stored) return { submission: { id: newId(), plan, place: found } };

  const row = locked.get(stored.row.id) ?? (await lockListingOf(tx, lister.id, stored.row.id));
  // A second entry for the same home, under its id, has to see what the first has changed.
  locked.delete(stored.row.id);
  if (row?.version !== stored.row.version) {
    const again = await findStoredListings(tx, lister.id, [portable.reference]);
    return saveOne(tx, saving, {
      listing: { portable, ...(photoIds && { photoIds }) },
      stored: again.get(portable.reference) ?? null,
    });
  }
  return applyChange(tx, saving, { row, stored, plan, portable, place: found });
}

interface Change {
  readonly row: ListingRow;
  readonly stored: StoredListing;
  readonly plan: Plan;
  readonly portable: PortableListing;
  readonly place: Place;
}

/** Changes that are no edit of what the advert says. */
const columnsOutsideForm: ReadonlySet<string> = new Set(['status', 'client', 'branch', 'photo_kinds']);

/** A home that is to let again is reopened before it is edited; other steps follow from where the edit leads. */
async function applyChange(
  tx: Tx,
  saving: Saving,
  { row, stored, plan, portable, place: { clientId, branchId } }: Change,
): Promise<SavedListing> {
  const { lister, note, sources } = saving;
  let listing = row;
  let ended = '';
  const step = async (action: Plan['step']) => {
    if (!action) return null;
    const { moved, ended: endedNow } = await takeStepUnasked(tx, listing, { action, actorId: lister.id, note });
    if (moved.ok) {
      listing = moved.listing;
      ended = endedNow;
    }
    return moved.ok ? null : moved;
  };
  const isEdit = plan.changes.some((change) => !columnsOutsideForm.has(change));
  if (plan.changes.includes('client'))
    await assignListingToClient(tx, { accountId: lister.id, listingId: row.id, clientId });
  if (plan.changes.includes('branch')) await assignListing(tx, lister.id, row.id, { branchId });
  if (plan.step === 'reopen') {
    const refusal = await step('reopen');
    if (refusal) return refused(plan, 'status', refusal);
  }
  if (isEdit) {
    const { images, hasRevision, form: before } = stored;
    const second = await secondAdvertRefusalOfEdit(tx, row, { before, form: plan.form });
    if (second) return refused(plan, 'secondAdvertReason', second);
    const edit = { form: plan.form, captions: plan.captions };
    listing = await applyOrHoldEdit(tx, lister.id, listing, edit, { sources, images, hasRevision });
  }
  const refusal = await step(stepTowards(listing, portable.status));
  if (refusal && !isEdit) return refused(plan, 'status', refusal);
  const before = stateOf(stored);
  const after: ListingState = {
    status: statusOf(listing),
    clientId: plan.changes.includes('client') ? clientId : before.clientId,
    branchId: plan.changes.includes('branch') ? branchId : before.branchId,
    form: isEdit ? plan.form : before.form,
    captions: new Map([...before.captions, ...Object.entries(plan.captions)]),
    kinds: new Map([...before.kinds, ...Object.entries(plan.kinds)]),
  };
  return { ...saved(plan, listing), ...(ended && { ended }), replaced: replacedParts(before, after) };
}

async function submitAll(
  tx: Tx,
  { note, sources }: Saving,
  grant: ListingGrant,
  waiting: readonly Submission[],
): Promise<ListingRow[]> {
  const rows = await insertSubmissions(
    tx,
    grant,
    waiting.map(({ id, plan: { form }, place }) => ({ id, form, ...place })),
    { note, ...(sources && { sources }) },
  );
  for (const { id, plan } of waiting) await setCaptions(tx, plan.captions, { unreadIn: id });
  return rows;
}
