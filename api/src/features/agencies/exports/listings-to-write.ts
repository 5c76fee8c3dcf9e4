import {
  type ListingToWrite,
  type PhotoKind,
  portableValues,
} from '@letfair/domain/agencies/portfolio/portable-listing';
import type { Db } from '../../../platform/db.ts';
import { type ListingRow, listingsByReference } from '../../listings/manage/index.ts';
import { photosByIds } from '../../listings/photos/index.ts';
import { completeListings, type StoredListing } from '../portfolio/index.ts';
import { inPages, PAGE } from './dealings.repository.ts';

export interface StoredPhoto {
  readonly id: string;
  readonly width: number;
  readonly caption: string;
  readonly kind: PhotoKind;
}

export interface ListingOfExport {
  readonly row: ListingRow;
  /** Empty for a home that belongs to no branch, or to one without a code. */
  readonly branchCode: string;
  readonly photos: readonly StoredPhoto[];
  /** The listing with its photos under the names that the file gives them. */
  readonly as: (sourceOf: (photo: StoredPhoto, at: number) => string) => ListingToWrite;
}

/** All listings of an account, oldest first, as their lister last said them. */
export async function* listingsOfExport(db: Db, accountId: string): AsyncGenerator<ListingOfExport> {
  const pages = inPages((last) => {
    const query = db.selectFrom('listing').selectAll().where('account_id', '=', accountId);
    return (last ? query.where('id', '>', last) : query).orderBy('id').limit(PAGE).execute();
  });
  for await (const rows of pages) {
    const stored = await completeListings(db, rows);
    const current = await listingsByReference(db, accountId, [...new Set(rows.map(({ reference }) => reference))]);
    const images = [...stored.values()].flatMap(({ form }) => form.images);
    const pictures = new Map((await photosByIds(db, images)).map((photo) => [photo.id, photo]));
    for (const row of rows) {
      const listing = stored.get(row.id);
      if (listing) yield present(listing, { isCurrent: current.get(row.reference)?.id === row.id, pictures });
    }
  }
}

interface Surroundings {
  /** Whether the reference leads to it, and to no newer listing of the same home. */
  readonly isCurrent: boolean;
  readonly pictures: ReadonlyMap<string, Pick<StoredPhoto, 'width' | 'kind'>>;
}

function present(
  { row, form, captions, client, branch }: StoredListing,
  { isCurrent, pictures }: Surroundings,
): ListingOfExport {
  const photos = form.images.flatMap((id) => {
    const picture = pictures.get(id);
    return picture ? [{ id, width: picture.width, kind: picture.kind, caption: captions.get(id) ?? '' }] : [];
  });
  return {
    row,
    branchCode: branch.code,
    photos,
    as: (sourceOf) => ({
      reference: isCurrent ? row.reference : row.id,
      client,
      branch: branch.name,
      status: row.status,
      values: portableValues(form),
      photos: photos.map((photo, at) => ({
        kind: photo.kind,
        caption: photo.caption,
        source: sourceOf(photo, at),
      })),
    }),
  };
}
