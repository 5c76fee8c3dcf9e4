import type { listingsContract } from '@letfair/contract/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { canEdit } from '@letfair/domain/listings/lifecycle';
import { needsReview, type Reviewed } from '@letfair/domain/listings/review/review';
import { formatPence } from '@letfair/domain/money';
import type { Tx } from '../../platform/db.ts';
import type { Actor, Handler } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { findFlags } from './assess-listing.ts';
import { columnsOf, formOfBody, formOfListing, submissionRefusal } from './listing-columns.ts';
import { photoIdsOf, replacePhotos } from './listing-photos.repository.ts';
import { type ListingRow, lockListingOf, updateListing } from './listings.repository.ts';
import { moveListing } from './move-listing.ts';
import { wholeListing } from './present-listing.ts';
import { reassessListing } from './reassess-listings.ts';
import { listingNotFound, notFromHere, photosRefusal, staleListing } from './refusals.ts';

export const editListing =
  (): Handler<typeof listingsContract.edit> =>
  async ({ actor, params, body, ifMatch, write }) => {
    const form = formOfBody(body);
    const refusal = submissionRefusal(form);
    if (refusal) return refusal;
    return write(async (tx) => {
      const listing = await lockListingOf(tx, actor.id, params.id);
      if (!listing) return listingNotFound();
      if (ifMatch !== null && ifMatch !== listing.version) return staleListing;
      if (!canEdit(listing.status)) return notFromHere(listing.status);
      const photos = await photosRefusal(tx, actor.id, form.images);
      if (photos) return photos;
      const edited = await apply(tx, actor, listing, form);
      const data = await wholeListing(tx, edited);
      return { ok: true, data, version: edited.version };
    });
  };

/**
 * Small edits go through at once, and what a moderator has vouched for is looked at again. What the law does not allow
 * to be shown is paused until it is mended, whichever field brought it about.
 */
async function apply(tx: Tx, actor: Actor, listing: ListingRow, form: ListingForm): Promise<ListingRow> {
  const before = formOfListing(listing, await photoIdsOf(tx, listing.id));
  const note = describeEdit(before, form);
  const flags = JSON.stringify(await findFlags(tx, actor.id, form));
  await replacePhotos(tx, listing.id, form.images);
  const edited = await updateListing(tx, listing.id, { ...columnsOf(form), flags });

  const sentBack = needsReview(listing.status, reviewed(before), reviewed(form))
    ? await moveListing(tx, edited, { action: 'review', by: 'lister', actorId: actor.id, note })
    : null;
  if (sentBack?.ok) return sentBack.listing;
  await recordAudit(tx, {
    actor_id: actor.id,
    actor_role: 'lister',
    action: 'edit',
    target_type: 'listing',
    target_id: listing.id,
    status: edited.status,
    note,
  });
  return (await reassessListing(tx, edited)).listing;
}

const reviewed = (form: ListingForm): Reviewed => ({
  rentPence: Math.round((form.monthlyRent ?? 0) * 100),
  address: form.address,
  images: form.images,
});

const wording = ['title', 'propertyDescription', 'features', 'specialConditions'] as const;

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What an edit changed, in a few words for the history. */
function describeEdit(before: ListingForm, after: ListingForm): string {
  const rent = (form: ListingForm) => formatPence(Math.round((form.monthlyRent ?? 0) * 100));
  const { monthlyRent: _a, address: _b, images: _c, ...restBefore } = without(before);
  const { monthlyRent: _d, address: _e, images: _f, ...restAfter } = without(after);
  const changes = [
    ...(before.monthlyRent === after.monthlyRent ? [] : [`rent from ${rent(before)} to ${rent(after)}`]),
    ...(same(before.address, after.address) ? [] : ['address']),
    ...(same(before.images, after.images) ? [] : ['photos']),
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
