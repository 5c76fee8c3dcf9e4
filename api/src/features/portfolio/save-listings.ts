import type { PortableListing } from '@letfair/domain/portfolio/portable-listing';
import { ukDay } from '@letfair/domain/uk-time';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { assignListingToClient } from '../clients/index.ts';
import {
  type FlagSources,
  insertSubmissions,
  type ListingRow,
  lockListingOf,
  lockReferences,
  photosRefusal,
  type StepEffects,
  settleEdit,
  takeListerStep,
} from '../listings/index.ts';
import { setCaptions, setKind } from '../photos/index.ts';
import { type ClientFinder, createClientFinder } from './find-client.ts';
import { type Lister, type Plan, planListing, stepTowards } from './plan-listing.ts';
import { findStoredListings, type StoredListing } from './stored-listings.ts';

export interface ListingToSave {
  readonly portable: PortableListing;
  /** The photos that were made of its pictures, in their order. Absent leaves photos alone. */
  readonly photoIds?: readonly string[];
}

/** What a save has done: the plan that it followed, or why it was refused after all. */
export interface SavedListing extends Omit<Plan, 'form' | 'captions' | 'step'> {
  /** As it is now; null where it was refused. */
  readonly listing: ListingRow | null;
}

export interface SaveOptions {
  /** Stands in the history: "By import". */
  readonly note: string;
  /** What many saves of one account share, from `rememberedFlagSources`. */
  readonly sources?: FlagSources;
}

interface Saving extends SaveOptions {
  readonly lister: Lister;
  readonly effects: StepEffects;
  readonly today: string;
  readonly clientFor: ClientFinder;
}

interface Submission {
  readonly at: number;
  readonly id: string;
  readonly plan: Plan;
  readonly clientId: string | null;
}

/**
 * Saves listings by their references, each as if its lister had typed it: new ones wait for approval, changes that a
 * moderator has to read wait beside the listing, and the law withholds what it forbids. The same again writes nothing.
 * Answers in the order of the listings; one that is refused does not keep the others from being saved.
 */
export const saveListings =
  (effects: StepEffects) =>
  async (
    tx: Tx,
    lister: Lister,
    listings: readonly ListingToSave[],
    options: SaveOptions,
  ): Promise<readonly SavedListing[]> => {
    await lockReferences(tx, lister.id);
    const saving: Saving = {
      ...options,
      lister,
      effects,
      today: ukDay(new Date()),
      clientFor: createClientFinder(tx, lister),
    };
    const references = listings.map(({ portable }) => portable.reference);
    const stored = new Map(await findStoredListings(tx, lister.id, [...new Set(references)]));
    const results: SavedListing[] = [];
    let waiting: Submission[] = [];
    const submit = async (): Promise<void> => {
      const inserted = new Map((await submitAll(tx, saving, waiting)).map((row) => [row.id, row]));
      for (const { at, id, plan } of waiting) results[at] = saved(plan, inserted.get(id) ?? null);
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
      const outcome = await saveOne(tx, saving, { listing, stored: stored.get(reference) ?? null });
      if ('submission' in outcome) waiting.push({ at, ...outcome.submission });
      else results[at] = outcome;
    }
    await submit();
    return results;
  };

/** The same for one listing. */
export const saveListing = (effects: StepEffects) => {
  const save = saveListings(effects);
  return async (tx: Tx, lister: Lister, listing: ListingToSave, options: SaveOptions): Promise<SavedListing> =>
    (await save(tx, lister, [listing], options))[0]!;
};

function saved(
  { form: _form, captions: _captions, step: _step, ...plan }: Plan,
  listing: ListingRow | null,
): SavedListing {
  return { ...plan, listing, listingId: listing?.id ?? plan.listingId };
}

interface Refusal {
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

const refused = (plan: Plan, column: 'photos' | 'client' | 'status', { message = '' }: Refusal): SavedListing =>
  saved({ ...plan, kind: 'refused', problems: [{ target: column, column, value: '', wanted: message }] }, null);

async function saveOne(
  tx: Tx,
  saving: Saving,
  {
    listing: { portable, photoIds },
    stored,
  }: { readonly listing: ListingToSave; readonly stored: StoredListing | null },
): Promise<SavedListing | { readonly submission: Omit<Submission, 'at'> }> {
  const { lister, today, clientFor } = saving;
  const plan = planListing(stored, portable, { lister, today, ...(photoIds && { photoIds }) });
  if (plan.kind === 'refused' || plan.kind === 'unchanged')
    return saved(plan, plan.kind === 'refused' ? null : (stored?.row ?? null));
  const gone = await photosRefusal(tx, lister.id, plan.form.images);
  if (gone) return refused(plan, 'photos', gone);
  for (const [at, { kind }] of portable.photos?.entries() ?? []) {
    const id = photoIds?.[at];
    if (id !== undefined && kind !== 'photo') await setKind(tx, lister.id, id, kind);
  }
  const needsClient = plan.kind === 'new' || plan.changes.includes('client');
  const client = needsClient ? await clientFor(portable.client) : { ok: true as const, id: null };
  if (!client.ok) return refused(plan, 'client', client);
  if (plan.kind === 'new' || !stored) return { submission: { id: newId(), plan, clientId: client.id } };

  const row = await lockListingOf(tx, lister.id, stored.row.id);
  if (row?.version !== stored.row.version) {
    const again = await findStoredListings(tx, lister.id, [portable.reference]);
    return saveOne(tx, saving, {
      listing: { portable, ...(photoIds && { photoIds }) },
      stored: again.get(portable.reference) ?? null,
    });
  }
  return applyChange(tx, saving, { row, plan, portable, clientId: client.id });
}

interface Change {
  readonly row: ListingRow;
  readonly plan: Plan;
  readonly portable: PortableListing;
  readonly clientId: string | null;
}

/** A home that is to let again is reopened before it is edited; other steps follow from where the edit leads. */
async function applyChange(tx: Tx, saving: Saving, { row, plan, portable, clientId }: Change): Promise<SavedListing> {
  const { lister, effects, note } = saving;
  let listing = row;
  const step = async (action: Plan['step']) => {
    if (!action) return null;
    const moved = await takeListerStep(tx, listing, { action, actorId: lister.id, note }, effects);
    if (moved.ok) listing = moved.listing;
    return moved.ok ? null : moved;
  };
  const isEdit = plan.changes.some((change) => change !== 'status' && change !== 'client');
  if (plan.changes.includes('client'))
    await assignListingToClient(tx, { accountId: lister.id, listingId: row.id, clientId });
  if (plan.step === 'reopen') {
    const refusal = await step('reopen');
    if (refusal) return refused(plan, 'status', refusal);
  }
  if (isEdit) listing = await settleEdit(tx, lister.id, listing, { form: plan.form, captions: plan.captions });
  const refusal = await step(stepTowards(listing, portable.status));
  return refusal && !isEdit ? refused(plan, 'status', refusal) : saved(plan, listing);
}

async function submitAll(
  tx: Tx,
  { lister, note, sources }: Saving,
  waiting: readonly Submission[],
): Promise<ListingRow[]> {
  const rows = await insertSubmissions(
    tx,
    lister.id,
    waiting.map(({ id, plan: { form }, clientId }) => ({ id, form, clientId })),
    { note, ...(sources && { sources }) },
  );
  for (const { id, plan } of waiting) await setCaptions(tx, plan.captions, { unreadIn: id });
  return rows;
}
