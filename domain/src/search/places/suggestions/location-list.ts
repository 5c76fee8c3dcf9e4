import { outcodeInfo, outcodeLabel } from '../postcodes/outcodes.ts';
import { postcodeAreas } from '../postcodes/postcode-areas.ts';

/** A `postcode` entry names a sample postcode, an `area` entry a whole city without postcode. */
export interface LocationSuggestion {
  readonly postcode: string;
  readonly area: string;
  readonly district: string;
  readonly county: string;
  readonly type: 'postcode' | 'area';
}

/** Endings of the two sample postcodes of each district. */
export const SAMPLE_SUFFIXES: readonly string[] = ['1AA', '1AB'];

const cities: ReadonlyArray<readonly [name: string, county: string]> = [
  ['London', 'Greater London'],
  ['Manchester', 'Greater Manchester'],
  ['Birmingham', 'West Midlands'],
  ['Leeds', 'West Yorkshire'],
  ['Glasgow', 'Lanarkshire'],
  ['Edinburgh', 'Midlothian'],
  ['Cardiff', 'South Glamorgan'],
  ['Belfast', 'County Antrim'],
  ['Liverpool', 'Merseyside'],
  ['Bristol', 'Bristol'],
  ['Sheffield', 'South Yorkshire'],
  ['Newcastle upon Tyne', 'Tyne and Wear'],
  ['Nottingham', 'Nottinghamshire'],
  ['Coventry', 'West Midlands'],
  ['Leicester', 'Leicestershire'],
  ['Bolton', 'Greater Manchester'],
];

export const cityEntries: readonly LocationSuggestion[] = cities.map(([name, county]) => ({
  postcode: '',
  area: name,
  district: `All of ${name}`,
  county,
  type: 'area',
}));

/** Two entries per district; a district that is not in use is called by its outcode. */
function* postcodeEntries(): Generator<LocationSuggestion> {
  for (const { letters, name, county, highestDistrict } of postcodeAreas)
    for (let number = 1; number <= highestDistrict; number++) {
      const outcode = `${letters}${number}`;
      const info = outcodeInfo(outcode);
      const district = info === null ? outcode : outcodeLabel(info);
      for (const suffix of SAMPLE_SUFFIXES)
        yield { postcode: `${outcode} ${suffix}`, area: name, district, county, type: 'postcode' };
    }
}

let list: readonly LocationSuggestion[] | undefined;

/** The built-in list: the city-level entries, then the sample postcodes of every district. */
export function locationList(): readonly LocationSuggestion[] {
  list ??= [...cityEntries, ...postcodeEntries()];
  return list;
}
