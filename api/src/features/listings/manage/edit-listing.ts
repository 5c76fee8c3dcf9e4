import type { listingsContract } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { earliestAvailable } from '@letfair/domain/listings/form/listing-checks';
import { valuesOf } from '@letfair/domain/listings/form/listing-payload';
import { factsOfForm } from '@letfair/domain/listings/law/facts';
import { canEdit } from '@letfair/domain/listings/lifecycle';
import { wordsByField } from '@letfair/domain/listings/review/edit-reasons';
import type { ReviewFlag } from '@letfair/domain/listings/review/review-flags';
import { keepsRevision, type RevisionReason } from '@letfair/domain/listings/review/revision';
import { formatPence } from '@letfair/domain/money';
import { limitedAccountMay } from '@letfair/domain/trust/moderation/limited-account';
import { ukDay } from '@letfair/domain/uk-time';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { limitedRefusal, listingNotFound } from '../../../platform/http/refusals.ts';
import { setCaptions } from '../photos/index.ts';
import { type FlagSources, findFlags, ownTextsIn } from './assess-listing.ts';
import { comparedParts } from './copies/find-copies.ts';
import { saveFingerprints } from './copies/fingerprints.repository.ts';
import { secondAdvertRefusalOfEdit } from './copies/second-advert.ts';
import { columnsOf, formOfBody, formOfListing, submissionRefusal } from './listing-columns.ts';
import { photoIdsOf, replacePhotos } from './listing-photos.repository.ts';
import { bumpListingVersion, type ListingRow, lockListingOf, updateListing } from './listings.repository.ts';
import { moveListing } from './move-listing.ts';
import { wholeListing } from './present-listing.ts';
import { reassessListing } from './reassess-listings.ts';
import { setReference } from './references/references.repository.ts';
import { notFromHere, photosRefusal, referenceRefusal, staleListing } from './refusals.ts';
import { askTakeDown } from './revisions/ask-take-down.ts';
import { assessEdit, knownCopyOf, type ListingEdit, takeDownFindings } from './revisions/assess-edit.ts';
import { captionsWaitElsewhere, deleteRevision, revisionOf, saveRevision } from './revisions/revisions.repository.ts';

const waiting =
  'Your changes are waiting for review. Until we’ve checked them, people will see your listing as it was.';

export const editListing =
  (): Handler<typeof listingsContract.edit> =>
  async ({ actor, params, body: { confirmed, ...body }, ifMatch, write }) => {
    const form = formOfBody(body);
    const refusal = submissionRefusal(form);
    if (refusal) return refusal;
    return write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.id);
      if (!listing) return listingNotFound();
      if (ifMatch !== null && ifMatch !== listing.version) return staleListing;
      if (!canEdit(listing.status)) return notFromHere(listing.status);
      if (actor.isLimited && !limitedAccountMay.editHome(formOfListing(listing, []).address, form.address))
        return limitedRefusal;
      const past = submissionRefusal(form, earliestAvailable(ukDay(new Date()), listing.available_date));
      if (past) return past;
      const photos = await photosRefusal(tx, actor.id, form.images);
      if (photos) return photos;
      const reference = await changeReference(tx, listing, form.reference.trim());
      if (reference) return reference;
      const second = await secondAdvertRefusalOfEdit(tx, listing, { before: formOfListing(listing, []), form });
      if (second) return second;
      const captions = (await revisionOf(tx, listing.id))?.captions ?? {};
      const edit = { form, captions: ofPhotos(captions, form.images) };
      const question = await askTakeDown(tx, listing, await takeDownFindings(tx, listing, edit), confirmed);
      if (question) return question;
      const edited = await applyOrHoldEdit(tx, actor.id, listing, edit);
      const data = await wholeListing(tx, edited);
      return { ok: true, data, version: edited.version, ...(data.revision && { message: waiting }) };
    });
  };

