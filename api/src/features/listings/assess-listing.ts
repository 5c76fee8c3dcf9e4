import type { ListingFlag } from '@letfair/contract/moderation';
import { assessListing } from '@letfair/domain/compliance/assess';
import { factsOfForm } from '@letfair/domain/compliance/facts';
import type { Finding } from '@letfair/domain/compliance/rule';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { newAccountFlag, priceFlag, reusedPhotoFlag, wordingFlag } from '@letfair/domain/listings/review/review-flags';
import { outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import type { Db } from '../../platform/db.ts';
import { findAccountById } from '../accounts/index.ts';
import { findReusedPhotos } from '../photos/index.ts';
import { medianRent } from '../search/index.ts';
import { formOfListing } from './listing-columns.ts';
import { hasEverPublished, type ListingRow } from './listings.repository.ts';

type ListerType = 'landlord' | 'agent';

const today = (): string => new Date().toISOString().slice(0, 10);

export const assessForm = (form: ListingForm, lister: ListerType): readonly Finding[] =>
  assessListing(factsOfForm(form, lister), today());

/** What the law of today says of a stored listing. */
export const assessRow = (listing: ListingRow, lister: ListerType): readonly Finding[] =>
  assessForm(formOfListing(listing, []), lister);

export const blocking = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'block');

/** What a moderator should look at in a listing of this account; none of it keeps it from going live. */
export async function findFlags(db: Db, accountId: string, form: ListingForm): Promise<ListingFlag[]> {
  const account = await findAccountById(db, accountId);
  const [reused, median, publishedBefore] = [
    await findReusedPhotos(db, { photoIds: form.images, accountId }),
    await medianRent(db, outcodeOf(form.address.postcode) ?? ''),
    await hasEverPublished(db, accountId),
  ];
  const rentPence = Math.round((form.monthlyRent ?? 0) * 100);
  return [
    reusedPhotoFlag(reused),
    priceFlag(rentPence, median),
    account ? newAccountFlag(account.created_at, new Date(), publishedBefore ? 1 : 0) : null,
    wordingFlag([form.title, form.propertyDescription, form.specialConditions, ...form.features]),
  ].filter((flag) => flag !== null);
}
