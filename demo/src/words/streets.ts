import type { Nation } from '@letfair/domain/places/nations';
import type { SeededRandom } from '../seeded-random.ts';

const names = (
  'Albert Alma Arundel Ash Aspen Balmoral Bank Beech Belmont Birch Brunswick Burlington Cambridge Carlton Castle ' +
  'Cavendish Cedar Chapel Chestnut Church Clarence Claremont Clifton Crescent Cromwell Devonshire Dover Elm Exeter ' +
  'Fairfield Ferndale Field Garden George Gladstone Glebe Gloucester Granville Grove Hawthorn Hazel Heath Highfield ' +
  'Hill Holly Howard Ivy Kensington Kingsway Lansdowne Larch Laurel Lime Lonsdale Lorne Maple Marlborough Mayfield ' +
  'Meadow Melbourne Mill Montague Mount Nelson Norfolk North Oak Orchard Osborne Oxford Park Pembroke Percy Pine ' +
  'Poplar Prince Princess Priory Queen Raglan Regent Richmond River Rose Rowan Russell Rutland Salisbury School ' +
  'Selborne Somerset South Spencer Spring Station Stanley Sycamore Temple Thorn Trafalgar Trinity Union Vicarage ' +
  'Victoria Walnut Warwick Waterloo Wellington West Westbourne Willow Windsor Woodland Wood York'
).split(' ');

const endings: Readonly<Record<Nation, readonly string[]>> = {
  england: ['Road', 'Street', 'Avenue', 'Lane', 'Terrace', 'Grove', 'Close', 'Gardens', 'Place', 'Crescent', 'Mews'],
  wales: ['Road', 'Street', 'Terrace', 'Crescent', 'Place', 'Close', 'Gardens'],
  scotland: ['Road', 'Street', 'Drive', 'Place', 'Terrace', 'Crescent', 'Gardens', 'Loan', 'Brae', 'Wynd'],
  'northern-ireland': ['Road', 'Street', 'Avenue', 'Park', 'Drive', 'Gardens', 'Parade'],
};

const welshStreets = [
  'Heol y Parc',
  'Heol yr Eglwys',
  'Ffordd y Bryn',
  'Ffordd yr Afon',
  'Stryd y Farchnad',
  'Maes y Coed',
  'Lon y Felin',
] as const;

export const blocks = [
  'House',
  'Court',
  'Mill',
  'Wharf',
  'Point',
  'Heights',
  'Quay',
  'Works',
  'Lodge',
  'Exchange',
] as const;

/** A fictional street name in the style of the nation. */
export function streetIn(nation: Nation, random: SeededRandom): string {
  if (nation === 'wales' && random.percent(30)) return random.pick(welshStreets);
  return `${random.pick(names)} ${random.pick(endings[nation])}`;
}

export const blockName = (random: SeededRandom): string => `${random.pick(names)} ${random.pick(blocks)}`;