/** Nobody else sees the reference, so it does not wait with other changes. Null unless it is taken. */
async function changeReference(tx: Tx, listing: ListingRow, reference: string) {
  if (reference === listing.reference) return null;
  const refusal = await referenceRefusal(tx, { ...listing, reference });
  if (!refusal) await setReference(tx, listing.id, reference);
  return refusal;
}

/** Captions go with their photos. */
const ofPhotos = (captions: ListingEdit['captions'], images: readonly string[]) =>
  Object.fromEntries(Object.entries(captions).filter(([photoId]) => images.includes(photoId)));

const captionWaits: RevisionReason = {
  kind: 'wording',
  sentence: 'This photo is also used for another home, where its caption is waiting for review too.',
};

/** What is known of a locked listing already, and need not be read again. */
interface KnownContext {
  readonly sources?: FlagSources | undefined;
  /** Its photos as it stands, in their order. */
  readonly images?: readonly string[];
  readonly hasRevision?: boolean;
}

/**
 * Small edits go through at once. Words and photos that a moderator has to see wait beside the listing, and replace
 * what waited there before. What the law does not allow to be shown is paused until it is mended.
 */
export async function applyOrHoldEdit(
  tx: Tx,
  listerId: string,
  listing: ListingRow,
  edit: ListingEdit,
  { sources, images, hasRevision }: KnownContext = {},
) {
  const before = formOfListing(listing, images ?? (await photoIdsOf(tx, listing.id)));
  const { outcome, reasons, flags } = await assessEdit(tx, listing, before, edit, sources);
  if (outcome === 'wait') return keepRevision(tx, listerId, listing, { before, edit, reasons, flags });
  // Their photos would show them there as well.
  if (outcome === 'apply' && (await captionsWaitElsewhere(tx, listing, Object.keys(edit.captions))))
    return keepRevision(tx, listerId, listing, { before, edit, reasons: [captionWaits], flags });
  const action = outcome === 'review' ? 'review' : 'edit';
  const step = { actorId: listerId, by: 'lister', action, before, flags, hasRevision } as const;
  return applyEdit(tx, listing, edit, step);
}

interface Waiting {
  readonly before: ListingForm;
  readonly edit: ListingEdit;
  readonly reasons: readonly RevisionReason[];
  readonly flags: readonly ReviewFlag[];
}

/** Keeps an edit beside a locked listing until a moderator has read it. */
export async function keepRevision(
  tx: Tx,
  listerId: string,
  listing: ListingRow,
  { before, edit, reasons, flags }: Waiting,
): Promise<ListingRow> {
  const { form, captions } = edit;
  await saveRevision(tx, {
    listing_id: listing.id,
    form: JSON.stringify(valuesOf(form)),
    captions: JSON.stringify(captions),
    reasons: JSON.stringify(reasons),
    flags: JSON.stringify(flags),
    base_version: listing.version,
  });
  await recordAudit(tx, {
    actor_id: listerId,
    actor_role: 'lister',
    action: 'revise',
    target_type: 'listing',
    target_id: listing.id,
    status: listing.status,
    note: describeEdit(before, edit),
  });
  return bumpListingVersion(tx, listing.id);
}

interface EditStep {
  readonly actorId: string;
  readonly by: 'lister' | 'moderator';
  /** `review` takes the listing off the public page until a moderator has read it. */
  readonly action: 'edit' | 'review' | 'revision-approve';
  /** What the locked listing says, for whoever knows it. */
  readonly before?: ListingForm;
  readonly flags?: readonly ReviewFlag[];
  /** False where nothing waits beside it. */
  readonly hasRevision?: boolean | undefined;
}

