import { outcodesInUse } from '../postcodes/outcodes.ts';
import { postcodeArea, postcodeAreas } from '../postcodes/postcode-areas.ts';
import { areaLettersOf, districtOf } from '../postcodes/postcodes.ts';
import { LARGEST_SPREAD_METRES, middleOfOutcode } from './approximate-point.ts';
import { type Metres, projectToMetres } from './map-projection.ts';

interface Centred extends Metres {
  readonly district: string;
}

/** What can follow the letters of an area: "1", "14", and the spelling "01". */
const numbers = Array.from({ length: 10 }, (_, digit) => String(digit)).flatMap((digit, _, digits) => [
  digit,
  ...digits.map((second) => digit + second),
]);

let all: readonly Centred[] | undefined;

/** Every district a postcode can be written with, whether or not it exists, and the parts of districts such as SW1A. */
const districts = (): readonly Centred[] => {
  const parts = () =>
    outcodesInUse()
      .map(({ outcode }) => outcode)
      .filter((outcode) => districtOf(outcode) !== outcode && postcodeArea(areaLettersOf(outcode) ?? '') !== null);
  all ??= [...postcodeAreas.flatMap(({ letters }) => numbers.map((number) => letters + number)), ...parts()].flatMap(
    (outcode) => {
      const middle = middleOfOutcode(outcode);
      return middle === null ? [] : [{ district: districtOf(outcode), ...projectToMetres(middle) }];
    },
  );
  return all;
};

/** A superset: every district in which a listing within the circle can be. */
export function districtsInCircle(centre: Metres, metres: number): string[] {
  const squaredReach = (metres + LARGEST_SPREAD_METRES) ** 2;
  const found = new Set<string>();
  for (const { district, east, north } of districts())
    if ((east - centre.east) ** 2 + (north - centre.north) ** 2 <= squaredReach) found.add(district);
  return [...found];
}

/** A superset: every district in which a listing within the box can be. */
export function districtsBetween(southWest: Metres, northEast: Metres): string[] {
  const [west, south] = [southWest.east - LARGEST_SPREAD_METRES, southWest.north - LARGEST_SPREAD_METRES];
  const [east, north] = [northEast.east + LARGEST_SPREAD_METRES, northEast.north + LARGEST_SPREAD_METRES];
  const found = new Set<string>();
  for (const at of districts())
    if (at.east >= west && at.east <= east && at.north >= south && at.north <= north) found.add(at.district);
  return [...found];
}
