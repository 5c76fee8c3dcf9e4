import { assessListing } from '@letfair/domain/compliance/assess';
import { factsOfForm, type ListingFacts } from '@letfair/domain/compliance/facts';
import type { Finding } from '@letfair/domain/compliance/rule';
import type { ListingForm } from '@letfair/domain/listings/fields';
import {
  newAccountFlag,
  type OwnText,
  priceFlag,
  type ReviewFlag,
  reusedPhotoFlag,
  wordingFlag,
} from '@letfair/domain/listings/review/review-flags';
import type { Db } from '../../platform/db.ts';
import { findAccountById } from '../accounts/index.ts';
import { findReusedPhotos, photosOf } from '../photos/index.ts';
import { compareRents } from '../search/index.ts';
import { hasEverPublished, type ListingRow } from './listings.repository.ts';
import { factsOfListings, today } from './publication.ts';

type ListerType = 'landlord' | 'agent';

export const assessForm = (form: ListingForm, lister: ListerType): readonly Finding[] =>
  assessListing(factsOfForm(form, lister), today());

/** What the law of today says of stored listings, by their ids. */
export async function assessListings(
  db: Db,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const facts = await factsOfListings(db, listings);
  return new Map([...facts].map(([id, listing]) => [id, assessListing(listing, today())]));
}

export const blocking = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'block');

/** What a moderator should look at in a listing of this account; none of it keeps it from going live. */
export async function findFlags(
  db: Db,
  accountId: string,
  { form, captions = {} }: { readonly form: ListingForm; readonly captions?: Readonly<Record<string, string>> },
): Promise<ReviewFlag[]> {
  const account = await findAccountById(db, accountId);
  const [reused, compared, photos, publishedBefore] = [
    await findReusedPhotos(db, { photoIds: form.images, accountId }),
    await compareRents(db, form.address.postcode, form.bedrooms ?? 0),
    await photosOf(db, accountId, form.images),
    await hasEverPublished(db, accountId),
  ];
  const rentPence = Math.round((form.monthlyRent ?? 0) * 100);
  return [
    reusedPhotoFlag(reused),
    priceFlag(rentPence, compared),
    account ? newAccountFlag(account.created_at, new Date(), publishedBefore ? 1 : 0) : null,
    wordingFlag(
      ownTextsIn(factsOfForm(form, 'landlord', { captions: photos.map(({ id, caption }) => captions[id] ?? caption) })),
    ),
  ].filter((flag) => flag !== null);
}

/** The same texts that the law's wording check reads. */
export const ownTextsIn = ({ wording }: ListingFacts): readonly OwnText[] =>
  Object.entries(wording).flatMap(([field, texts]) => texts.map((text, item) => ({ field, item, text })));
