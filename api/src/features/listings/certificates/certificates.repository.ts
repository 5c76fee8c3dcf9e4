import type { ConfirmedCertificate } from '@letfair/domain/listings/certificates/certificate-dates';
import type { CertificateDetails } from '@letfair/domain/listings/certificates/certificate-details';
import type { CertificateKind } from '@letfair/domain/listings/certificates/kinds';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { FileOfRow } from '../../../platform/files/certificate-store.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type CertificateRow = Selectable<Tables['certificate']>;

export const homeColumns = [
  'listing.id as home_id',
  'listing.title',
  'listing.reference',
  'listing.line1',
  'listing.postcode',
  'listing.status',
  'listing.nation',
] as const;

export const selectWithHome = (db: Db) =>
  db
    .selectFrom('certificate')
    .innerJoin('listing', 'listing.id', 'certificate.listing_id')
    .selectAll('certificate')
    .select(homeColumns);
export type CertificateWithHome = Awaited<ReturnType<ReturnType<typeof selectWithHome>['execute']>>[number];
export type HomeRow = Pick<
  CertificateWithHome,
  'home_id' | 'title' | 'reference' | 'line1' | 'postcode' | 'status' | 'nation'
>;

/** Without an account, of anybody: for moderators. */
export function findHome(db: Db, id: string, accountId: string | null): Promise<HomeRow | undefined> {
  const query = db.selectFrom('listing').select(homeColumns).where('id', '=', id);
  return (accountId === null ? query : query.where('account_id', '=', accountId)).executeTakeFirst();
}

/** Parallel changes of one home wait for each other. */
export const lockHome = (tx: Tx, accountId: string, id: string): Promise<HomeRow | undefined> =>
  tx
    .selectFrom('listing')
    .select(homeColumns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Current ones and those that were replaced, newest first. */
export const certificatesOfHome = (db: Db, listingId: string): Promise<CertificateWithHome[]> =>
  selectWithHome(db)
    .where('certificate.listing_id', '=', listingId)
    .orderBy('kind')
    .orderBy(sql`replaced_at desc nulls first`)
    .execute();

export const findCertificate = (db: Db, id: string): Promise<CertificateWithHome | undefined> =>
  selectWithHome(db).where('certificate.id', '=', id).executeTakeFirst();

export const findOwnCertificate = (db: Db, accountId: string, id: string): Promise<CertificateWithHome | undefined> =>
  selectWithHome(db)
    .where('certificate.id', '=', id)
    .where('certificate.account_id', '=', accountId)
    .executeTakeFirst();

export const lockCertificate = (tx: Tx, id: string): Promise<CertificateRow | undefined> =>
  tx.selectFrom('certificate').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findCurrent = (tx: Tx, listingId: string, kind: CertificateKind): Promise<CertificateRow | undefined> =>
  tx
    .selectFrom('certificate')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

const columnsOf = ({ number, scheme, issued, expires }: CertificateDetails) => ({
  number,
  scheme,
  issued: issued || null,
  expires: expires || null,
});

interface NewCertificate {
  readonly listingId: string;
  readonly accountId: string;
  readonly kind: CertificateKind;
  readonly details: CertificateDetails;
}

export async function insertCertificate(
  tx: Tx,
  { listingId, accountId, kind, details }: NewCertificate,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('certificate')
    .values({ id, listing_id: listingId, account_id: accountId, kind, ...columnsOf(details) })
    .execute();
  return id;
}

const changed = {
  confirmed_at: null,
  confirmed_by: null,
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`now()`,
};

/** Whatever changes has to be seen by a moderator again; another last day is reminded of anew. */
export const updateDetails = (tx: Tx, id: string, details: CertificateDetails) =>
  tx
    .updateTable('certificate')
    .set({
      ...columnsOf(details),
      ...changed,
      reminded_days: sql`case when expires is not distinct from ${details.expires || null}::date then reminded_days end`,
    })
    .where('id', '=', id)
    .execute();

interface StoredFile {
  readonly id: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly bytes: number;
}

export const setFile = (tx: Tx, id: string, file: StoredFile | null) =>
  tx
    .updateTable('certificate')
    .set({ file_id: file?.id ?? null, file_type: file?.type ?? null, file_bytes: file?.bytes ?? null, ...changed })
    .where('id', '=', id)
    .execute();

export const markReplaced = (tx: Tx, id: string) =>
  tx.updateTable('certificate').set({ replaced_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute();

const fileColumns = ['file_id', 'file_type'] as const;
/** Answers the files of what was deleted. */
export const deleteEarlierThan = (
  tx: Tx,
  { listingId, kind, kept }: { readonly listingId: string; readonly kind: CertificateKind; readonly kept: number },
): Promise<FileOfRow[]> =>
  tx
    .deleteFrom('certificate')
    .where('id', 'in', (select) =>
      select
        .selectFrom('certificate')
        .select('id')
        .where('listing_id', '=', listingId)
        .where('kind', '=', kind)
        .where('replaced_at', 'is not', null)
        .orderBy('replaced_at', 'desc')
        .offset(kept),
    )
    .returning(fileColumns)
    .execute();

export const deleteCertificate = (tx: Tx, id: string): Promise<FileOfRow | undefined> =>
  tx.deleteFrom('certificate').where('id', '=', id).returning(fileColumns).executeTakeFirst();

/** The newest of those that were replaced becomes the current one again. */
export const restoreEarlier = (tx: Tx, listingId: string, kind: CertificateKind) =>
  sql`
    update certificate set replaced_at = null where id = (
      select id from certificate
      where listing_id = ${listingId} and kind = ${kind} and replaced_at is not null
      order by replaced_at desc limit 1
    )
  `.execute(tx);

export const setConfirmed = (tx: Tx, id: string, by: string | null) =>
  tx
    .updateTable('certificate')
    .set({ confirmed_at: by === null ? null : sql<Date>`now()`, confirmed_by: by })
    .where('id', '=', id)
    .execute();

/** Those of these ids that are the file of a certificate. */
/** What the public page may show: seen by a moderator, and not past its last day. A column for statements on `listing`. */
export const confirmedCertificates = (today: string | RawBuilder<unknown>) => sql<ConfirmedCertificate[]>`
  coalesce((
    select json_agg(json_build_object('kind', kind, 'expires', expires) order by kind)
    from certificate
    where certificate.listing_id = listing.id and replaced_at is null
      and confirmed_at is not null and expires >= ${today}::date
  ), '[]')
`;
