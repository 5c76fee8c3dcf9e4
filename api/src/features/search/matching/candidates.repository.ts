import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type ScoredRow, scoredColumns } from '../results/index.ts';

export interface Candidate extends ScoredRow {
  readonly published_at: Date;
}

interface CandidateQuery {
  /** Null for anywhere. */
  readonly places: { readonly districts: readonly string[]; readonly regions: readonly string[] } | null;
  readonly highestRent: number;
  readonly limit: number;
}

const columns = sql.raw(['published_at', ...scoredColumns].join(', '));

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
