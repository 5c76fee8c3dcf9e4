import type { WrittenProfile } from '../written-profile.ts';

export const writtenProfilesSouth: Readonly<Record<string, WrittenProfile>> = {
  SW1: {
    name: 'Westminster and Belgravia',
    properties: 318,
    avgPrice: 3400,
    description:
      'From Parliament and Victoria to Pimlico and Belgravia. Stucco terraces, mansion blocks and a few new towers make it one of the dearest places to rent in the country.',
    people: [38500, 39, 9, 36],
    transport: [
      'Victoria station and coach station',
      'District, Circle, Victoria and Jubilee lines',
      'Thames piers',
      'Cycle Superhighway along the river',
    ],
    amenities: [
      "St James's Park",
      'Tate Britain',
      'Westminster Cathedral',
      'Shops on Victoria Street',
      'Pimlico food market',
    ],
    trends: [0.4, 3.1, 9],
  },
  E1: {
    name: 'Whitechapel and Spitalfields',
    properties: 412,
    avgPrice: 2250,
    description:
      "Where the City ends and the East End begins: Whitechapel, Spitalfields, Stepney and Wapping. Weavers' houses, council estates and glass towers stand close together.",
    people: [54000, 31, 17, 48],
    transport: [
      'Elizabeth line at Whitechapel',
      'District and Hammersmith & City lines',
      'Overground',
      'Docklands Light Railway at Shadwell',
    ],
    amenities: [
      'Spitalfields Market',
      'Brick Lane',
      'Whitechapel Gallery',
      'Royal London Hospital',
      'Stepney Green park',
    ],
    trends: [0.7, 4.6, 11],
  },
  N1: {
    name: 'Islington and Hoxton',
    properties: 365,
    avgPrice: 2400,
    description:
      "Islington's Georgian squares, the canal at Angel and the workshops of Hoxton. Flats in split terraces are the usual find, and they seldom stay empty for long.",
    people: [49500, 34, 11, 46],
    transport: [
      'Angel on the Northern line',
      'Highbury & Islington station',
      "King's Cross close by",
      "Regent's Canal towpath",
    ],
    amenities: [
      'Upper Street restaurants',
      'Chapel Market',
      'Almeida Theatre',
      'Camden Passage antiques',
      'Shoreditch Park',
    ],
    trends: [0.6, 4.3, 10],
  },
  W1: {
    name: 'Mayfair, Marylebone and Soho',
    properties: 287,
    avgPrice: 3900,
    description:
      "The West End: Soho's lanes, Marylebone's village streets and the squares of Mayfair. Homes are above shops, in mews and in mansion blocks, and priced for the address.",
    people: [27500, 38, 10, 40],
    transport: [
      'Oxford Circus, Bond Street and Tottenham Court Road stations',
      'Elizabeth line',
      'Night Tube',
      'Buses on Oxford Street',
    ],
    amenities: [
      "Regent's Park and Hyde Park at the edges",
      'Wallace Collection',
      'Soho theatres',
      'Marylebone High Street',
      'Department stores',
    ],
    trends: [0.5, 2.9, 8],
  },
  B1: {
    name: 'Birmingham City Centre and Jewellery Quarter',
    properties: 264,
    avgPrice: 1080,
    description:
      'Brindleyplace, Centenary Square and the edge of the Jewellery Quarter. Canalside flats dominate, many of them built in the last twenty-five years.',
    people: [16800, 29, 23, 51],
    transport: [
      'Birmingham New Street and Snow Hill close by',
      'West Midlands Metro',
      'Canal towpaths',
      'Buses on Broad Street',
    ],
    amenities: [
      'Library of Birmingham',
      'Symphony Hall',
      'Jewellery Quarter workshops',
      'Brindleyplace restaurants',
      'Ikon Gallery',
    ],
    trends: [0.6, 4.8, 17],
  },
  CV1: {
    name: 'Coventry City Centre',
    properties: 143,
    avgPrice: 880,
    description:
      'Coventry within and just beyond its ring road, with two cathedrals side by side at the centre. Student rooms and small flats are most of what is let.',
    people: [21500, 28, 44, 30],
    transport: ['Coventry station', 'Pool Meadow bus station', 'Ring road', 'Trains to Birmingham and London'],
    amenities: [
      'Coventry Cathedral',
      'Herbert Art Gallery',
      'Coventry Market',
      'Transport Museum',
      'Coventry University',
    ],
    trends: [0.3, 3.9, 24],
  },
  BS1: {
    name: 'Bristol City Centre and Harbourside',
    properties: 178,
    avgPrice: 1480,
    description:
      "Bristol's old city, Redcliffe and the Floating Harbour. Flats overlook the water in former warehouses, and most of the city can be reached on foot.",
    people: [14900, 30, 24, 49],
    transport: [
      'Bristol Temple Meads station',
      'Bus station at Marlborough Street',
      'Harbour ferries',
      'Bristol and Bath Railway Path nearby',
    ],
    amenities: ['St Nicholas Market', 'Watershed and Arnolfini', 'M Shed museum', 'Queen Square', 'Bristol Old Vic'],
    trends: [0.8, 5.8, 12],
  },
  G1: {
    name: 'Glasgow Merchant City',
    properties: 209,
    avgPrice: 1150,
    description:
      'George Square and the Merchant City, where tobacco and cotton warehouses became flats. The High Street and Strathclyde University lie at its eastern side.',
    people: [9200, 29, 33, 48],
    transport: [
      'Glasgow Queen Street and Central stations',
      'Subway at Buchanan Street and St Enoch',
      'Buchanan bus station',
      'Clyde riverside paths',
    ],
    amenities: [
      'Gallery of Modern Art',
      'City Halls',
      'Buchanan Street shops',
      'Merchant City restaurants',
      'University of Strathclyde',
    ],
    trends: [0.5, 4.7, 13],
  },
  EH1: {
    name: 'Edinburgh Old Town',
    properties: 164,
    avgPrice: 1520,
    description:
      'The Royal Mile and the closes on either side of it, down to the edge of Calton Hill. Homes are mostly tenement flats reached by stairs, and demand rises before each university year.',
    people: [11300, 31, 36, 41],
    transport: ['Edinburgh Waverley station', 'Edinburgh Trams', 'Lothian Buses', 'Bus station at St Andrew Square'],
    amenities: [
      'National Museum of Scotland nearby',
      'City Art Centre',
      'Grassmarket',
      'Central Library',
      'University of Edinburgh',
    ],
    trends: [0.7, 5.1, 9],
  },
  CF1: {
    name: 'Cardiff City Centre',
    properties: 158,
    avgPrice: 1020,
    description:
      'The former code of central Cardiff, whose addresses now read CF10, CF11 and CF24. It stands for the castle, the arcades and the way down to the Bay.',
    people: [18700, 29, 32, 44],
    transport: ['Cardiff Central and Queen Street stations', 'Bus interchange', 'Taff Trail', 'Water buses to the Bay'],
    amenities: [
      'Cardiff Castle and Bute Park',
      'Victorian arcades',
      'Cardiff Market',
      'Principality Stadium',
      'Cardiff University',
    ],
    trends: [0.5, 4.5, 17],
  },
  BT1: {
    name: 'Belfast City Centre',
    properties: 121,
    avgPrice: 940,
    description:
      'Belfast north of City Hall, with the Cathedral Quarter and the main shopping streets. Flats have arrived in recent years, many of them near the new university campus.',
    people: [6900, 29, 30, 45],
    transport: [
      'Belfast Grand Central station nearby',
      'Glider buses',
      'Metro buses from Donegall Square',
      'Lagan towpath',
    ],
    amenities: ['Cathedral Quarter', 'Victoria Square', 'The MAC arts centre', 'City Hall', 'Ulster University'],
    trends: [0.6, 5.4, 26],
  },
};
