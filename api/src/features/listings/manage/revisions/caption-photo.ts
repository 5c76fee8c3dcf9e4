import type { Finding } from '@letfair/domain/listings/law/rule';
import { wordingFlag } from '@letfair/domain/listings/review/review-flags';
import { keepsRevision } from '@letfair/domain/listings/review/revision';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { setCaption } from '../../photos/index.ts';
import { applyOrHoldEdit, keepRevision } from '../edit-listing.ts';
import { formOfListing } from '../listing-columns.ts';
import { photoIdsOf } from '../listing-photos.repository.ts';
import { bumpListingVersion, type ListingRow } from '../listings.repository.ts';
import { assessEdit, blockersOfEdit, type ListingEdit } from './assess-edit.ts';
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
    const form = revision ? formOfRevision(revision, listing) : before;
    const { [photoId]: waiting, ...others } = revision?.captions ?? {};
    if (waits) {
      const edit = { form, captions: { ...others, [photoId]: caption } };
      const { reasons, flags } = await assessEdit(tx, listing, before, edit);
      await keepRevision(tx, accountId, listing, { before, edit, reasons, flags });
    } else if (waiting !== undefined) await applyOrHoldEdit(tx, accountId, listing, { form, captions: others });
  }
  // A moderator may be reading these.
  for (const { id, status } of listings) if (status === 'pending') await bumpListingVersion(tx, id);
  return waits;
}

interface ReadCaptions {
  /** By the ids of their photos. */
  readonly captions: ListingEdit['captions'];
  /** Whether they become those of their photos. */
  readonly areApproved: boolean;
}

/** What the law of another listing says of captions that would become those of photos which it shows as well. */
export async function blockersElsewhere(
  tx: Tx,
  listing: ListingRow,
  captions: ListingEdit['captions'],
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const other of await otherListings(tx, listing, captions))
    if (keepsRevision(other.status)) {
      const form = await shownForm(tx, other);
      const before = await blockersOfEdit(tx, other, { form, captions: {} });
      const now = await blockersOfEdit(tx, other, { form, captions });
      found.push(...now.filter(({ sentence }) => !before.some((known) => known.sentence === sentence)));
    }
  return found;
}

/** A photo has one caption: what was decided about it with one listing no longer waits with the others. */
export async function applyCaptionsElsewhere(
  tx: Tx,
  listing: ListingRow,
  { captions, areApproved }: ReadCaptions,
): Promise<void> {
  for (const other of await otherListings(tx, listing, captions)) {
    const revision = await revisionOf(tx, other.id);
    const waiting = Object.entries(revision?.captions ?? {});
    const left = waiting.filter(([photoId, caption]) => captions[photoId] !== caption);
    if (revision && left.length < waiting.length)
      await applyOrHoldEdit(tx, other.account_id, other, {
        form: formOfRevision(revision, other),
        captions: Object.fromEntries(left),
      });
    // A moderator may be reading it.
    else if (areApproved && other.status === 'pending') await bumpListingVersion(tx, other.id);
  }
}

async function otherListings(tx: Tx, { id, account_id }: ListingRow, captions: ListingEdit['captions']) {
  const found = new Map<string, ListingRow>();
  for (const photoId of Object.keys(captions))
    for (const other of await lockListingsWith(tx, account_id, photoId)) found.set(other.id, other);
  found.delete(id);
  return [...found.values()];
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
