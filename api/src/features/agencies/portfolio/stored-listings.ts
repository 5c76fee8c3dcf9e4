import type { ListingState } from '@letfair/domain/agencies/portfolio/put-back';
import type { PhotoKind } from '@letfair/domain/files/photos';
import type { ListingForm } from '@letfair/domain/listings/fields';
import type { Db } from '../../../platform/db.ts';
import { isUuid } from '../../../platform/ids.ts';
import {
  formOfListing,
  formOfRevision,
  type ListingRow,
  listingsByReference,
  listingsOfAccount,
  photosOfListings,
  revisionsOf,
} from '../../listings/manage/index.ts';
import { photosByIds } from '../../listings/photos/index.ts';
import { clientNamesOf } from '../clients/index.ts';
import { branchesByIds } from '../teams/index.ts';

/** A listing as its lister last said it: with the changes that wait for a moderator. */
export interface StoredListing {
  readonly row: ListingRow;
  readonly form: ListingForm;
  /** The photos that it shows, in their order; the form may have others that wait. */
  readonly images: readonly string[];
  readonly hasRevision: boolean;
  /** Of its photos, by their ids, with those that wait. */
  readonly captions: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, PhotoKind>;
  /** The name of its client, '' where there is none. */
  readonly client: string;
  /** Both are '' where it belongs to none, the code also where the branch has none. */
  readonly branch: { readonly name: string; readonly code: string };
}

const NO_BRANCH = { name: '', code: '' } as const;

export const stateOf = ({ row, form, captions, kinds }: StoredListing): ListingState => ({
  status: statusOf(row),
  clientId: row.client_id,
  branchId: row.branch_id,
  form,
  captions,
  kinds,
});

/** A home that the law withholds is live again as soon as that is put right. */
export const statusOf = ({ status, withheld_at }: ListingRow): ListingState['status'] =>
  withheld_at ? 'live' : status;

/** What an account has under these references. A listing also goes by its id, as exports call those without a reference. */
export async function findStoredListings(
  db: Db,
  accountId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, StoredListing>> {
  const rows = new Map(await listingsByReference(db, accountId, references));
  const ids = references.filter((reference) => !rows.has(reference) && isUuid(reference));
  for (const row of await listingsOfAccount(
    db,
    accountId,
    ids.map((id) => id.toLowerCase()),
  ))
    rows.set(row.id, row);
  const stored = await completeListings(db, [...rows.values()]);
  return new Map(
    references.flatMap((reference) => {
      const row = rows.get(reference) ?? rows.get(reference.toLowerCase());
      const found = row && stored.get(row.id);
      return found ? [[reference, found] as const] : [];
    }),
  );
}

/** Rows with what belongs to them, by the ids of the listings. */
export async function completeListings(
  db: Db,
  rows: readonly ListingRow[],
): Promise<ReadonlyMap<string, StoredListing>> {
  const ids = rows.map(({ id }) => id);
  const photos = await photosOfListings(db, ids);
  const revisions = await revisionsOf(db, ids);
  const clients = await clientNamesOf(
    db,
    rows.flatMap(({ client_id }) => client_id ?? []),
  );
  const branches = await branchesByIds(
    db,
    rows.flatMap(({ branch_id }) => branch_id ?? []),
  );
  const forms = new Map(
    rows.map((row) => {
      const revision = revisions.get(row.id);
      return [row.id, revision ? formOfRevision(revision, row) : formOfListing(row, photos.get(row.id) ?? [])];
    }),
  );
  const shown = await photosByIds(
    db,
    [...forms.values()].flatMap(({ images }) => images),
  );
  const byId = new Map(shown.map((photo) => [photo.id, photo]));
  return new Map(
    rows.map((row) => {
      const form = forms.get(row.id)!;
      const waiting = revisions.get(row.id)?.captions ?? {};
      return [
        row.id,
        {
          row,
          form,
          images: photos.get(row.id) ?? [],
          hasRevision: revisions.has(row.id),
          captions: new Map(form.images.map((id) => [id, waiting[id] ?? byId.get(id)?.caption ?? ''])),
          kinds: new Map(form.images.map((id) => [id, byId.get(id)?.kind ?? 'photo'])),
          client: (row.client_id && clients.get(row.client_id)) || '',
          branch: (row.branch_id && branches.get(row.branch_id)) || NO_BRANCH,
        },
      ];
    }),
  );
}
