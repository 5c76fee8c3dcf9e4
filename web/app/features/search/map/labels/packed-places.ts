import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { trimEndOf } from '@letfair/domain/text-edges';

export interface NamedPlace {
  readonly name: string;
  readonly centre: Point;
  /** From 1 to 4, by how many people live there; none where it isn’t known. */
  readonly size?: number;
}

/** The fewest people of each size but the first. */
const peopleOfSizes = [15_000, 75_000, 250_000];

export const sizeOfPlace = (people: number): number => 1 + peopleOfSizes.filter((fewest) => people >= fewest).length;

export interface DistrictCentre extends NamedPlace {
  readonly district: string;
}

const THOUSANDTHS = 1_000;

/**
 * A line with the latitudes and longitudes, in thousandths of a degree and as the difference from the place before, and
 * a line with the names. Neighbours are close, so places compress to half when those beside each other are near.
 * The sizes are a third line, where any is known.
 */
export function packPlaces(places: readonly NamedPlace[]): string {
  const positions = places.map(({ centre }) => [inThousandths(centre.lat), inThousandths(centre.lng)]);
  const steps = positions.flatMap((position, at) =>
    position.map((value, part) => value - (positions[at - 1]?.[part] ?? 0)),
  );
  const sizes = places.some(({ size }) => size) ? `\n${places.map(({ size = 0 }) => size).join('')}` : '';
  return `${steps.join(' ')}\n${places.map(({ name }) => name).join('|')}${sizes}`;
}

const inThousandths = (degrees: number): number => Math.round(degrees * THOUSANDTHS);

export function unpackPlaces(packed: string): readonly NamedPlace[] {
  const [steps = '', names = '', sizes = ''] = packed.split('\n');
  const differences = steps.split(' ');
  let [lat, lng] = [0, 0];
  return names.split('|').map((name, at) => {
    lat += Number(differences[2 * at]);
    lng += Number(differences[2 * at + 1]);
    const size = Number(sizes[at] ?? 0);
    return { name, centre: { lat: lat / THOUSANDTHS, lng: lng / THOUSANDTHS }, ...(size > 0 && { size }) };
  });
}

/** The letters of each postcode area and the steps from number to number: "AB 1 1 1|AL 1 1". */
export const packDistricts = (districts: readonly DistrictCentre[]): string =>
  `${[...Map.groupBy(districts, ({ district }) => lettersOf(district))]
    .map(([letters, ofArea]) => {
      const numbers = ofArea.map(({ district }) => Number(district.slice(letters.length)));
      return [letters, ...numbers.map((number, at) => number - (numbers[at - 1] ?? 0))].join(' ');
    })
    .join('|')}\n${packPlaces(districts)}`;

export function unpackDistricts(packed: string): readonly DistrictCentre[] {
  const end = packed.indexOf('\n');
  const districts = packed
    .slice(0, end)
    .split('|')
    .flatMap((area) => {
      const [letters = '', ...steps] = area.split(' ');
      let number = 0;
      return steps.map((step) => {
        number += Number(step);
        return letters + number;
      });
    });
  return unpackPlaces(packed.slice(end + 1)).map((place, at) => ({ district: districts[at] ?? '', ...place }));
}

const lettersOf = (district: string): string => trimEndOf(district, '0123456789');
