import type { PhotoKind } from '@letfair/domain/files/photos';
import type { ConfirmedCertificate } from '@letfair/domain/listings/certificates/certificate-dates';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
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
import { type Likeness, similarCardsText } from './similar-listings.ts';

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

interface PageTexts {
  readonly page: string;
  /** Null unless a likeness was given. */
  readonly similar: string | null;
}

interface PageSource {
  readonly listing: RawBuilder<unknown>;
  /** Rows of `photo` and `position`. */
  readonly photos: RawBuilder<unknown>;
  readonly today: string;
}

const selectPage = ({ listing, photos, today }: PageSource) => sql`
  select ${ownColumns}, ${outsideFormColumns}, account.created_at as lister_since, ${today}::text as today,
    ${confirmedCertificates(today)} as confirmed, ${ownRents} as rents,
    coalesce((
      select json_agg(case when kind = 'photo' then photo.cover
        else (photo.cover::jsonb || jsonb_build_object('kind', kind))::json end order by position)
      from ${photos}
    ), '[]') as photos
  from ${listing}
  join account on account.id = listing.account_id
  left join agency on agency.account_id = listing.account_id
  ${sql.raw(withReplies)}
`;

const listingPhotos = sql`
  listing_photo join photo on photo.id = photo_id where listing_photo.listing_id = listing.id
`;

/**
 * A home as the JSON text of a `ListingPageRow`, in one statement, because sending one costs more than what it reads.
 * Who knows already what its similar homes are like gets them with it.
 */
export async function readListingPage(
  db: Db,
  { id, today, like }: { readonly id: string; readonly today: string; readonly like: Likeness | undefined },
): Promise<PageTexts | undefined> {
  const { rows } = await sql<PageTexts>`
    select row_to_json(page)::text as page, ${like ? similarCardsText(like) : sql`null::text`} as similar from (
      ${selectPage({ listing: sql`listing`, photos: listingPhotos, today })} where listing.id = ${id}
    ) as page
  `.execute(db);
  return rows[0];
}

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
    select row_to_json(page) as page from (${selectPage({ listing, photos, today })}) as page
  `.execute(db);
  return rows[0]?.page;
}
