import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';

export interface DistrictCentre {
  readonly district: string;
  /** Its neighbourhoods or its town. */
  readonly name: string;
  readonly centre: Point;
}

const THOUSANDTHS = 1_000;

/**
 * A line per postcode area: its letters, then number, latitude and longitude of each district, in thousandths of a
 * degree and as the difference from the district before, then their names. Neighbours are close, so this compresses to half.
 */
export function packCentres(centres: readonly DistrictCentre[]): string {
  const areas = Map.groupBy(centres, ({ district }) => lettersOf(district));
  return [...areas]
    .map(([letters, districts]) =>
      [[letters, ...differences(districts)].join(' '), ...districts.map(({ name }) => name)].join('|'),
    )
    .join('\n');
}

export const unpackCentres = (packed: string): readonly DistrictCentre[] =>
  packed.split('\n').flatMap((line) => {
    const [numbers = '', ...names] = line.split('|');
    const [letters = '', ...steps] = numbers.split(' ');
    let [number, lat, lng] = [0, 0, 0];
    return names.map((name, at) => {
      number += Number(steps[3 * at]);
      lat += Number(steps[3 * at + 1]);
      lng += Number(steps[3 * at + 2]);
      return { district: letters + number, name, centre: { lat: lat / THOUSANDTHS, lng: lng / THOUSANDTHS } };
    });
  });

const lettersOf = (district: string): string => district.replace(/\d+$/, '');

const differences = (districts: readonly DistrictCentre[]): readonly number[] =>
  districts
    .map(({ district, centre }) => [
      Number(district.slice(lettersOf(district).length)),
      Math.round(centre.lat * THOUSANDTHS),
      Math.round(centre.lng * THOUSANDTHS),
    ])
    .flatMap((numbers, at, all) => numbers.map((number, place) => number - (all[at - 1]?.[place] ?? 0)));
