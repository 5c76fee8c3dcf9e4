import { type Region, regionOf } from '../regions.ts';

/** Areas where no train runs, or only at one end, and Northern Ireland with its own operator. */
const northernIrishTransport: readonly string[] = [
  'Translink bus services',
  'NI Railways on the main lines',
  'Motorway and A-road links',
  'Greenways for walking and cycling',
  'Goldline coaches',
  'Links to the Belfast airports',
];
const islandTransport: readonly string[] = [
  'Island and mainland bus services',
  'Ferry connections',
  'Flights to Scottish cities',
  'Quiet roads for cycling',
  'Coastal footpaths',
];
const islandPrefixes: ReadonlySet<string> = new Set(['HS', 'KW', 'ZE']);

/** Phrases of generated profiles that are true of nearly every place in the region. */
const transportOfRegion: Readonly<Record<Region, readonly string[]>> = {
  london: [
    'Frequent London buses',
    'Rail or Underground within reach',
    'Night bus routes',
    'Cycle routes',
    'Oyster and contactless fares',
    'Step-free stations on some lines',
  ],
  manchester: [
    'Bee Network buses',
    'Trains towards Manchester city centre',
    'Motorway ring road',
    'Off-road cycle paths',
    'Links to Manchester Airport',
    'Night buses on main routes',
  ],
  birmingham: [
    'West Midlands buses',
    'Trains towards Birmingham',
    'Motorway network',
    'Canal towpaths for walking and cycling',
    'Links to Birmingham Airport',
    'Park and ride sites',
  ],
  scotland: [
    'Regional bus services',
    'ScotRail connections',
    'Trunk roads',
    'Free bus travel for under-22s resident in Scotland',
    'Signed walking and cycling routes',
    'Coach links between cities',
  ],
  wales: [
    'Local bus services',
    'Transport for Wales trains',
    'Trunk roads',
    'TrawsCymru long-distance buses',
    'Traffic-free cycle paths',
    'Coach links to England',
  ],
  yorkshire: [
    'Regional bus services',
    'Trains across Yorkshire',
    'Motorway and A-road links',
    'Canal and riverside paths',
    'Park and ride sites',
    'Coach links between cities',
  ],
  southwest: [
    'Local bus services',
    'Trains on the west of England lines',
    'A-road links',
    'National Cycle Network routes',
    'Park and ride sites',
    'Coach links to London',
  ],
  northeast: [
    'Regional bus services',
    'Trains on the coast and main lines',
    'A1 and A19 corridors',
    'Waggonway and riverside cycle paths',
    'Links to regional airports',
    'Coach links between cities',
  ],
  generic: [
    'Local bus services',
    'Rail station within reach',
    'A-road links',
    'Walking and cycling routes',
    'Coach links',
    'Taxi ranks and car clubs in the centre',
  ],
};

export function transportWords(letters: string): readonly string[] {
  if (islandPrefixes.has(letters)) return islandTransport;
  return letters === 'BT' ? northernIrishTransport : transportOfRegion[regionOf(letters)];
}

export const amenityWords: readonly string[] = [
  'Supermarkets',
  'Independent shops',
  'Cafes and restaurants',
  'Primary and secondary schools',
  'GP surgeries and pharmacies',
  'Parks and playgrounds',
  'Leisure centre or gym',
  'Library',
  'Post office',
  'Pubs with outdoor seating',
  'Weekly or monthly market',
  'Community centre',
];

/** {name}, {code}, {county} and {area} are filled in. */
export const postcodeDescriptions: readonly string[] = [
  '{code} covers {name} and the streets around it in {county}. Homes to rent range from small flats to family houses, with everyday shops in reach of most of them.',
  'Renting in {code} means living in or near {name}, in the {area} postcode area. Both older streets and newer homes come up.',
  'On the map, {code} is {name}. Tenants find a mix of house types here, with the rest of {county} on the doorstep.',
  'Part of the {area} postcode area, {code} takes in {name}. Rents follow the distance to the centre, and smaller homes tend to go first.',
  'Homes in {code} ({name}) are let to a broad mix of people, from first-time renters to families who want to stay in {county}.',
];

/** For an area with another one close by: {name}, {county} and {nearest} are filled in. */
export const areaDescriptions: readonly string[] = [
  '{name} is in {county}, with {nearest} as its nearest neighbour. Homes to rent range from flats in the centre to houses further out.',
  'People who rent in {name} have the centre for everyday needs and the rest of {county} for the weekend; {nearest} is close by.',
  'From studios to family houses, {name} offers a range of homes to rent. Many who look here also consider {nearest}, a short way off.',
  'In {name} the streets near the centre suit those without a car, while the edges offer more room. {nearest} is the next place to look.',
  '{name} in {county} has homes for most budgets, and what is well kept finds a tenant soon. {nearest} is within easy reach.',
];

/** For an area far from any other. */
export const remoteAreaDescriptions: readonly string[] = [
  '{name} serves a wide stretch of {county}. Few homes come up to rent at a time, so it pays to look early.',
  'Much of daily life in {county} meets in {name}. Homes to rent are mostly houses and small flats, and choice changes with the seasons.',
];
