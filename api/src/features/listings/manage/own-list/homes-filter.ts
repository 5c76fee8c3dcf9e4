import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import type { ListSort, PhotoFilter, SortDirection } from '@letfair/domain/listings/bulk/table';
import type { ListingStanding } from '@letfair/domain/listings/standing';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { KeysetRange } from '../../../../platform/keyset-page.ts';
import { REFERENCES, referenceNumber } from '../../../search/results/index.ts';
import type { ListingRow } from '../listings.repository.ts';
import { hasStanding, standingRank } from './standings.ts';

/** Which homes of a lister are meant. */
export interface HomesFilter {
  readonly search?: string | undefined;
  readonly status?: ListingStanding | undefined;
  readonly clientId?: string | undefined;
  readonly branchId?: string | undefined;
  readonly assignedTo?: string | undefined;
  readonly photos?: PhotoFilter | undefined;
}

/** A `%` or `_` that is typed means itself. */
const containing = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;

/** An address is found however its parts are separated, and a postcode with or without its space. */
const searched = sql`concat_ws(' ', listing.title, listing.line1, listing.line2, listing.city, listing.postcode,
  replace(listing.postcode, ' ', ''), listing.reference)`;

function matching(typed: string): RawBuilder<boolean> {
  const words = typed.split(/[\s,]+/).filter(Boolean);
  const inText = sql<boolean>`(${sql.join(
    words.map((word) => sql`${searched} ilike ${containing(word)}`),
    sql` and `,
  )})`;
  const number = referenceNumber(typed.trim());
  if (number === null) return inText;
  // The reference of a home is made from the random end of its id.
  const hasReference = sql`('x' || lpad(right(listing.id::text, 10), 16, '0'))::bit(64)::bigint
    % ${sql.lit(REFERENCES)} = ${number}::bigint`;
  return sql<boolean>`(${inText} or ${hasReference})`;
}

/** A home that is over needs no photos any more. */
const lacksPhotos = sql<boolean>`(listing.status not in (${sql.join(pastStatuses.map((status) => sql.lit(status)))})
  and not exists (select from listing_photo where listing_photo.listing_id = listing.id))`;

/** All homes of one lister are read through the index `listing_of_account`, at most some thousands. */
export function meetsFilter(
  accountId: string,
  { search, status, clientId, branchId, assignedTo, photos }: HomesFilter,
): RawBuilder<boolean> {
  const conditions = [sql<boolean>`listing.account_id = ${accountId}`];
  if (status) conditions.push(hasStanding(status));
  if (clientId) conditions.push(sql<boolean>`listing.client_id = ${clientId}`);
  if (branchId) conditions.push(sql<boolean>`listing.branch_id = ${branchId}`);
  if (assignedTo) conditions.push(sql<boolean>`listing.assigned_to = ${assignedTo}`);
  if (photos === 'none') conditions.push(lacksPhotos);
  if (search?.trim()) conditions.push(matching(search));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What the homes themselves can be sorted by; ids are in order of time. */
export const listSortKeys: Readonly<Record<ListSort, RawBuilder<unknown>>> = {
  newest: sql`listing.id`,
  title: sql`lower(listing.title)`,
  rent: sql`listing.rent_pence`,
  status: standingRank,
};

interface OwnRange extends KeysetRange {
  readonly accountId: string;
  /** Only this one. */
  readonly id: string | null;
  readonly filter: HomesFilter;
  readonly sort: ListSort;
  readonly direction: SortDirection;
}

/** A page after the home `before`; homes that are equal in what they are sorted by come newest first. */
export async function listOwnHomes(
  db: Db,
  { accountId, id, filter, sort, direction, before, limit }: OwnRange,
): Promise<ListingRow[]> {
  const key = listSortKeys[sort];
  const [towards, beyond] = direction === 'asc' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const last = sql`(select ${key} from listing where listing.id = ${before} and listing.account_id = ${accountId})`;
  const isAfter = sql`(${key} ${beyond} ${last} or (${key} = ${last} and listing.id < ${before}))`;
  const { rows } = await sql<ListingRow>`
    select listing.* from listing
    where ${meetsFilter(accountId, filter)} ${id === null ? sql`` : sql`and listing.id = ${id}`}
      ${before === null ? sql`` : sql`and ${isAfter}`}
    order by ${key} ${towards}, listing.id desc limit ${limit}
  `.execute(db);
  return rows;
}
