import { districtsOfArea } from '@letfair/domain/search/places/postcodes/outcodes';
import { postcodeAreas } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { railwayStations } from '@letfair/domain/search/places/stations/stations';
import { findTown, towns } from '@letfair/domain/search/places/towns';
import type { Plugin } from 'vite';
import {
  type NamedPlace,
  packDistricts,
  packPlaces,
  sizeOfPlace,
} from './app/features/search/map/labels/packed-places.ts';
import populations from './app/features/search/map/labels/populations.json' with { type: 'json' };

const MAP_PLACES = 'virtual:map-places';

/** Gives the map the names and positions of places, half as large as the tables that they come from. */
export const mapPlaces = (): Plugin => ({
  name: 'letfair:map-places',
  resolveId: (id) => (id === MAP_PLACES ? `\0${MAP_PLACES}` : undefined),
  load: (id) =>
    id === `\0${MAP_PLACES}`
      ? Object.entries(packedPlaces())
          .map(([name, packed]) => `export const ${name} = ${JSON.stringify(packed)};`)
          .join('\n')
      : undefined,
});

/** Tell where one is when the whole country is in sight. */
const cityNames = [
  'London',
  'Birmingham',
  'Manchester',
  'Glasgow',
  'Cardiff',
  'Belfast',
  'Edinburgh',
  'Newcastle upon Tyne',
  'Bristol',
  'Leeds',
  'Plymouth',
  'Norwich',
  'Aberdeen',
  'Inverness',
  'Southampton',
  'Nottingham',
  'Aberystwyth',
  'Carlisle',
  'Lerwick',
];

/** Each place is in the most important list that has it. */
export function packedPlaces() {
  const cities = cityNames.flatMap((name) => findTown(name) ?? []);
  const areas = without(postcodeAreas, cities);
  const others = without(towns(), [...cities, ...areas]);
  return {
    packedCities: packPlaces(cities.map(withSize)),
    packedAreas: packPlaces(areas.map(withSize)),
    packedTowns: packPlaces(rowByRow(others).map(withSize)),
    packedStations: packPlaces(rowByRow(railwayStations())),
    packedDistricts: packDistricts(
      postcodeAreas
        .flatMap(({ letters }) => districtsOfArea(letters))
        .map(({ outcode, name, centre }) => ({ district: outcode, name, centre })),
    ),
  };
}

function without(places: readonly NamedPlace[], named: readonly NamedPlace[]): readonly NamedPlace[] {
  const names = new Set(named.map(({ name }) => name));
  return places.filter(({ name }) => !names.has(name));
}

function withSize({ name, centre }: NamedPlace): NamedPlace {
  const people = Object.hasOwn(populations, name) ? populations[name as keyof typeof populations] : 0;
  return { name, centre, ...(people > 0 && { size: sizeOfPlace(people) }) };
}

const ROW_DEGREES = 0.25;

/** From west to east in rows, so that each is near the one before. */
const rowByRow = (places: readonly NamedPlace[]): readonly NamedPlace[] =>
  places.toSorted(
    ({ centre: one }, { centre: other }) =>
      Math.floor(one.lat / ROW_DEGREES) - Math.floor(other.lat / ROW_DEGREES) || one.lng - other.lng,
  );
