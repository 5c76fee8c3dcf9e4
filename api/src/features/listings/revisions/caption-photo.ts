import { wordingFlag } from '@letfair/domain/listings/review/review-flags';
import { keepsRevision } from '@letfair/domain/listings/review/revision';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { setCaption } from '../../photos/index.ts';
import { keepRevision, settleEdit } from '../edit-listing.ts';
import { formOfListing } from '../listing-columns.ts';
import { photoIdsOf } from '../listing-photos.repository.ts';
import { bumpListingVersion, type ListingRow } from '../listings.repository.ts';
import { assessEdit } from './assess-edit.ts';
import { formOfRevision, revisionOf } from './revisions.repository.ts';

interface Caption {
  readonly accountId: string;
  readonly photoId: string;
  readonly caption: string;
}

/**
 * Captions a photo, or lets a caption that a moderator has to read wait with every approved listing that shows the
 * photo. True when it waits.
 */
export async function captionPhoto(tx: Tx, { accountId, photoId, caption }: Caption): Promise<boolean> {
  const listings = await lockListingsWith(tx, accountId, photoId);
  const approved = listings.filter(({ status }) => keepsRevision(status));
  let waits = approved.length > 0 && wordingFlag([{ field: 'captions', item: 0, text: caption }]) !== null;
  for (const listing of approved) {
    const form = await shownForm(tx, listing);
    const { reasons } = await assessEdit(tx, listing, form, { form, captions: { [photoId]: caption } });
    waits ||= reasons.length > 0;
  }
  if (!waits) await setCaption(tx, accountId, photoId, caption);
  for (const listing of approved) {
    const before = await shownForm(tx, listing);
    const revision = await revisionOf(tx, listing.id);
    const form = revision ? formOfRevision(revision) : before;
    const { [photoId]: waiting, ...others } = revision?.captions ?? {};
    if (waits) {
      const edit = { form, captions: { ...others, [photoId]: caption } };
      const { reasons } = await assessEdit(tx, listing, before, edit);
      await keepRevision(tx, accountId, listing, { before, edit, reasons });
    } else if (waiting !== undefined) await settleEdit(tx, accountId, listing, { form, captions: others });
  }
  // A moderator may be reading these.
  for (const { id, status } of listings) if (status === 'pending') await bumpListingVersion(tx, id);
  return waits;
}

const shownForm = async (tx: Tx, listing: ListingRow) => formOfListing(listing, await photoIdsOf(tx, listing.id));

/** Listings of an account that show the photo, or are to show it. */
async function lockListingsWith(tx: Tx, accountId: string, photoId: string): Promise<ListingRow[]> {
  const rows = await tx
    .selectFrom('listing')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(
        exists (select from listing_photo shown where shown.listing_id = listing.id and shown.photo_id = ${photoId})
        or exists (
          select from listing_revision revised
          where revised.listing_id = listing.id and revised.form -> 'images' ? ${photoId}::text
        )
      )`,
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows;
}
