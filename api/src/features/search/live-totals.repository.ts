import { epcRatings } from '@letfair/domain/listings/vocabulary';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type Db, write } from '../../platform/db.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { type CountedFlag, countedFlags } from './flags.ts';
import type { SearchArea } from './search-area.ts';
import {
  all,
  filtersByTotalsOnly,
  isUnfiltered,
  oneOrMore,
  requiredFlags,
  totalsConditions,
} from './search-conditions.ts';

/** The regions a search looks in as a whole; none means everywhere, null that it looks at parts. */
function wholeRegions({ box }: SearchQuery, { outline, circle, isUnknown }: SearchArea): readonly string[] | null {
  if (isUnknown || circle || box) return null;
  if (!outline) return [];
  const { districts, outcodes, regions, letters } = outline;
  return districts.length + outcodes.length + letters.length > 0 ? null : regions;
}

/** The total of a search that looks at whole regions, out of the kept counts; null where homes have to be counted. */
export function totalFromCounts(query: SearchQuery, area: SearchArea) {
  const regions = wholeRegions(query, area);
  const homes = regions && countedListings(query);
  if (!homes) return null;
  const inRegions = oneOrMore(sql.ref('region'), regions);
  if (isUnfiltered(query))
    return sql`select coalesce(sum(homes), 0)::int as total from live_count where ${all(inRegions)}`;
  const kinds = totalsConditions(query, sql.ref('type_mark'));
  return sql`select coalesce(sum(${homes}), 0)::int as total from live_kind where ${all([...inRegions, ...kinds])}`;
}

/** How many homes of a kind are meant: all, or those that meet the one thing asked for besides. Null for more than one. */
function countedListings(query: SearchQuery): Sql | null {
  const { furnishing, epc, shared, bathrooms, availableBy, words } = query;
  if (bathrooms !== null || availableBy !== '' || words !== '') return null;
  const thoseWith = (names: readonly CountedFlag[]) =>
    sql`(${sql.join(
      names.map((name) => sql`counts[${sql.lit(countedFlags.indexOf(name) + 1)}]`),
      sql` + `,
    )})`;
  const asked = [
    ...requiredFlags(query).map((mark) => thoseWith([mark as CountedFlag])),
    // a home is furnished in one way and has one rating, so these add up
    ...(furnishing.length > 0 ? [thoseWith(furnishing)] : []),
    ...(epc === '' ? [] : [thoseWith(epcRatings.slice(0, epcRatings.indexOf(epc) + 1))]),
    ...(shared === false ? [sql`(homes - ${thoseWith(['shared'])})`] : []),
  ];
  return asked.length > 1 ? null : (asked[0] ?? sql.ref('homes'));
}

/** The kinds of home that a search finds, where it asks for nothing but what kinds are told apart by. */
export function matchingTotals(query: SearchQuery, area: SearchArea) {
  const regions = wholeRegions(query, area);
  if (!regions || !filtersByTotalsOnly(query)) return null;
  const kinds = totalsConditions(query, sql.ref('type_mark'));
  return sql`live_kind where ${all([...oneOrMore(sql.ref('region'), regions), ...kinds])}`;
}

/** Adds the changes of the last hour up to one row each. Two at once each add up what the other has left. */
export const compactLiveTotals = (db: Db): Promise<void> =>
  write(db, async (tx) => {
    const cell = sql`region, lat_cell, lng_cell`;
    await sql`
      with changed as (select ${cell} from live_count group by ${cell} having count(*) > 1),
        changes as (delete from live_count where (${cell}) in (select ${cell} from changed) returning *)
      insert into live_count (${cell}, homes, lats, lngs)
      select ${cell}, sum(homes), sum(lats), sum(lngs) from changes group by ${cell}
      having sum(homes) <> 0
    `.execute(tx);
    const kind = sql`region, type_mark, bedrooms, rent_pence`;
    const counts = sql.join(countedFlags.map((_, at) => sql`sum(counts[${sql.lit(at + 1)}])`));
    await sql`
      with changed as (select ${kind} from live_kind group by ${kind} having count(*) > 1),
        changes as (delete from live_kind where (${kind}) in (select ${kind} from changed) returning *)
      insert into live_kind (${kind}, homes, counts)
      select ${kind}, sum(homes), array[${counts}]::int[] from changes group by ${kind}
      having sum(homes) <> 0
    `.execute(tx);
  });
