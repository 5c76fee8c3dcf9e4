import type { placesContract } from '@letfair/contract/search/places';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { areaLettersOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { areaBySlug, areaSlugs } from '@letfair/domain/search/places/profiles/area-profile';
import { emptySearch } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { keepAnswers } from '../kept-answers.ts';
import { areaOfSearch, type Outline } from '../search-area.ts';
import { regionOfLetters } from '../search-row.ts';
import { districtsWithOpenData } from './open-data.repository.ts';

interface OutcodeHomes {
  readonly district: string;
  readonly outcode: string;
  readonly homes: number;
}

/** The places whose pages have a real figure: those with enough live homes for a median, or with open data. */
export function showKnownPlaces(db: Db): Handler<typeof placesContract.known> {
  const keptCounts = keepAnswers((_: 'all') => Promise.all([countByOutcode(db), districtsWithOpenData(db)]));
  return async () => {
    const [counts, withOpenData] = await keptCounts('all');
    // As if enough homes were live in each district that open data tell about.
    const known = [...counts, ...withOpenData.map((district) => ({ district, outcode: '', homes: ENOUGH_TO_COMPARE }))];
    const districts = keysWithEnough(sumBy(known, ({ district }) => district));
    return { ok: true, data: { areas: areasWithEnough(known), districts } };
  };
}

async function countByOutcode(db: Db): Promise<readonly OutcodeHomes[]> {
  const { rows } = await sql<OutcodeHomes>`
    select district, outcode, count(*)::int as homes from listing_search
    group by district, outcode order by district, outcode`.execute(db);
  return rows;
}

let outlines: ReadonlyMap<string, Outline> | undefined;

/** As a search understands the name of each area. */
function outlinesOfAreas(): ReadonlyMap<string, Outline> {
  outlines ??= new Map(
    areaSlugs().flatMap((slug) => {
      const location = areaBySlug(slug)?.name;
      const { outline } = location === undefined ? { outline: null } : areaOfSearch({ ...emptySearch, location });
      return outline ? [[slug, outline] as const] : [];
    }),
  );
  return outlines;
}

function areasWithEnough(counts: readonly OutcodeHomes[]): string[] {
  const districts = sumBy(counts, ({ district }) => district);
  const outcodes = sumBy(counts, ({ outcode }) => outcode);
  const letters = sumBy(counts, ({ district }) => areaLettersOf(district) ?? '');
  const regions = sumBy(counts, ({ district }) => regionOfLetters(areaLettersOf(district) ?? ''));
  const total = (sums: ReadonlyMap<string, number>, names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (sums.get(name) ?? 0), 0);
  return [...outlinesOfAreas()]
    .filter(
      ([, outline]) =>
        total(districts, outline.districts) +
          total(outcodes, outline.outcodes) +
          total(regions, outline.regions) +
          total(letters, outline.letters) >=
        ENOUGH_TO_COMPARE,
    )
    .map(([slug]) => slug);
}

function sumBy(counts: readonly OutcodeHomes[], keyOf: (count: OutcodeHomes) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(keyOf(count), (sums.get(keyOf(count)) ?? 0) + count.homes);
  return sums;
}

const keysWithEnough = (sums: ReadonlyMap<string, number>): string[] =>
  [...sums].filter(([, homes]) => homes >= ENOUGH_TO_COMPARE).map(([key]) => key);
