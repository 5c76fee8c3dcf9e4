import { completenessOf } from '@letfair/domain/listings/law/material-information';
import {
  LARGE_PHOTO_PIXELS,
  type Quality,
  type QualityFacts,
  qualityOf,
  scoreOf,
} from '@letfair/domain/listings/quality/quality';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import { type FormRow, formColumns, formOfListing } from '../listing-columns.ts';

interface ScoredRow {
  readonly id: string;
  readonly version: number;
  readonly description_length: number;
  readonly photo_count: number;
  readonly large_photos: number;
  readonly has_floor_plan: boolean;
  readonly has_energy_certificate: boolean;
  readonly has_viewing_times: boolean;
  readonly has_pin: boolean;
  readonly answers_within_day: boolean | null;
}

/** What the lister wrote at length says nothing about how much of the material information is given. */
const unread: ReadonlySet<string> = new Set(['title', 'description', 'line1', 'line2', 'city', 'county']);
const formFields = sql.join(
  formColumns.map((name) => (unread.has(name) ? sql`'' as ${sql.ref(name)}` : sql.ref(`listing.${name}`))),
);

/** Every listing in the given ones is read with what stands beside it, each through an index on the listing. */
async function readFacts(db: Db, ids: readonly string[]): Promise<readonly ScoredRow[]> {
  const { rows } = await sql<ScoredRow>`
    select listing.id, listing.version, char_length(listing.description) as description_length, pictures.*, listing.point_source is not distinct from 'pin' as has_pin,
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

interface Completeness {
  readonly version: number;
  readonly percent: number;
}

/** Reading a form costs far more than the rest of a score and changes only with the version of the listing. */
const keptByDb = new WeakMap<Db, Map<string, Completeness>>();
const MOST_KEPT = 50_000;

/** How much of the material information is given, in percent, by the ids of the listings. */
async function completenessOfRows(db: Db, rows: readonly ScoredRow[]): Promise<ReadonlyMap<string, number>> {
  const kept = keptByDb.get(db) ?? new Map<string, Completeness>();
  keptByDb.set(db, kept);
  const found = new Map<string, number>();
  for (const { id, version } of rows) {
    const known = kept.get(id);
    if (known?.version === version) found.set(id, known.percent);
  }
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  const unknown = rows.flatMap(({ id }) => (found.has(id) ? [] : [id]));
  for (const form of await readForms(db, unknown)) {
    const { percent } = completenessOf(formOfListing(form, []));
    found.set(form.id, percent);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(form.id, { version: versions.get(form.id) ?? 0, percent });
  }
  return found;
}

async function readForms(db: Db, ids: readonly string[]): Promise<readonly (FormRow & { readonly id: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FormRow & { readonly id: string }>`
    select listing.id, ${formFields} from listing where listing.id = any(${[...ids]}::uuid[])
  `.execute(db);
  return rows;
}

const factsOf = (row: ScoredRow, completeness: number): QualityFacts => ({
  photos: row.photo_count,
  largePhotos: row.large_photos,
  hasFloorPlan: row.has_floor_plan,
  hasEnergyCertificate: row.has_energy_certificate,
  descriptionLength: row.description_length,
  hasViewingTimes: row.has_viewing_times,
  hasPin: row.has_pin,
  completeness,
  answersWithinDay: row.answers_within_day ?? undefined,
});

/** Scored at a stretch; then requests that this process has to answer get their turn. */
const SLICE = 250;
/** The database reads the one while the other is scored. */
const AT_ONCE = 2;

async function judgeListings<T>(
  db: Db,
  ids: readonly string[],
  judge: (facts: QualityFacts) => T,
): Promise<ReadonlyMap<string, T>> {
  const judged = new Map<string, T>();
  let first = 0;
  const work = async () => {
    while (first < ids.length) {
      const slice = ids.slice(first, first + SLICE);
      first += SLICE;
      const rows = await readFacts(db, slice);
      const completeness = await completenessOfRows(db, rows);
      for (const row of rows) judged.set(row.id, judge(factsOf(row, completeness.get(row.id) ?? 0)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return judged;
}

/** How complete and good these adverts are and what would raise it, by their ids. */
export const judgeQuality = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Quality>> =>
  judgeListings(db, ids, qualityOf);

/** Their scores alone. */
export const scoreListings = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  judgeListings(db, ids, scoreOf);
