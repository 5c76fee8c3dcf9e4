import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import {
  type MissingCounts,
  type MissingDetail,
  nationsThatNeed,
} from '@letfair/domain/listings/quality/missing-details';
import { ukDay } from '@letfair/domain/uk-time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { KeysetRange } from '../../../platform/keyset-page.ts';
import type { ListingRow } from '../../listings/manage/index.ts';
import type { Lister } from '../portfolio/index.ts';

/** What a moderator sent back is mended on its own form, and the others are off the market. */
const asked: readonly ListingStatus[] = ['pending', 'live', 'paused', 'expired'];

/** What the lister last said, with changes that wait for a moderator. */
const said = (name: string) =>
  sql<string>`coalesce(coalesce(listing_revision.form -> 'materialInformation', listing.material_information) ->> ${sql.lit(name)}, '')`;

function lacksNumber(field: Exclude<MissingDetail, 'epcRating'>): RawBuilder<boolean> {
  const { always, unlessPending } = nationsThatNeed(field, ukDay(new Date()));
  return sql<boolean>`(${said(field)} = '' and (
    listing.nation = any(${[...always]}::text[])
    or (listing.nation = any(${[...unlessPending]}::text[]) and ${said('registrationPending')} <> 'true')
  ))`;
}

/** Whether a home waits for a detail. */
function lacks({ userType }: Lister): Readonly<Record<MissingDetail, RawBuilder<boolean>>> {
  return {
    epcRating: sql<boolean>`(${said('epcRating')} = '' and ${said('epcExpected')} = '' and ${said('epcExemption')} <> 'true')`,
    registrationNumber: lacksNumber('registrationNumber'),
    agentRegistrationNumber: userType === 'agent' ? lacksNumber('agentRegistrationNumber') : sql<boolean>`false`,
  };
}

const homesOf = ({ id }: Lister) => sql`
  listing left join listing_revision on listing_revision.listing_id = listing.id
  where listing.account_id = ${id} and listing.status in (${sql.join(asked.map((status) => sql.lit(status)))})
`;

export async function countMissing(db: Db, lister: Lister): Promise<MissingCounts> {
  const { epcRating, registrationNumber, agentRegistrationNumber } = lacks(lister);
  const { rows } = await sql<MissingCounts>`
    select
      count(*) filter (where ${epcRating})::int as "epcRating",
      count(*) filter (where ${registrationNumber})::int as "registrationNumber",
      count(*) filter (where ${agentRegistrationNumber})::int as "agentRegistrationNumber"
    from ${homesOf(lister)}
  `.execute(db);
  return rows[0] ?? { epcRating: 0, registrationNumber: 0, agentRegistrationNumber: 0 };
}

export type IncompleteRow = Pick<
  ListingRow,
  'id' | 'reference' | 'title' | 'line1' | 'city' | 'postcode' | 'nation' | 'status'
> & { readonly missing: MissingDetail[] };

interface Wanted extends KeysetRange {
  readonly missing?: MissingDetail | undefined;
  /** Only these. */
  readonly ids?: readonly string[];
}

/** Homes that wait for a detail, newest first; all homes of one lister are read through the index `listing_of_account`. */
export async function listIncomplete(
  db: Db | Tx,
  lister: Lister,
  { missing, ids, before, limit }: Wanted,
): Promise<IncompleteRow[]> {
  const each = lacks(lister);
  const { epcRating, registrationNumber, agentRegistrationNumber } = each;
  const any = sql<boolean>`(${epcRating} or ${registrationNumber} or ${agentRegistrationNumber})`;
  const { rows } = await sql<IncompleteRow>`
    select listing.id, listing.reference, listing.title, listing.line1, listing.city, listing.postcode, listing.nation,
      listing.status, array_remove(array[
        case when ${epcRating} then 'epcRating' end,
        case when ${registrationNumber} then 'registrationNumber' end,
        case when ${agentRegistrationNumber} then 'agentRegistrationNumber' end
      ], null) as missing
    from ${homesOf(lister)} and ${missing ? each[missing] : any}
      ${before === null ? sql`` : sql`and listing.id < ${before}`}
      ${ids ? sql`and listing.id = any(${[...ids]}::uuid[])` : sql``}
    order by listing.id desc limit ${limit}
  `.execute(db);
  return rows;
}
