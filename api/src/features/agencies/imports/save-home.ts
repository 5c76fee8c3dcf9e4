import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { type KnownBranch, withKnownBranch } from '@letfair/domain/agencies/portfolio/branches';
import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { takeStepUnasked } from '../../lettings/consequences/index.ts';
import { lockListingOf } from '../../listings/manage/index.ts';
import { type Lister, type SavedListing, type SaveOptions, saveListings } from '../portfolio/index.ts';
import { type FieldNamer, nameOrColumn } from './homes.ts';
import type { AppliedRow, ImportRowRecord } from './import-rows.repository.ts';
import type { HomePhotos } from './pictures/open-pictures.ts';

export interface PreparedHome {
  readonly row: ImportRowRecord;
  /** Null for a home that is withdrawn. */
  readonly photos: HomePhotos | null;
}

export interface Saving {
  readonly lister: Lister;
  readonly options: SaveOptions;
  readonly nameOf: FieldNamer;
  readonly branches: readonly KnownBranch[];
}

/** What became of a row; null for a new home that cannot be listed before tomorrow. */
export type Applied = AppliedRow | null;

/** Makes homes what their rows say; answers in the order of the rows. */
export async function saveHomes(tx: Tx, saving: Saving, homes: readonly PreparedHome[]): Promise<Applied[]> {
  const together = await inSavepoint(tx, () => saveTogether(tx, saving, homes));
  if (together) return together;
  // A value that the database refuses is the fault of one row, and never stops the others.
  const applied: Applied[] = [];
  for (const home of homes) {
    const alone = await inSavepoint(tx, () => saveTogether(tx, saving, [home]));
    applied.push(...(alone ?? [notStored(home.row)]));
  }
  return applied;
}

const notStored = ({ listing_id }: ImportRowRecord): AppliedRow => ({
  outcome: 'refused',
  listingId: listing_id,
  problems: [{ column: '', value: '', wanted: importSentences.notStored }],
});

/** SQLSTATE classes of values that the database refuses. */
const isRefusedValue = (error: unknown): boolean => /^(22|23)/.test(String((error as { code?: unknown }).code));

async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T | null> {
  await sql`savepoint import_rows`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint import_rows`.execute(tx);
    return done;
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await sql`rollback to savepoint import_rows`.execute(tx);
    return null;
  }
}

async function saveTogether(tx: Tx, saving: Saving, homes: readonly PreparedHome[]): Promise<Applied[]> {
  const { lister, options, branches } = saving;
  const toSave = homes.flatMap(({ row, photos }) => (photos && row.home ? [{ row, photos, home: row.home }] : []));
  const listings = toSave.map(({ home, photos }) => withPhotos(withKnownBranch(home, branches).portable, photos));
  const saved = listings.length > 0 ? await saveListings(tx, lister, listings, options) : [];
  const byRow = new Map(toSave.map(({ row }, at) => [row.number, saved[at]]));
  const applied: Applied[] = [];
  for (const { row, photos } of homes) {
    const done = byRow.get(row.number);
    if (done?.retryAfterSeconds !== undefined) applied.push(null);
    else applied.push(done ? appliedOf(saving, done, { row, photos }) : await withdrawHome(tx, saving, row));
  }
  return applied;
}

interface PhotographedHome<Id> {
  readonly portable: PortableListing;
  readonly photoIds?: readonly Id[];
}

/** The photos of a home that were found, in the places of their pictures. */
export function withPhotos<Id>(home: PortableListing, { photos }: HomePhotos<Id>): PhotographedHome<Id> {
  const { photos: _, ...rest } = home;
  return photos === null
    ? { portable: rest }
    : { portable: { ...rest, photos: photos.map(({ photo }) => photo) }, photoIds: photos.map(({ id }) => id) };
}

const appliedOf = (
  { nameOf }: Saving,
  { kind, listingId, problems, notes, ended, replaced }: SavedListing,
  { row, photos }: PreparedHome,
): AppliedRow => ({
  outcome: kind,
  listingId: listingId ?? row.listing_id,
  replaced,
  problems: [
    ...row.problems.filter(({ column }) => column !== nameOf('photos')),
    ...problems.map((found) => ({ column: nameOrColumn(nameOf, found), value: found.value, wanted: found.wanted })),
    ...(row.problems.length === 0 ? notes.map((note) => noteProblem(nameOf, note)) : []),
    ...(ended ? [noteProblem(nameOf, ended)] : []),
    ...(photos?.problems.map((problem) => ({ ...problem, column: nameOf('photos') })) ?? []),
  ],
});

/** What of a row is not taken over, or what it has ended. */
export const noteProblem = (nameOf: FieldNamer, wanted: string) => ({
  column: nameOf('status'),
  value: '',
  wanted,
  isWarning: true,
});

async function withdrawHome(tx: Tx, { lister, options, nameOf }: Saving, row: ImportRowRecord): Promise<AppliedRow> {
  const listing = row.listing_id && (await lockListingOf(tx, lister.id, row.listing_id));
  const step = { action: 'withdraw', actorId: lister.id, note: options.note } as const;
  const taken = listing ? await takeStepUnasked(tx, listing, step) : null;
  if (!taken?.moved.ok) return { outcome: 'unchanged', listingId: row.listing_id, problems: [] };
  return {
    outcome: 'withdrawn',
    listingId: row.listing_id,
    problems: taken.ended ? [noteProblem(nameOf, taken.ended)] : [],
  };
}

/** Homes with a reference that no row of the file names, and that can be withdrawn. */
export const missingHomes = (db: Db, accountId: string, importId: string) =>
  db
    .selectFrom('listing')
    .select(['id', 'reference', 'title'])
    .where('account_id', '=', accountId)
    .where('reference', '<>', '')
    .where('status', 'not in', ['let', 'withdrawn'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('listing_import_row')
            .select('number')
            .where('import_id', '=', importId)
            .whereRef('listing_import_row.reference', '=', 'listing.reference'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
