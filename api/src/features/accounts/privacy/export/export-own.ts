import type { Db } from '../../../../platform/db.ts';
import { accountTables } from '../../../../platform/retention/account-tables.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ComposedParts, exportRow, exportRows, readInPages } from './export-part.ts';

export const ownParts: ComposedParts<'account.json' | 'client-access.json' | 'alerts.json' | 'favourites.json'> = {
  'account.json': {
    about: 'Your account, what you’ve told us about yourself, and the reply times we show on your listings.',
    rows: exportAccount,
  },
  'client-access.json': {
    about: 'Agencies that show you how your homes are doing, and clients you’ve invited to see theirs.',
    rows: exportClientAccess,
  },
  'alerts.json': {
    about: 'Homes your saved searches found recently, and whether we told you about them.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db.selectFrom('alert').selectAll().where('account_id', '=', id).orderBy('search_id').orderBy('listing_id'),
          (query, last) =>
            query.where((where) =>
              where(where.refTuple('search_id', 'listing_id'), '>', where.tuple(last.search_id, last.listing_id)),
            ),
        ),
      ),
  },
  'favourites.json': {
    about: 'Homes you’ve saved as favourites.',
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db
            .selectFrom('favorite')
            .innerJoin('listing', 'listing.id', 'favorite.listing_id')
            .select(['favorite.listing_id', 'listing.title', 'favorite.created_at'])
            .where('favorite.account_id', '=', id)
            .orderBy('favorite.listing_id'),
          (query, last) => query.where('favorite.listing_id', '>', last.listing_id),
        ),
      ),
  },
};

/** Tables with one row for an account, and their names in account.json. */
const accountDetails = Object.entries(accountTables).flatMap(([table, rule]) =>
  'as' in rule.export && rule.export.as !== undefined ? [[table as 'landlord', rule.export.as] as const] : [],
);

async function* exportAccount(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const details: Record<string, unknown> = {};
  for (const [table, name] of accountDetails) {
    const row = await db.selectFrom(table).selectAll().where('account_id', '=', id).executeTakeFirst();
    if (row) details[name] = exportRow(row);
  }
  yield { ...exportRow(account), ...details };
}

/** A person is the client of few agencies, and an agency has at most MAX_CLIENTS. */
async function* exportClientAccess(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const accesses = await db
    .selectFrom('client_access')
    .selectAll()
    .where((where) => where.or([where('person_id', '=', id), where('account_id', '=', id)]))
    .execute();
  const invitations = await db.selectFrom('client_invitation').selectAll().where('account_id', '=', id).execute();
  for (const row of [...accesses, ...invitations]) yield exportRow(row);
}
