import type { SearchSort } from '@letfair/domain/search/placement-options';
import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { straightMetresAMinute } from '@letfair/domain/search/travel/travel-estimates';
import { type RawBuilder, sql } from 'kysely';
import type { Reach } from '../travel/index.ts';
import type { SearchArea } from './search-area.ts';
import { type Condition, hideSelectivityFromPlanner } from './search-conditions.ts';
import { hasFlag } from './search-flags.ts';
import { pointText } from './search-row.ts';

/** A row of a page: the listing, and what it is sorted by. */
export interface FoundListing {
  readonly id: string;
  readonly published_at: Date;
  readonly rent_pence: number;
  readonly bedrooms: number;
  /** What only one sort computes: metres from the middle, minutes to all places, or 0 for a lister who answers within a day and 1 for others. */
  readonly rank: number | null;
}

/** A page begins after the listing with this id and these sort values. */
export interface After {
  readonly sort: SearchSort;
  readonly key: readonly number[];
  readonly id: string;
}

/** Sorts of the database; the best matches are chosen among the newest. */
type Order = Exclude<SearchSort, 'match'>;
interface Sorting {
  readonly by: RawBuilder<unknown>;
  readonly key: (listing: FoundListing) => readonly number[];
  readonly behind: (after: After) => Condition;
  /** Parts of the order, one after the other, each of which an index returns newest first. */
  readonly parts?: readonly Condition[];
}

const time = (milliseconds: number | undefined) => sql`${new Date(milliseconds ?? 0)}::timestamptz`;
const pence = (value: number | undefined) => sql`${value}::int`;

export const newestFirst = sql`page.published_at desc, page.listing_id desc`;

const byRank: Sorting = {
  by: sql`page.rank, page.listing_id`,
  key: ({ rank }) => [rank ?? 0],
  behind: ({ key: [rank], id }) => sql<boolean>`(rank, listing_id) > (${rank}::float8, ${id}::uuid)`,
};

const sortings: Readonly<Record<Order, Sorting>> = {
  newest: {
    by: newestFirst,
    key: ({ published_at }) => [published_at.getTime()],
    behind: ({ key: [published], id }) => sql<boolean>`(published_at, listing_id) < (${time(published)}, ${id}::uuid)`,
  },
  'price-low': {
    by: sql`page.rent_pence, page.published_at desc, page.listing_id desc`,
    key: ({ rent_pence, published_at }) => [rent_pence, published_at.getTime()],
    behind: ({ key: [rent, published], id }) =>
      sql<boolean>`rent_pence >= ${pence(rent)} and (rent_pence > ${pence(rent)}
        or (published_at, listing_id) < (${time(published)}, ${id}::uuid))`,
  },
  // The same order backwards, so that one index serves both.
  'price-high': {
    by: sql`page.rent_pence desc, page.published_at, page.listing_id`,
    key: ({ rent_pence, published_at }) => [rent_pence, published_at.getTime()],
    behind: ({ key: [rent, published], id }) =>
      sql<boolean>`rent_pence <= ${pence(rent)} and (rent_pence < ${pence(rent)}
        or (published_at, listing_id) > (${time(published)}, ${id}::uuid))`,
  },
  bedrooms: {
    by: sql`page.bedrooms desc, page.published_at desc, page.listing_id desc`,
    key: ({ bedrooms, published_at }) => [bedrooms, published_at.getTime()],
    behind: ({ key: [bedrooms, published], id }) =>
      sql<boolean>`(bedrooms, published_at, listing_id) < (${bedrooms}::int2, ${time(published)}, ${id}::uuid)`,
  },
  answers: {
    by: sql`page.rank, page.published_at desc, page.listing_id desc`,
    key: ({ rank, published_at }) => [rank ?? 0, published_at.getTime()],
    behind: ({ key: [rank, published], id }) =>
      sql<boolean>`rank >= ${rank}::float8 and (rank > ${rank}::float8
        or (published_at, listing_id) < (${time(published)}, ${id}::uuid))`,
    parts: [0, 1].map((rank) => hideSelectivityFromPlanner(sql<boolean>`rank = ${sql.lit(rank)}`)),
  },
  distance: byRank,
  travel: byRank,
};

export const sortingOf = (sort: SearchSort): Sorting => sortings[sort === 'match' ? 'newest' : sort];

const unknown = sql`null::float8`;
/** A home whose place is not known comes last. */
const FARTHEST_METRES = 2_000_000_000;
const metresFrom = (middle: Point) =>
  sql`coalesce(spot <-> ${pointText(projectToMetres(middle))}::point, ${sql.lit(FARTHEST_METRES)})`;
const answersLater = sql`(not (${hasFlag('answers-within-day')}))::int::float8`;

/** What the ways to all places take together, in minutes along straight lines. */
const minutesOf = (reaches: readonly Reach[]) =>
  sql`coalesce(${sql.join(
    reaches.map(
      ({ centre, asked }) => sql`(spot <-> ${pointText(centre)}::point) / ${straightMetresAMinute(asked.way)}::float8`,
    ),
    sql` + `,
  )}, ${sql.lit(FARTHEST_METRES)})`;

/** Without a middle no distance is known. */
export function rankOf(
  sort: SearchSort,
  { middle, reaches }: Pick<SearchArea, 'middle' | 'reaches'>,
): RawBuilder<unknown> {
  if (sort === 'answers') return answersLater;
  if (sort === 'travel') return reaches.length === 0 ? sql`0::float8` : minutesOf(reaches);
  return sort === 'distance' && middle ? metresFrom(middle) : unknown;
}

const LATEST_MS = Date.parse('9999-12-31');
const MAX_INTEGER = 2_147_483_647;
const MAX_SMALL = 32_767;

/** Larger values would be errors in the database. */
const keyLimits: Readonly<Record<SearchSort, readonly number[]>> = {
  newest: [LATEST_MS],
  'price-low': [MAX_INTEGER, LATEST_MS],
  'price-high': [MAX_INTEGER, LATEST_MS],
  bedrooms: [MAX_SMALL, LATEST_MS],
  answers: [1, LATEST_MS],
  distance: [MAX_INTEGER],
  travel: [MAX_INTEGER],
  /** The number of listings on earlier pages. */
  match: [MAX_SMALL],
};

/** Sort values and id of the last listing of a page; clients must not rely on the form. */
export const writeCursor = ({ sort, key, id }: After): string =>
  Buffer.from(JSON.stringify([sort, ...key, id])).toString('base64url');

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Null unless the text is a cursor of this sort. */
export function readCursor(text: string, sort: SearchSort): After | null {
  const parts = parsed(Buffer.from(text, 'base64url').toString());
  const limits = keyLimits[sort];
  if (!Array.isArray(parts) || parts.length !== limits.length + 2 || parts[0] !== sort) return null;
  const key: unknown[] = parts.slice(1, -1);
  const id: unknown = parts.at(-1);
  if (typeof id !== 'string' || !UUID.test(id)) return null;
  const isUsable = (value: unknown, at: number): value is number =>
    typeof value === 'number' &&
    value >= 0 &&
    value <= limits[at]! &&
    (sort === 'distance' || sort === 'travel' || Number.isInteger(value));
  return key.every(isUsable) ? { sort, key: key as number[], id } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
