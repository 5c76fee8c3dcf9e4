import type { OwnListing } from '@letfair/contract/listings';
import type { Photo } from '@letfair/contract/photos';
import type { Db } from '../../platform/db.ts';
import { historyOf } from '../audit/index.ts';
import { bookingOf } from '../inventory/index.ts';
import { photosByIds, presentPhoto } from '../photos/index.ts';
import { assessRow } from './assess-row.ts';
import { coverIdsOf, photoIdsOf } from './listing-photos.repository.ts';
import type { ListingRow } from './listings.repository.ts';
import { presentListing } from './present-listing.ts';

const MOST_HISTORY = 100;

/** A listing with everything its lister and the moderators see of it. One query after the other: it may be a transaction. */
export async function wholeListing(db: Db, listing: ListingRow, lister: 'landlord' | 'agent'): Promise<OwnListing> {
  const photoIds = await photoIdsOf(db, listing.id);
  return presentListing(listing, {
    photos: (await photosByIds(db, photoIds)).map(presentPhoto),
    findings: assessRow(listing, lister),
    booking: await bookingOf(db, listing.id),
    history: await historyOf(db, 'listing', listing.id, MOST_HISTORY),
  });
}

/** The cover of each listing, by the listing's id. */
export async function coversOf(db: Db, listings: readonly ListingRow[]): Promise<ReadonlyMap<string, Photo>> {
  const coverIds = await coverIdsOf(
    db,
    listings.map(({ id }) => id),
  );
  const photos = await photosByIds(db, [...new Set(coverIds.values())]);
  const byId = new Map(photos.map((photo) => [photo.id, presentPhoto(photo)]));
  const covers = [...coverIds].map(([listingId, photoId]) => [listingId, byId.get(photoId)] as const);
  return new Map(covers.filter((pair): pair is [string, Photo] => pair[1] !== undefined));
}
