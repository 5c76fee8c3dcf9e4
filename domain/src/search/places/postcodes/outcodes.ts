import rows from './data/outcodes.json' with { type: 'json' };
import { type Point, postcodeArea } from './postcode-areas.ts';
import { areaLettersOf, districtOf } from './postcodes.ts';

/** An outcode in use, e.g. LS6, or SW1, which is in use with a further letter only. */
export interface Outcode {
  readonly outcode: string;
  /** The neighbourhoods it covers, or its town: "Headingley and Hyde Park", "Otley". */
  readonly name: string;
  /** Equal to the name where the outcode covers a town and its surroundings. */
  readonly town: string;
  /** The middle of where people live in it, good to a mile or so in towns and a few miles in the country. */
  readonly centre: Point;
}

/** "LS6 Headingley and Hyde Park, Leeds 53.819 -1.568" */
function parseRow(row: string): Outcode {
  const [outcode = '', ...words] = row.split(' ');
  const [lat, lng] = words.splice(-2);
  const names = words.join(' ').split(', ');
  const town = names.pop() ?? '';
  return { outcode, name: names.join(', ') || town, town, centre: { lat: Number(lat), lng: Number(lng) } };
}

let byOutcode: ReadonlyMap<string, Outcode> | undefined;

const index = (): ReadonlyMap<string, Outcode> => {
  byOutcode ??= new Map(rows.map(parseRow).map((outcode) => [outcode.outcode, outcode]));
  return byOutcode;
};

/** All in use, those of the Crown dependencies included. */
export const outcodesInUse = (): readonly Outcode[] => [...index().values()];

let byArea: ReadonlyMap<string | null, readonly Outcode[]> | undefined;

/** Those of a postcode area without a letter at the end: SW1 and not SW1A. */
export function districtsOfArea(letters: string): readonly Outcode[] {
  byArea ??= Map.groupBy(
    outcodesInUse().filter(({ outcode }) => districtOf(outcode) === outcode),
    ({ outcode }) => areaLettersOf(outcode),
  );
  return byArea.get(letters) ?? [];
}

/** Of the district where it has a letter that is not in use: SW1Z is SW1. Null when it is not in use. */
export const outcodeInfo = (outcode: string): Outcode | null =>
  index().get(outcode) ?? index().get(districtOf(outcode)) ?? null;

export const centreOfOutcode = (outcode: string): Point | null => outcodeInfo(outcode)?.centre ?? null;

/** With the town, unless the postcode area or London says it already: "Pitsea, Basildon", but "Headingley and Hyde Park". */
export function outcodeLabel({ outcode, name, town }: Outcode): string {
  const area = postcodeArea(areaLettersOf(outcode) ?? '');
  return name === town || town === 'London' || town === area?.name ? name : `${name}, ${town}`;
}

/** By straight lines on a plane, which are good enough between neighbours. */
export function nearestOutcode({ lat, lng }: Point): Outcode | null {
  const width = Math.cos((lat * Math.PI) / 180);
  let nearest: Outcode | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const outcode of index().values()) {
    const distance = (outcode.centre.lat - lat) ** 2 + ((outcode.centre.lng - lng) * width) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = outcode;
  }
  return nearest;
}
