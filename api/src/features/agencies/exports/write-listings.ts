import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { BLM_END, blmRecord, blmStart } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { NO_BRANCH } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { blmColumns, blmFileNames, writeBlmRecord } from '@letfair/domain/agencies/portfolio/blm/write-blm';
import { columnName, portfolioColumns } from '@letfair/domain/agencies/portfolio/columns';
import {
  ENVELOPE_END,
  envelopeListing,
  envelopeStart,
  PORTFOLIO_SCHEMA_PATH,
} from '@letfair/domain/agencies/portfolio/envelope';
import { writeRow } from '@letfair/domain/agencies/portfolio/rows';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type Db, write } from '../../../platform/db.ts';
import { csvStream } from '../../../platform/files/csv-stream.ts';
import { streamOf } from '../../../platform/files/file-store.ts';
import { createZipStream, type ZipEntry } from '../../../platform/files/zip-stream.ts';
import { type PhotoStore, photoFileName } from '../../../platform/photos/photo-store.ts';
import { keyOfFile, rememberPhotoKey } from '../portfolio/index.ts';
import { listBranches } from '../teams/index.ts';
import { type ListingOfExport, listingsOfExport, type StoredPhoto } from './listings-to-write.ts';

export interface ExportDeps {
  readonly db: Db;
  readonly photos: PhotoStore;
  readonly publicUrl: string;
}

const JPEG_QUALITY = 85;
/** The format wants a number of the branch; an account without branches is one itself. */
const ONLY_BRANCH = '1';

const addressOn =
  (publicUrl: string) =>
  ({ id, width }: StoredPhoto): string =>
    `${publicUrl}/photos/${photoFileName(id, width)}`;
const fileInZip = ({ id }: StoredPhoto): string => `photos/${id}.webp`;

export const listingsCsv = ({ db, publicUrl }: ExportDeps, accountId: string): Readable =>
  csvStream(rows(listingsOfExport(db, accountId), addressOn(publicUrl)));

async function* rows(listings: AsyncIterable<ListingOfExport>, sourceOf: (photo: StoredPhoto) => string) {
  yield portfolioColumns.map(columnName);
  for await (const listing of listings) yield writeRow(listing.as(sourceOf));
}

const textStream = (pieces: AsyncIterable<string>): Readable => Readable.from(pieces, { objectMode: false });

export const listingsJson = (deps: ExportDeps, accountId: string): Readable =>
  textStream(jsonPieces(deps, accountId, addressOn(deps.publicUrl)));

async function* jsonPieces({ db, publicUrl }: ExportDeps, accountId: string, sourceOf: (photo: StoredPhoto) => string) {
  yield envelopeStart(`${publicUrl}${PORTFOLIO_SCHEMA_PATH}`, new Date());
  let isFirst = true;
  for await (const listing of listingsOfExport(db, accountId)) {
    yield envelopeListing(listing.as(sourceOf), { isFirst });
    isFirst = false;
  }
  yield ENVELOPE_END;
}

/** The JSON file and the pictures that it names. */
export const listingsZip = (deps: ExportDeps, accountId: string): Readable =>
  createZipStream(zipEntries(deps, accountId));

async function* zipEntries(deps: ExportDeps, accountId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'listings.json', open: () => textStream(jsonPieces(deps, accountId, fileInZip)) };
  const written = new Set<string>();
  for await (const { photos } of listingsOfExport(deps.db, accountId))
    for (const photo of photos) {
      if (written.has(photo.id)) continue;
      written.add(photo.id);
      const open = async () => recognised(deps, photo, await streamOf(deps.photos.file(photo.id, photo.width)));
      yield { name: fileInZip(photo), open, packed: true };
    }
}

/** A BLM file with its media, as agents' software reads it: JPEGs named after the home. */
export const listingsBlm = (deps: ExportDeps, accountId: string): Readable =>
  createZipStream(blmEntries(deps, accountId));

async function* blmEntries(deps: ExportDeps, accountId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'listings.blm', open: () => textStream(blmPieces(deps, accountId)) };
  const numberOf = await createBranchNumbers(deps.db, accountId);
  for await (const listing of listingsOfExport(deps.db, accountId)) {
    if (listing.row.status === 'withdrawn') continue;
    const names = mediaNames(listing, numberOf(listing));
    for (const [at, photo] of listing.photos.entries()) {
      const name = names[at];
      if (name === undefined) continue;
      const open = async () => {
        const stored = await streamOf(deps.photos.file(photo.id, photo.width));
        const jpeg = sharp().jpeg({ quality: JPEG_QUALITY });
        stored.once('error', (error) => jpeg.destroy(error)).pipe(jpeg);
        return recognised(deps, photo, jpeg);
      };
      yield { name, open, packed: true };
    }
  }
}

async function* blmPieces({ db }: ExportDeps, accountId: string) {
  const { count } = await db
    .selectFrom('listing')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  yield blmStart(blmColumns, { count, generated: new Date() });
  const numberOf = await createBranchNumbers(db, accountId);
  for await (const listing of listingsOfExport(db, accountId)) {
    const { created_at, updated_at } = listing.row;
    const branch = numberOf(listing);
    const names = mediaNames(listing, branch);
    const written = listing.as((_photo, at) => names[at] ?? '');
    const record = writeBlmRecord(written, { branch, created: created_at, updated: updated_at });
    if (record) yield blmRecord(blmColumns, record);
  }
  yield BLM_END;
}

/** A home without a branch must not have the number of one, because it would belong to it when the file comes back. */
async function createBranchNumbers(db: Db, accountId: string): Promise<(listing: ListingOfExport) => string> {
  const isTaken = (await listBranches(db, accountId)).some(({ code }) => code === ONLY_BRANCH);
  return ({ branchCode }) => branchCode || (isTaken ? NO_BRANCH : ONLY_BRANCH);
}

function mediaNames(listing: ListingOfExport, branch: string): (string | undefined)[] {
  const { reference, photos } = listing.as(({ id }) => id);
  const names = blmFileNames(`${branch}_${reference}`, photos);
  return photos.map((photo) => names.get(photo));
}

/** Keeps the hash of what is written, so that the photo is recognised when the file comes back. */
function recognised({ db }: ExportDeps, { id }: StoredPhoto, picture: Readable): Readable {
  const hash = createHash('sha256');
  const passing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      write(db, (tx) => rememberPhotoKey(tx, id, keyOfFile(hash.digest()))).then(() => done(), done);
    },
  });
  return picture.once('error', (error) => passing.destroy(error)).pipe(passing);
}
