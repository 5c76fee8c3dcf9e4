import type { Db } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ComposedParts, exportRow, readInPages } from './export-part.ts';

export const listingParts: ComposedParts<'listings.json' | 'account-history.json'> = {
  'listings.json': {
    about:
      'The homes you list, with their rents, photos, certificates, inventory and history, and any changes waiting for review.',
    rows: exportListings,
  },
  'account-history.json': {
    about: 'Decisions about your account.',
    rows: (db, { id }) => exportHistory(db, 'account', id),
  },
};

async function* exportListings(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const rows = readInPages(
    db.selectFrom('listing').selectAll().where('account_id', '=', id).orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const listing of rows) {
    const ofListing = <
      T extends
        | 'listing_revision'
        | 'listing_photo'
        | 'listing_rent'
        | 'certificate'
        | 'inventory_booking'
        | 'listing_view',
    >(
      table: T,
    ) =>
      db
        .selectFrom(table as 'listing_view')
        .selectAll()
        .where('listing_id', '=', listing.id);
    const revision = await ofListing('listing_revision').executeTakeFirst();
    const photos = await ofListing('listing_photo').execute();
    const rents = await ofListing('listing_rent')
      .orderBy('id' as never)
      .execute();
    const certificates = await ofListing('certificate').execute();
    const booking = await ofListing('inventory_booking').executeTakeFirst();
    // One row a day, merged to one a month after a while.
    const views = await ofListing('listing_view').orderBy('day').execute();
    const history: unknown[] = [];
    for await (const entry of exportHistory(db, 'listing', listing.id)) history.push(entry);
    yield {
      ...exportRow(listing),
      revision: revision ? exportRow(revision) : null,
      photos: photos.map(exportRow),
      rents: rents.map(exportRow),
      certificates: (certificates as object[]).map(exportCertificate),
      inventoryBooking: booking ? exportRow(booking) : null,
      views: views.map(({ day, views: counted }) => ({ day, views: counted })),
      history,
    };
  }
}

/** Leaves out which admin has seen it. */
const exportCertificate = (row: object) => {
  const { confirmedBy: _, ...shown } = exportRow(row);
  return shown;
};

/** Leaves out who acted: the admin's id is personal data of the admin. */
async function* exportHistory(db: Db, targetType: 'listing' | 'account', targetId: string): AsyncGenerator<unknown> {
  const rows = readInPages(
    db
      .selectFrom('audit_entry')
      .select(['id', 'at', 'actor_role', 'action', 'status', 'note'])
      .where('target_type', '=', targetType)
      .where('target_id', '=', targetId)
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
  for await (const { id: _, ...entry } of rows) yield exportRow(entry);
}
