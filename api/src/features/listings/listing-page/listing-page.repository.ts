import type { PhotoKind } from '@letfair/domain/files/photos';
import type { ConfirmedCertificate } from '@letfair/domain/listings/certificates/certificate-dates';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { showsPage } from '../../accounts/page-names/index.ts';
import { ownRents } from '../../search/rents/index.ts';
import { type RepliesColumns, repliesColumns, withReplies } from '../../search/results/index.ts';
import { confirmedCertificates } from '../certificates/index.ts';
import {
  type FormRow,
  formColumns,
  type ListingRow,
  type OutsideFormRow,
  outsideFormColumns,
} from '../manage/index.ts';
import { fixedStatement } from './fixed-statement.ts';
import {
  type Likeness,
  type LikenessValues,
  type SimilarTexts,
  similarVersion,
  valuesOfLikeness,
} from './similar-listings.ts';

const pageColumns = [
  'id',
  'account_id',
  'status',
  'outcode',
  'nation',
  'published_at',
  'confirmed_at',
  'point_lat',
  'point_lng',
  'point_source',
  'reduced_from_pence',
  'continues_id',
] as const satisfies readonly (keyof ListingRow)[];

const listerColumns = ['first_name', 'last_name', 'hidden_at'] as const;
const agencyColumns = [
  'company_name',
  'redress_scheme',
  'redress_number',
  'client_money_protection',
  'fees_link',
] as const;

type Nullable<T> = { [Name in keyof T]: T[Name] | null };

/** JSON has instants as texts. */
type Written<T> = { [Name in keyof T]: Date extends T[Name] ? Exclude<T[Name], Date> | string : T[Name] };

/** A listing with everything that its page shows and the law looks at. */
export interface ListingPageRow
  extends FormRow,
    OutsideFormRow,
    Written<Pick<ListingRow, (typeof pageColumns)[number]>>,
    Written<Pick<Selectable<Tables['account']>, (typeof listerColumns)[number]>>,
    Nullable<Pick<Selectable<Tables['agency']>, (typeof agencyColumns)[number]>>,
    RepliesColumns {
  readonly lister_since: string;
  /** Null where the lister has no public page. */
  readonly page_name: string | null;
  /** The day whose law applies. */
  readonly today: string;
  readonly photos: (Selectable<Tables['photo']>['cover'] & { readonly kind?: PhotoKind })[];
  readonly confirmed: ConfirmedCertificate[];
  /** Its own, oldest first. */
  readonly rents: { readonly rent_pence: number; readonly since: string; readonly until: string | null }[];
}

const namesOf = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${column}`).join(', ');

const ownColumns = sql.raw(
  [
    namesOf('listing', [...pageColumns, ...formColumns]),
    namesOf('account', listerColumns),
    namesOf('agency', agencyColumns),
    namesOf('lister_replies', repliesColumns),
  ].join(', '),
);

interface PageColumns {
  /** Rows of `photo` and `position`. */
  readonly photos: RawBuilder<unknown>;
  readonly today: RawBuilder<unknown>;
}

const columnsOfPage = ({ photos, today }: PageColumns) => sql`
  ${ownColumns}, ${outsideFormColumns}, account.created_at as lister_since,
  case when ${showsPage('account')} then page_name.name end as page_name, ${today}::text as today,
  ${confirmedCertificates(today)} as confirmed, ${ownRents} as rents,
  coalesce((
    select json_agg(case when kind = 'photo' then photo.cover
      else (photo.cover::jsonb || jsonb_build_object('kind', kind))::json end order by position)
    from ${photos}
  ), '[]') as photos
`;

const joins = sql`
  join account on account.id = listing.account_id
  left join agency on agency.account_id = listing.account_id
  left join page_name on page_name.account_id = listing.account_id and page_name.is_current
  ${sql.raw(withReplies)}
`;

const listingPhotos = sql`
  listing_photo join photo on photo.id = photo_id where listing_photo.listing_id = listing.id
`;

/** What is read for a page besides its rows of `listing`, `account`, `agency`, `page_name` and `lister_replies`. */
const furtherRows = [
  sql`select concat_ws('.', listing_photo.ctid, listing_photo.xmin, photo.xmin) as row from ${listingPhotos}`,
  sql`select concat_ws('.', ctid, xmin) as row from listing_rent where listing_id = listing.id`,
  sql`select concat_ws('.', ctid, xmin) as row from certificate where listing_id = listing.id`,
  sql`select concat_ws('.', ctid, xmin) as row from appeal where listing_id = listing.id and kind = 'wording'`,
];

/**
 * A text that differs as soon as a row has changed that the page is made of. A row that is written gets the number of the
 * transaction that wrote it, and rows of one transaction are told apart by where they are.
 */
const pageVersion = sql<string>`concat_ws(' ', listing.xmin, account.xmin, coalesce(agency.xmin, '0'),
  coalesce(page_name.xmin, '0'), coalesce(lister_replies.xmin, '0'),
  ${sql.join(furtherRows.map((rows) => sql`(select coalesce(string_agg(row, ','), '-') from (${rows}) as rows)`))})`;

interface PageText {
  /** A `ListingPageRow` as JSON. */
  readonly page: string;
  readonly pageVersion: string;
}

const selectPageText = fixedStatement<PageText, { readonly id: string; readonly today: string }>(
  (value) => sql`
    select ${pageVersion} as "pageVersion", (
      select row_to_json(page) from (select ${columnsOfPage({ photos: listingPhotos, today: value('today') })}) as page
    )::text as page
    from listing ${joins} where listing.id = ${value('id')}
  `,
);

/** A home in one statement, because sending one costs more than what it reads. */
export const readListingPage = async (db: Db, id: string, today: string): Promise<PageText | undefined> =>
  (await selectPageText(db, { id, today }))[0];

/** The versions of a page and of the homes like it. */
type PageVersions = Pick<PageText, 'pageVersion'> & Pick<SimilarTexts, 'similarVersion'>;

const selectVersions = fixedStatement<PageVersions, LikenessValues>(
  (value) => sql`
    select ${pageVersion} as "pageVersion", ${similarVersion(value)} as "similarVersion"
    from listing ${joins} where listing.id = ${value('id')}
  `,
);

export const readPageVersions = async (db: Db, like: Likeness): Promise<PageVersions | undefined> =>
  (await selectVersions(db, valuesOfLikeness(like)))[0];

interface UnsavedListing {
  /** Columns of `listing`; those that are left out are null. */
  readonly columns: { readonly [Name in keyof ListingRow]?: unknown };
  readonly photoIds: readonly string[];
  readonly today: string;
}

/** The same of a listing that is not stored, or not like this; photos of other accounts are left out. */
export async function readUnsavedPage(
  db: Db,
  { columns, photoIds, today }: UnsavedListing,
): Promise<ListingPageRow | undefined> {
  const listing = sql`jsonb_populate_record(null::listing, ${JSON.stringify(columns)}::jsonb) as listing`;
  const photos = sql`
    unnest(${photoIds}::uuid[]) with ordinality as chosen (photo_id, position)
    join photo on photo.id = photo_id and photo.account_id = listing.account_id
  `;
  const { rows } = await sql<{ page: ListingPageRow }>`
    select row_to_json(page) as page from (
      select ${columnsOfPage({ photos, today: sql`${today}` })} from ${listing} ${joins}
    ) as page
  `.execute(db);
  return rows[0]?.page;
}
