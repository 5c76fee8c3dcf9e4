import type { WrittenProfile } from '../written-profile.ts';

export const writtenProfilesNorth: Readonly<Record<string, WrittenProfile>> = {
  M1: {
    name: 'Piccadilly and Northern Quarter',
    properties: 248,
    avgPrice: 1250,
    description:
      'The eastern half of Manchester city centre, from Piccadilly station to the warehouses of the Northern Quarter. Nearly everything to rent is a flat, in converted mills and recent towers.',
    people: [17500, 28, 31, 47],
    transport: [
      'Manchester Piccadilly station',
      'Metrolink trams',
      'Free city centre bus',
      'Coach station at Chorlton Street',
    ],
    amenities: [
      'Piccadilly Gardens',
      'Independent record and clothes shops',
      'Canal Street bars',
      'Two universities within a walk',
      'Supermarkets open late',
    ],
    trends: [0.8, 5.6, 12],
  },
  M2: {
    name: "Deansgate and St Ann's Square",
    properties: 132,
    avgPrice: 1400,
    description:
      "The business and shopping heart of Manchester around the Town Hall, Deansgate and St Ann's Square. Few people live here, so flats are scarce and often in listed buildings.",
    people: [6200, 31, 18, 52],
    transport: [
      "St Peter's Square tram stop",
      'Deansgate and Oxford Road stations close by',
      'Free city centre bus',
      'Cycle hire',
    ],
    amenities: [
      'Central Library',
      'Manchester Art Gallery',
      'John Rylands Library',
      'Department stores',
      'Restaurants on King Street',
    ],
    trends: [0.6, 4.9, 10],
  },
  BL1: {
    name: 'Bolton Town Centre and Halliwell',
    properties: 156,
    avgPrice: 780,
    description:
      "Bolton's centre and the streets that climb north through Halliwell towards Smithills. Stone and brick terraces are common, with student lets near the university.",
    people: [42000, 37, 14, 26],
    transport: ['Bolton station', 'Bolton bus interchange', 'Trains to Manchester', 'A666 to the motorway'],
    amenities: [
      'Bolton Market',
      'Octagon Theatre',
      'Queens Park',
      'Library and museum',
      'University of Greater Manchester campus',
    ],
    trends: [0.4, 4.1, 21],
  },
  LS1: {
    name: 'Leeds City Centre West',
    properties: 205,
    avgPrice: 1120,
    description:
      'The west of Leeds city centre, with the station, the Civic Quarter and Park Square. Offices stand beside flats in converted warehouses and new blocks.',
    people: [9800, 28, 27, 50],
    transport: ['Leeds station', 'City centre buses', 'Aire riverside paths', 'Coach station nearby'],
    amenities: [
      'Leeds Town Hall',
      'Leeds Art Gallery',
      'Trinity shopping centre',
      'Park Square',
      'Restaurants on Greek Street',
    ],
    trends: [0.7, 5.2, 14],
  },
  S1: {
    name: 'Sheffield City Centre',
    properties: 187,
    avgPrice: 860,
    description:
      'Central Sheffield between the station, the Peace Gardens and Devonshire Green. Student blocks and small flats lead the market, and the hills begin at the edge of it.',
    people: [15200, 26, 42, 41],
    transport: [
      'Sheffield station',
      'Supertram',
      'Sheffield Interchange for buses and coaches',
      'Cycle routes to Kelham Island',
    ],
    amenities: [
      'Winter Garden',
      'Crucible and Lyceum theatres',
      'Moor Market',
      'Peace Gardens',
      'Two universities nearby',
    ],
    trends: [0.3, 3.8, 19],
  },
  L1: {
    name: 'Liverpool City Centre and Ropewalks',
    properties: 231,
    avgPrice: 920,
    description:
      "Liverpool's shops, the Ropewalks and part of the docks. Old merchants' warehouses have become flats, and the Georgian streets start just uphill.",
    people: [14600, 28, 34, 44],
    transport: [
      'Liverpool Central and Lime Street stations',
      'Merseyrail',
      'Queen Square bus station',
      'Mersey ferries a walk away',
    ],
    amenities: [
      'Liverpool ONE shops',
      'Bluecoat arts centre',
      'Bold Street cafes',
      'Royal Albert Dock nearby',
      'Chinatown',
    ],
    trends: [0.6, 5.0, 16],
  },
  NE1: {
    name: 'Newcastle City Centre and Quayside',
    properties: 176,
    avgPrice: 850,
    description:
      "Newcastle's centre from Haymarket down Grey Street to the Quayside. Flats look over the Tyne bridges or sit above shops in the Georgian streets.",
    people: [13100, 27, 38, 43],
    transport: [
      'Newcastle Central station',
      'Tyne and Wear Metro',
      'Haymarket and Eldon Square bus stations',
      'Riverside cycle path',
    ],
    amenities: ['Grainger Market', 'Theatre Royal', 'Quayside market', 'Eldon Square shops', 'Two universities'],
    trends: [0.5, 4.4, 18],
  },
  NG1: {
    name: 'Nottingham City Centre and Lace Market',
    properties: 192,
    avgPrice: 900,
    description:
      'Old Market Square, the Lace Market and Hockley in the middle of Nottingham. Former lace factories hold many of the flats, with students and young workers as their usual tenants.',
    people: [12400, 26, 40, 42],
    transport: [
      'Nottingham Express Transit trams',
      'Nottingham station',
      'Victoria bus station',
      'Cycle lanes to the universities',
    ],
    amenities: [
      'Old Market Square',
      'Nottingham Contemporary',
      'Hockley cafes',
      'Theatre Royal and Concert Hall',
      'Victoria Centre',
    ],
    trends: [0.4, 4.2, 20],
  },
};