/** Makes a locked listing what the edit says, and holds it to the law. What waited beside it is superseded. */
export async function applyEdit(tx: Tx, listing: ListingRow, edit: ListingEdit, step: EditStep) {
  const { actorId, by, action, hasRevision = true } = step;
  const before = step.before ?? formOfListing(listing, await photoIdsOf(tx, listing.id));
  const note = describeEdit(before, edit);
  const flags = JSON.stringify(
    step.flags ?? (await findFlags(tx, listing.account_id, { ...edit, ...knownCopyOf(listing, before, edit) })),
  );
  if (hasRevision) await deleteRevision(tx, listing.id);
  await setCaptions(tx, edit.captions, { unreadIn: action === 'review' ? listing.id : null });
  if (!same(before.images, edit.form.images)) await replacePhotos(tx, listing.id, edit.form.images);
  const edited = await updateListing(tx, listing.id, {
    ...(same(placeOf(before), placeOf(edit.form)) ? columnsWithoutPlace(edit.form) : columnsOf(edit.form)),
    flags,
    ...approvedBefore(listing, before, { edit, action }),
  });
  if (!same(comparedParts(before), comparedParts(edit.form))) await saveFingerprints(tx, [edited]);

  if (action === 'review') {
    const sentBack = await moveListing(tx, edited, { action, by: 'lister', actorId, note });
    if (sentBack.ok) return (await reassessListing(tx, sentBack.listing)).listing;
  }
  await recordAudit(tx, {
    actor_id: actorId,
    actor_role: by,
    action: action === 'review' ? 'edit' : action,
    target_type: 'listing',
    target_id: listing.id,
    status: edited.status,
    note,
  });
  return (await reassessListing(tx, edited)).listing;
}

/** What the position of a home follows from. */
const placeOf = ({ address: { postcode }, pin, shareAddress }: ListingForm) => [postcode, pin, shareAddress];

/** Without the columns that would have the position of the home looked up again. */
function columnsWithoutPlace(form: ListingForm) {
  const { postcode: _, outcode: __, ...columns } = columnsOf(form);
  return columns;
}

const wordsOf = (form: ListingForm) => wordsByField(ownTextsIn(factsOfForm(form, 'landlord')));

/** Keeps what a moderator read beside what the first edit that goes out at once makes of it, until one reads it again. */
function approvedBefore(
  { status, approved_wording, approved_rent_pence, rent_pence }: ListingRow,
  before: ListingForm,
  { edit, action }: { readonly edit: ListingEdit; readonly action: EditStep['action'] },
) {
  if (action === 'revision-approve') return { approved_wording: null, approved_rent_pence: null };
  if (action === 'review' || !keepsRevision(status)) return {};
  const words = wordsOf(before);
  return {
    ...(approved_wording === null && !same(words, wordsOf(edit.form)) && { approved_wording: JSON.stringify(words) }),
    ...(approved_rent_pence === null &&
      before.monthlyRent !== edit.form.monthlyRent && { approved_rent_pence: rent_pence }),
  };
}

const wording = ['title', 'propertyDescription', 'features', 'specialConditions'] as const;

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What an edit changed, in a few words for the history. */
function describeEdit(before: ListingForm, { form: after, captions }: ListingEdit): string {
  const rent = (form: ListingForm) => formatPence(Math.round((form.monthlyRent ?? 0) * 100));
  const { monthlyRent: _a, address: _b, images: _c, ...restBefore } = without(before);
  const { monthlyRent: _d, address: _e, images: _f, ...restAfter } = without(after);
  const changes = [
    ...(before.monthlyRent === after.monthlyRent ? [] : [`rent from ${rent(before)} to ${rent(after)}`]),
    ...(same(before.address, after.address) ? [] : ['address']),
    ...(same(before.images, after.images) ? [] : ['photos']),
    ...(Object.keys(captions).length === 0 ? [] : ['captions']),
    ...(wording.every((name) => same(before[name], after[name])) ? [] : ['wording']),
    ...(same(restBefore, restAfter) ? [] : ['details']),
  ];
  return changes.length === 0 ? 'Nothing changed' : `Changed: ${changes.join(', ')}`;
}

const without = (form: ListingForm) => {
  const { title: _t, propertyDescription: _p, features: _f, specialConditions: _s, ...rest } = form;
  // In one order, whatever order the fields came in.
  return Object.fromEntries(Object.entries(rest).sort(([one], [two]) => one.localeCompare(two))) as typeof rest;
};
