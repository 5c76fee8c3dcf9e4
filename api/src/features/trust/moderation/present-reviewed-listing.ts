import type { DetailedFlag, ReviewedListing, ReviewedListingSummary } from '@letfair/contract/trust/admin/moderation';
import type { ListingCopy } from '@letfair/domain/listings/review/copies/copy-flag';
import type { ReusedPhoto, ReviewFlag } from '@letfair/domain/listings/review/review-flags';
import type { Db } from '../../../platform/db.ts';
import { presentPhoto } from '../../../platform/photos/present-photo.ts';
import { findCompanyNames, findRedressOf } from '../../accounts/profile/index.ts';
import { type Account, findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { type ListingRow, listingsByIds, revisionOf, wholeListing } from '../../listings/manage/index.ts';
import { photosByIds } from '../../listings/photos/index.ts';
import { presentRedress } from './confirm-redress.ts';

/** Who lists a home, as the moderators see them. */
export const presentLister = (account: Account, company = ''): ReviewedListingSummary['lister'] => ({
  id: account.id,
  name: `${account.first_name} ${account.last_name}`,
  company,
  email: account.email,
  userType: account.user_type === 'agent' ? 'agent' : 'landlord',
  createdAt: account.created_at.toISOString(),
  suspended: account.suspended_at !== null,
});

export async function reviewedListing(db: Db, listing: ListingRow, account: Account): Promise<ReviewedListing> {
  const [redress, companies] = await Promise.all([findRedressOf(db, account.id), findCompanyNames(db, [account.id])]);
  const lister = {
    ...presentLister(account, companies.get(account.id)),
    redress: redress ? presentRedress(redress) : null,
  };
  const { revision, ...whole } = await wholeListing(db, listing);
  const revised = (await revisionOf(db, listing.id))?.flags ?? [];
  return {
    ...whole,
    lister,
    flags: await presentFlags(db, listing.flags),
    revision: revision && { ...revision, flags: await presentFlags(db, revised) },
  };
}

/** With the photos and listings as they are now: a title changes, and what is erased is no longer shown. */
async function presentFlags(db: Db, flags: readonly ReviewFlag[]): Promise<DetailedFlag[]> {
  const reused = flags.flatMap((flag) => (flag.kind === 'reused-photo' ? (flag.photos ?? []) : []));
  const copies = flags.flatMap((flag) => (flag.kind === 'copy' ? (flag.copies ?? []) : []));
  const properties = await loadProperties(db, [
    ...reused.map(({ otherListingId }) => otherListingId),
    ...copies.map(({ listingId }) => listingId),
  ]);
  const presentReused = reused.length > 0 ? await loadReused(db, reused, properties) : () => [];
  return flags.map((flag) => {
    const { kind, sentence } = flag;
    if (kind === 'reused-photo') return { kind, sentence, ...(flag.photos && { photos: presentReused(flag.photos) }) };
    if (kind === 'copy')
      return { kind, sentence, ...(flag.copies && { copies: presentCopies(flag.copies, properties) }) };
    if (kind === 'wording' || kind === 'unlawful-wording')
      return { kind, sentence, ...(flag.words && { words: [...flag.words] }) };
    if (kind === 'new-account')
      return { kind, sentence, ...(flag.accountCreatedAt && { accountCreatedAt: flag.accountCreatedAt }) };
    if (kind !== 'price') return { kind, sentence };
    const { rentPence, compared } = flag;
    if (rentPence === undefined || !compared) return { kind, sentence };
    const { medianPence, homes, bedrooms, place } = compared;
    return { kind, sentence, rent: { price: rentPence / 100, median: medianPence / 100, homes, bedrooms, place } };
  });
}

type Properties = Awaited<ReturnType<typeof loadProperties>>;

async function loadProperties(db: Db, ids: readonly string[]) {
  const listings = await listingsByIds(db, [...new Set(ids)]);
  const accounts = await findAccountsByIds(db, [...new Set(listings.map(({ account_id }) => account_id))]);
  return new Map(
    listings.map(({ id, title, status, account_id }) => {
      const lister = accounts.get(account_id);
      return [id, { id, title, status, lister: lister ? `${lister.first_name} ${lister.last_name}` : '' }];
    }),
  );
}

/** Without those that are gone. */
const presentCopies = (copies: readonly ListingCopy[], properties: Properties) =>
  copies.flatMap(({ listingId, matches }) => {
    const property = properties.get(listingId);
    return property ? [{ matches: [...matches], property }] : [];
  });

async function loadReused(db: Db, reused: readonly ReusedPhoto[], properties: Properties) {
  const photos = new Map(
    (await photosByIds(db, [...new Set(reused.flatMap(({ photoId, otherPhotoId }) => [photoId, otherPhotoId]))])).map(
      (photo) => [photo.id, presentPhoto(photo)],
    ),
  );
  return (shown: readonly ReusedPhoto[]) =>
    shown.map(({ photoId, otherPhotoId, otherListingId }) => ({
      photo: photos.get(photoId) ?? null,
      otherPhoto: photos.get(otherPhotoId) ?? null,
      property: properties.get(otherListingId) ?? null,
    }));
}
