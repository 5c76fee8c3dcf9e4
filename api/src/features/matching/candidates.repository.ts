import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export interface Candidate {
  readonly listing_id: string;
  readonly published_at: Date;
  readonly rent_pence: number;
  readonly property_type: PropertyType;
  readonly flags: string;
  readonly available_date: string;
  readonly outcode: string;
}

interface CandidateQuery {
  /** Null for anywhere. */
  readonly places: { readonly districts: readonly string[]; readonly regions: readonly string[] } | null;
  readonly highestRent: number;
  readonly limit: number;
}

const columns = sql`listing_id, published_at, rent_pence, property_type, flags, available_date, outcode`;

/** Each place reads its own part of an index, newest first. */
export async function listNewestCandidates(
  db: Db,
  { places, highestRent, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const newest = (inPlace: ReturnType<typeof sql>) => sql`
    select ${columns} from listing_search
    where ${inPlace} and rent_pence <= ${highestRent}::int
    order by published_at desc, listing_id desc limit ${limit}::int`;
  const from = places
    ? sql`
        select homes.* from unnest(${[...places.districts]}::text[]) as asked (district)
        cross join lateral (${newest(sql`listing_search.district = asked.district`)}) as homes
        union all
        select homes.* from unnest(${[...places.regions]}::text[]) as asked (region)
        cross join lateral (${newest(sql`listing_search.region = asked.region`)}) as homes`
    : newest(sql`true`);
  const { rows } = await sql<Candidate>`
    select distinct on (published_at, listing_id) * from (${from}) as candidates
    order by published_at desc, listing_id desc limit ${limit}::int
  `.execute(db);
  return rows;
}
