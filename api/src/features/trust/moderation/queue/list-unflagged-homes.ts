import type { reviewContract, UnflaggedHome } from '@letfair/contract/trust/admin/review';
import { MOST_APPROVED_TOGETHER } from '@letfair/domain/trust/moderation/approve-together';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { presentPhoto } from '../../../../platform/photos/present-photo.ts';
import { type ListingRow, photosOfListings } from '../../../listings/manage/index.ts';
import { addPhotoPasses, photosByIds } from '../../../listings/photos/index.ts';
import { listUnflaggedHomes } from './review-queue.repository.ts';

export const showUnflaggedHomes =
  (db: Db): Handler<typeof reviewContract.unflagged> =>
  async ({ actor, query: { lister } }) => {
    const listings = await listUnflaggedHomes(db, lister, MOST_APPROVED_TOGETHER);
    const photoIds = await photosOfListings(
      db,
      listings.map(({ id }) => id),
    );
    const rows = await photosByIds(db, [...new Set([...photoIds.values()].flat())]);
    const photos = new Map(rows.map((row) => [row.id, presentPhoto(row)]));
    const homes = listings.map((listing) => ({
      ...presentUnflaggedHome(listing),
      photos: (photoIds.get(listing.id) ?? []).flatMap((id) => photos.get(id) ?? []),
    }));
    return { ok: true, data: addPhotoPasses({ homes }, actor) };
  };

const presentUnflaggedHome = (listing: ListingRow): Omit<UnflaggedHome, 'photos'> => ({
  id: listing.id,
  version: listing.version,
  title: listing.title,
  description: listing.description,
  place: [listing.line1, listing.city, listing.postcode].join(', '),
  price: listing.rent_pence / 100,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  propertyType: listing.property_type,
  waitingSince: listing.submitted_at.toISOString(),
});
