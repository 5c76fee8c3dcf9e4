import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { LET_WITHIN_DAYS } from '@letfair/domain/search/places/place-facts';
import { LONDON_LETTERS } from '@letfair/domain/search/places/suggestions/resolve-place';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Outline } from '../search-area.ts';
import { LONDON } from '../search-row.ts';

/** From the first text up to, and without, the second. */
type TextRange = readonly [from: string, below: string];

const only = (outcode: string): TextRange => [outcode, `${outcode}!`];
/** Between "LS0" and what follows "LS9" lie all outcodes of LS. */
const ofLetters = (letters: string): TextRange => [`${letters}0`, `${letters}:`];
/** SW1, and SW1A to SW1Z. */
const ofDistrict = (district: string): readonly TextRange[] => [only(district), [`${district}A`, `${district}[`]];

/** The outcodes of a place in the order of their bytes, for tables that know no regions. */
export const outcodeRanges = ({ districts, outcodes, regions, letters }: Outline): readonly TextRange[] => [
  ...districts.flatMap(ofDistrict),
  ...outcodes.map(only),
  ...regions.flatMap((region) => (region === LONDON ? LONDON_LETTERS : [region])).map(ofLetters),
  ...letters.map(ofLetters),
];

/** The median number of days until homes of a place were let; null while they are too few. */
export async function letTimesWithin(
  db: Db,
  outline: Outline | null,
): Promise<{ readonly homes: number; readonly medianDays: number } | null> {
  const ranges = outline ? outcodeRanges(outline) : [];
  if (ranges.length === 0) return null;
  const { rows } = await sql<{ homes: number; medianDays: number }>`
    select count(*)::int as homes, round((percentile_cont(0.5) within group
      (order by extract(epoch from let_at - published_at)) / 86400)::numeric)::int as "medianDays"
    from unnest(${ranges.map(([from]) => from)}::text[], ${ranges.map(([, below]) => below)}::text[]) as part (low, high)
    join listing on outcode collate "C" >= low and outcode collate "C" < high
    where let_at > now() - make_interval(days => ${LET_WITHIN_DAYS}::int) and let_at > published_at
    having count(*) >= ${ENOUGH_TO_COMPARE}::int`.execute(db);
  return rows[0] ?? null;
}
