import neighbourhoods from '../data/neighbourhoods.json' with { type: 'json' };
import { districtsOfArea, type Outcode, outcodeInfo } from '../postcodes/outcodes.ts';
import { postcodeAreas } from '../postcodes/postcode-areas.ts';
import { areaLettersOf } from '../postcodes/postcodes.ts';
import { placeKey } from '../towns.ts';

/** A neighbourhood or a small town, and the outcodes that cover it. */
export interface NamedDistrict {
  readonly name: string;
  readonly town: string;
  readonly outcodes: readonly [string, ...string[]];
}

/** Parts of names that say nothing without the name of the town. */
const COMMON_NAMES: ReadonlySet<string> = new Set([
  'Town Centre',
  'City Centre',
  'Town',
  'University',
  'the Harbour',
  'the isles',
  'North',
  'East',
  'South',
  'West',
]);

/** "Ancoats and New Islington" is found by either name. */
const partsOf = ({ name }: Outcode): readonly string[] =>
  name.split(/ and |, /).filter((part) => !COMMON_NAMES.has(part));

/** "Camden, London: NW1 NW5" */
function parseRow(row: string): NamedDistrict {
  const [place = '', listed = ''] = row.split(': ');
  const names = place.split(', ');
  const town = names.pop() ?? '';
  const name = names.join(', ');
  const [first = '', ...others] = listed.split(' ');
  return { name, town, outcodes: [first, ...others] };
}

/** Written neighbourhoods go before the towns and whole names of outcodes, and those before parts of names. */
function indexNames(): ReadonlyMap<string, NamedDistrict> {
  const index = new Map(neighbourhoods.map(parseRow).map((row) => [placeKey(row.name), row]));
  const isWritten = new Set(index.keys());
  const districts = postcodeAreas.flatMap(({ letters }) => districtsOfArea(letters));
  for (const namesIn of [(one: Outcode) => [one.town], (one: Outcode) => [one.name], partsOf])
    for (const district of districts)
      for (const name of namesIn(district)) {
        const key = placeKey(name);
        const same = index.get(key);
        const { outcode, town } = district;
        if (same === undefined) index.set(key, { name, town, outcodes: [outcode] });
        // Of two places with the same name in different areas the first one is taken.
        else if (!isWritten.has(key) && !same.outcodes.includes(outcode) && isSameArea(same.outcodes[0], outcode))
          index.set(key, { ...same, outcodes: [...same.outcodes, outcode] });
      }
  return index;
}

const isSameArea = (one: string, other: string): boolean => areaLettersOf(one) === areaLettersOf(other);

let index: ReadonlyMap<string, NamedDistrict> | undefined;

function namesIndex(): ReadonlyMap<string, NamedDistrict> {
  index ??= indexNames();
  return index;
}

export const findDistrictName = (text: string): NamedDistrict | null => namesIndex().get(placeKey(text)) ?? null;

/** Without names of several neighbourhoods, each of which has a name of its own. */
export const namedDistricts = (): readonly NamedDistrict[] =>
  [...namesIndex().values()].filter(({ name, outcodes }) => {
    const info = outcodeInfo(outcodes[0]);
    return info?.name !== name || partsOf(info).includes(name);
  });
