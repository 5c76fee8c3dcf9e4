import type { ListingFlag } from '@letfair/contract/moderation';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { newAccountFlag, priceFlag, reusedPhotoFlag, wordingFlag } from '@letfair/domain/listings/review-flags';
import { outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import type { Db } from '../../platform/db.ts';
import { findAccountById } from '../accounts/index.ts';
import { findReusedPhotos } from '../photos/index.ts';
import { medianRent } from '../search/index.ts';
import { hasEverPublished } from './listings.repository.ts';

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
