import type { Db } from '../../../../platform/db.ts';
import type { Account } from '../../sign-in/index.ts';
import { type ExportPart, exportRow, exportRows, readInPages } from './export-part.ts';

export const ownParts: readonly ExportPart[] = [
  {
    file: 'account.json',
    about: 'Your account, what you told us about yourself for it, and your public reply times.',
    tables: [
      'account',
      'tenant_preference',
      'agency',
      'landlord',
      'renter_profile',
      'lister_replies',
      'import_mapping',
      'listing_allowance',
    ],
    rows: exportAccount,
  },
  {
    file: 'sessions.json',
    about: 'Where you are signed in.',
    tables: ['session'],
    rows: (db, { id }) => exportRows(selectByToken(db, 'session', id)),
  },
  ownedPart('sign-ins.json', 'When you signed in lately, and when somebody tried to and failed.', 'sign_in_event'),
  ownedPart('passkeys.json', 'Your passkeys; what they sign with never leaves your devices.', 'passkey'),
  {
    file: 'two-step-sign-in.json',
    about: 'When you set up two-step sign-in; the secret is not part of the copy.',
    tables: ['second_step'],
    rows: (db, { id }) => exportRows(readInPages(selectSecondStep(db, id), (query) => query)),
  },
  {
    file: 'former-addresses.json',
    about: 'Email addresses you have changed and can still return to.',
    tables: ['email_revert'],
    rows: (db, { id }) => exportRows(selectByToken(db, 'email_revert', id)),
  },
  {
    file: 'security-links.json',
    about: 'Addresses that we sent security emails to, whose links still work.',
    tables: ['security_link'],
    rows: (db, { id }) => exportRows(selectByToken(db, 'security_link', id)),
  },
  ownedPart('drafts.json', 'Homes you have begun to list.', 'draft'),
  ownedPart('photos.json', 'Your photos; the pictures themselves are in the folder “photos”.', 'photo'),
  ownedPart('clients.json', 'Your client landlords, if you are an agent.', 'client'),
  {
    file: 'client-access.json',
    about: 'Agencies that show you your homes; and the clients that you have invited or that see their homes with you.',
    tables: ['client_access', 'client_invitation'],
    rows: exportClientAccess,
  },
  ownedPart('api-keys.json', 'Your API keys, without their secrets.', 'api_key'),
  {
    file: 'feed-pictures.json',
    about: 'Pictures that your software named for your homes.',
    tables: ['feed_property'],
    rows: (db, { id }) =>
      exportRows(
        readInPages(
          db.selectFrom('feed_property').selectAll().where('account_id', '=', id).orderBy('reference'),
          (query, last) => query.where('reference', '>', last.reference),
        ),
      ),
  },
  ownedPart('webhooks.json', 'Addresses that are told of what happens to your homes.', 'webhook'),
  ownedPart('imports.json', 'Files with homes you have imported, and how that ended.', 'listing_import'),
  ownedPart('reply-templates.json', 'Texts you keep for answers, if you list homes.', 'reply_template'),
  ownedPart('saved-searches.json', 'Searches you have saved.', 'saved_search'),
  {
    file: 'alerts.json',
    about: 'Homes your saved searches have found lately, and whether we told you.',
    tables: ['alert'],
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
  {
    file: 'favourites.json',
    about: 'Homes you have marked as favourites.',
    tables: ['favorite'],
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
];

async function* exportAccount(db: Db, { id }: Account): AsyncGenerator<unknown> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const details: Record<string, unknown> = {};
  for (const [name, table] of [
    ['preferences', 'tenant_preference'],
    ['agency', 'agency'],
    ['landlord', 'landlord'],
    ['renterProfile', 'renter_profile'],
    ['replyTimes', 'lister_replies'],
    ['importColumns', 'import_mapping'],
    ['newHomes', 'listing_allowance'],
  ] as const) {
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

type OwnedTable =
  | 'api_key'
  | 'webhook'
  | 'listing_import'
  | 'draft'
  | 'photo'
  | 'client'
  | 'passkey'
  | 'reply_template'
  | 'saved_search'
  | 'sign_in_event';

function ownedPart(file: ExportPart['file'], about: string, table: OwnedTable): ExportPart {
  return { file, about, tables: [table], rows: (db, { id }) => exportRows(selectOwned(db, table, id)) };
}

const selectByToken = (db: Db, table: 'session' | 'email_revert' | 'security_link', accountId: string) =>
  readInPages(
    db
      .selectFrom(table as 'session')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('token_hash'),
    (query, last) => query.where('token_hash', '>', last.token_hash),
  );

const selectSecondStep = (db: Db, accountId: string) =>
  db.selectFrom('second_step').selectAll().where('account_id', '=', accountId);

const selectOwned = (db: Db, table: OwnedTable, accountId: string) =>
  readInPages(
    db
      .selectFrom(table as 'draft')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id'),
    (query, last) => query.where('id', '>', last.id),
  );
