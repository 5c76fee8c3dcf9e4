import { completenessOf } from '@letfair/domain/compliance/material-information';
import {
  LARGE_PHOTO_PIXELS,
  type Quality,
  type QualityFacts,
  qualityOf,
} from '@letfair/domain/listings/quality/quality';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type FormRow, formColumns, formOfListing } from '../listing-columns.ts';

interface ScoredRow extends FormRow {
  readonly id: string;
  readonly photo_count: number;
  readonly large_photos: number;
  readonly has_floor_plan: boolean;
  readonly has_energy_certificate: boolean;
  readonly has_viewing_times: boolean;
  readonly has_pin: boolean;
  readonly answers_within_day: boolean | null;
}

const formFields = sql.join(formColumns.map((name) => sql.ref(`listing.${name}`)));

/** Every listing in the given ones is read with what stands beside it, each through an index on the listing. */
async function readFacts(db: Db, ids: readonly string[]): Promise<readonly ScoredRow[]> {
  const { rows } = await sql<ScoredRow>`
    select listing.id, ${formFields}, pictures.*, listing.point_source is not distinct from 'pin' as has_pin,
      exists (select from viewing_times where viewing_times.listing_id = listing.id) as has_viewing_times,
      pictures.has_epc_picture or exists (
        select from certificate where certificate.listing_id = listing.id and kind = 'epc' and replaced_at is null
      ) as has_energy_certificate,
      case when replies.rate is null then null else replies.answers_within_day end as answers_within_day
    from listing
    left join lister_replies replies on replies.account_id = listing.account_id
    cross join lateral (
      select count(*) filter (where kind = 'photo')::int as photo_count,
        count(*) filter (where kind = 'photo' and width >= ${sql.lit(LARGE_PHOTO_PIXELS)})::int as large_photos,
        coalesce(bool_or(kind = 'floor-plan'), false) as has_floor_plan,
        coalesce(bool_or(kind = 'epc'), false) as has_epc_picture
      from listing_photo join photo on photo.id = photo_id where listing_photo.listing_id = listing.id
    ) as pictures
    where listing.id = any(${[...ids]}::uuid[])
  `.execute(db);
  return rows;
}

const factsOf = (row: ScoredRow): QualityFacts => ({
  photos: row.photo_count,
  largePhotos: row.large_photos,
  hasFloorPlan: row.has_floor_plan,
  hasEnergyCertificate: row.has_energy_certificate,
  descriptionLength: row.description.length,
  hasViewingTimes: row.has_viewing_times,
  hasPin: row.has_pin,
  completeness: completenessOf(formOfListing(row, [])).percent,
  answersWithinDay: row.answers_within_day ?? undefined,
});

/** Scored at a stretch; then requests that this process has to answer get their turn. */
const SLICE = 250;

/** How complete and good these adverts are, by their ids. */
export async function scoreListings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Quality>> {
  const scored = new Map<string, Quality>();
  for (let first = 0; first < ids.length; first += SLICE)
    for (const row of await readFacts(db, ids.slice(first, first + SLICE))) scored.set(row.id, qualityOf(factsOf(row)));
  return scored;
}
