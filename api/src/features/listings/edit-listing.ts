import type { listingsContract } from '@letfair/contract/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { canEdit } from '@letfair/domain/listings/lifecycle';
import { needsReview, type Reviewed } from '@letfair/domain/listings/review/review';
import { formatPence } from '@letfair/domain/money';
import type { Tx } from '../../platform/db.ts';
import type { Actor, Handler } from '../../platform/http/handlers.ts';
import { recordAudit } from '../audit/index.ts';
import { assessForm, blocking, findFlags } from './assess-listing.ts';
import { columnsOf, formOfBody, formOfListing, submissionRefusal } from './listing-columns.ts';
import { photoIdsOf, replacePhotos } from './listing-photos.repository.ts';
import { type ListingRow, lockListingOf, updateListing } from './listings.repository.ts';
import { moveListing } from './move-listing.ts';
import { wholeListing } from './present-listing.ts';
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
      const data = await wholeListing(tx, edited, listerType(actor));
      return { ok: true, data, version: edited.version };
    });
  };

export const listerType = ({ userType }: Actor): 'landlord' | 'agent' => (userType === 'agent' ? 'agent' : 'landlord');

/** Small edits go through at once. What a moderator has vouched for, and what now breaks the law, is looked at again. */
async function apply(tx: Tx, actor: Actor, listing: ListingRow, form: ListingForm): Promise<ListingRow> {
  const before = formOfListing(listing, await photoIdsOf(tx, listing.id));
  const note = describeEdit(before, form);
  const changes = { ...columnsOf(form), flags: JSON.stringify(await findFlags(tx, actor.id, form)) };
  const mustBeSeen =
    needsReview(listing.status, reviewed(before), reviewed(form)) || breaksTheLaw(before, form, listerType(actor));
  await replacePhotos(tx, listing.id, form.images);

  const step = { action: 'review', by: 'lister', actorId: actor.id, note } as const;
  const sentBack = mustBeSeen ? await moveListing(tx, listing, step, changes) : null;
  if (sentBack) return sentBack;
  const edited = await updateListing(tx, listing.id, changes);
  await recordAudit(tx, {
    actor_id: actor.id,
    actor_role: 'lister',
    action: 'edit',
    target_type: 'listing',
    target_id: listing.id,
    status: edited.status,
    note,
  });
  return edited;
}

/** Only by what was changed: a lower rent does not take a home off the market because a deposit now is above its cap. */
const breaksTheLaw = (before: ListingForm, after: ListingForm, lister: 'landlord' | 'agent'): boolean =>
  blocking(assessForm(after, lister)).some(({ field }) => {
    const name = field as keyof ListingForm;
    return JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  });

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
