import type { PlaceFacts } from '@letfair/contract/search/places';
import { medianAge, type OpenFigure, openFigureNames, youngAdultShare } from '@letfair/domain/search/places/open-data';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import { ageOfMeasure, areaLevels } from '../../places/index.ts';
import type { Outline } from '../search-area.ts';
import { outcodeRanges } from './let-times.repository.ts';

interface FactRow {
  readonly kind: string;
  readonly level: (typeof areaLevels)[number];
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  readonly asOf: string;
  /** Empty where the figures are those of the place itself. */
  readonly areaName: string;
  readonly measure: string;
  readonly value: number;
}

/** Which kind of table tells a figure; the first that was imported does. */
const kindsOf: Readonly<Record<OpenFigure, readonly string[]>> = {
  residents: ['residents', 'ages'],
  medianAge: ['ages'],
  youngAdults: ['ages'],
  students: ['students'],
  gigabit: ['broadband'],
  ultrafast: ['broadband'],
  superfast: ['broadband'],
};

type Measures = ReadonlyMap<string, number>;

const percentOf = (part: number | undefined, all: number | undefined): number | null =>
  part === undefined || !all ? null : Math.round((100 * part) / all);

const bandsIn = (measures: Measures): ReadonlyMap<number, number> =>
  new Map(
    [...measures].flatMap(([measure, people]) => {
      const from = ageOfMeasure(measure);
      return from === null ? [] : [[from, people] as const];
    }),
  );

const figureFrom: Readonly<Record<OpenFigure, (measures: Measures) => number | null>> = {
  residents: (measures) => {
    const bands = bandsIn(measures);
    const people = measures.get('residents') ?? [...bands.values()].reduce((sum, each) => sum + each, 0);
    return people === 0 ? null : Math.round(people);
  },
  medianAge: (measures) => medianAge(bandsIn(measures)),
  youngAdults: (measures) => youngAdultShare(bandsIn(measures)),
  students: (measures) => percentOf(measures.get('students'), measures.get('students-of')),
  gigabit: (measures) => percentOf(measures.get('gigabit'), measures.get('gigabit-of')),
  ultrafast: (measures) => percentOf(measures.get('ultrafast'), measures.get('ultrafast-of')),
  superfast: (measures) => percentOf(measures.get('superfast'), measures.get('superfast-of')),
};

/** What imported open data say about a place, each figure from the smallest areas that were imported. */
export async function openDataWithin(db: Db, outline: Outline | null): Promise<PlaceFacts['openData']> {
  const rows = outline ? await readFacts(db, outline) : [];
  return openFigureNames.flatMap((figure) => {
    for (const kind of kindsOf[figure])
      for (const level of areaLevels) {
        const found = rows.filter((row) => row.kind === kind && row.level === level);
        const [first] = found;
        const value = first ? figureFrom[figure](sumByMeasure(found)) : null;
        if (!first || value === null) continue;
        const { licence, asOf, areaName: area } = first;
        const [titles, attributions] = [unique(found, 'title'), unique(found, 'attribution')];
        return [{ figure, value, area, title: titles.join('; '), licence, asOf, attribution: attributions.join(' ') }];
      }
    return [];
  });
}

const unique = (rows: readonly FactRow[], column: 'title' | 'attribution'): readonly string[] => [
  ...new Set(rows.map((row) => row[column])),
];

function sumByMeasure(rows: readonly FactRow[]): Measures {
  const sums = new Map<string, number>();
  for (const { measure, value } of rows) sums.set(measure, (sums.get(measure) ?? 0) + value);
  return sums;
}

/** Those of the districts of a place are added up; a local authority speaks for a place if most postcodes lie in it. */
async function readFacts(db: Db, outline: Outline): Promise<readonly FactRow[]> {
  const districts = [...new Set([...outline.districts, ...outline.outcodes.map(districtOf)])];
  const ranges = outcodeRanges({ ...outline, districts, outcodes: [] });
  const { rows } = await sql<FactRow>`
    with part as (
      select low, high
      from unnest(${ranges.map(([from]) => from)}::text[], ${ranges.map(([, below]) => below)}::text[]) as part (low, high)
    ), authority as (
      select code as area from part join district_area on district >= low and district < high and level = 'authority'
      group by code order by sum(postcodes) desc, code limit 1
    ), fact as (
      select dataset_id, '' as area_name, measure, sum(value::float8) as value
      from part join area_fact on area >= low and area < high
      group by dataset_id, measure
      union all
      select dataset_id, area_name, measure, value::float8 from authority join area_fact using (area)
    )
    select kind, level, title, licence, attribution, as_of as "asOf",
      area_name as "areaName", measure, value
    from fact join area_dataset on area_dataset.id = dataset_id
    order by area_dataset.id, measure`.execute(db);
  return rows;
}

/** The districts about which open data say something, in themselves or by their local authority. */
export async function districtsWithOpenData(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ district: string }>`
    select area as district from area_fact where dataset_id in (select id from area_dataset where level <> 'authority')
    union
    select district from district_area where level = 'authority' and code in (select area from area_fact)
    order by district`.execute(db);
  return rows.map(({ district }) => district);
}
