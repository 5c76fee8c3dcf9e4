import { seededFraction, seededPick, seededWhole } from '../../../search/places/seeded-figures.ts';

/** An advert as somebody writes it, for measuring what is taken for a copy. */
export interface ExampleAdvert {
  readonly accountId: string;
  readonly title: string;
  readonly description: string;
  readonly line1: string;
  readonly line2: string;
  readonly postcode: string;
}

const pick = <Item>(seed: string, items: readonly Item[]): Item => seededPick(seed, items, 1)[0]!;
const list = (text: string): readonly string[] => text.split('/').map((item) => item.trim());

const adjectives = list(
  'bright/spacious/charming/modern/lovely/quiet/well-kept/stylish/elegant/cosy/handsome/sunny/smart/characterful/airy',
);
const kinds = list('flat/apartment/terraced house/maisonette/cottage/townhouse/semi-detached house/studio/bungalow');
const places = list(
  'the canal basin/Alexandra Park/the old corn exchange/Harrow Road market/the cathedral close/St Anne’s church/the university library/Whitworth Gardens/the marina/the General Hospital/Victoria Baths/the Northern Quarter/Roundhay Park/the botanical gardens/Paragon station/the arboretum/Gas Street Basin/the Jewellery Quarter/Ouseburn valley/the Lanes/Castle Green/Clifton Down/the waterworks/Kelham Island/the tannery/Port Meadow/Jesmond Dene',
);
/** Each sentence is one of the beginnings with one of the ends, so that homes have parts of sentences in common. */
const sentences = [
  [
    'The lounge/The sitting room/The front room/The reception room/Our living room/The first-floor drawing room',
    'has a wide bay window with its original shutters/is warmed by a log burner/opens on to a decked terrace facing west/has oak parquet laid in 1931/keeps its picture rail and marble fireplace/is panelled and looks over the bowling green/leads to a conservatory full of plants/has built-in bookshelves on either side of the chimney/shows the exposed brick of the mill it once was/is carpeted in grey and takes two sofas/has a mezzanine that makes a fine study/gets the last sun of the day',
  ],
  [
    'The kitchen/The galley kitchen/A proper kitchen diner/The kitchen at the back/The eat-in kitchen/The little kitchen',
    'was fitted by a local joiner with slate worktops/has a range cooker and a Belfast sink/comes with a slimline dishwasher and an induction hob/has a larder that keeps cool all summer/has navy units, brass handles and a breakfast bar for three/is built round a stainless steel island/seats eight and has underfloor heating/is lined with handmade tiles from Stoke/has an oven that was new this spring/is joined to the dining room by a serving hatch/has two rings and a combination microwave/has pale birch units and open shelves',
  ],
  [
    'The main bedroom/The larger bedroom/The bedroom under the roof/The bedroom/The principal bedroom/A double bedroom',
    'faces the courtyard and stays cool/takes a king-size bed with space to spare/was last used as a nursery/has a wall of mirrored wardrobes/has a dormer and a view of the moors/catches the morning sun/has its own washbasin and blackout blinds/comes with a day bed and a desk/has a walk-in wardrobe/would suit a light sleeper',
  ],
  [
    'The bathroom/The family bathroom/The shower room/An upstairs bathroom/The en-suite/The wet room',
    'has a roll-top bath under a sash window/has a rainfall shower and a heated towel rail/is tiled in green mosaic/has a cloakroom beside it/has a cast-iron bath and properly hot water/has a vanity unit and a mirror that lights up/has a bidet, a relic of the last owner/has black taps and a terrazzo floor/was replastered after a leak in March/has a window that opens',
  ],
  [
    'Outside/Behind the house/To the rear/Down a few steps/Beyond the back door/Across the landing',
    'there is a walled garden with a fig tree and a brick shed/a balcony runs the length of the building/a paved yard has a lockable bike store/the roof terrace is shared with one neighbour/a lawn ends in raspberry canes/an allocated bay lies behind electric gates/a courtyard has benches and a magnolia/gravel leaves room for a small car/the allotments have a waiting list of three/the patio is sheltered and has an outdoor tap',
  ],
  [
    'The boiler/The roof/The wiring/The front door/Most of the furniture/Every window/The loft/The cellar/The hall/The fence',
    'was replaced in 2024/is checked each autumn/was renewed by the last owner/is in good order and has a certificate/is due to be painted before you move in/was insulated last winter/is as the Victorians left it/belongs to the residents’ company/is cleaned every quarter/is shared with the upstairs neighbour',
  ],
  [
    'Broadband/The nearest surgery/A farmers’ market/The swimming baths/A good baker/The tram/A nursery school/The ring road/A launderette/The night bus',
    'is two streets away/can be reached through the park/is closer than you would think/is the reason we moved here/was a surprise to us/is behind the old cinema/is on the way to the hospital/is quick outside school hours/is not what it was, but still useful/is next to the fire station',
  ],
] as const;
const walks = list('five/six/seven/eight/ten/twelve/fifteen/twenty');

/** A home in the words of its own lister. */
function advert(seed: string): Pick<ExampleAdvert, 'title' | 'description'> {
  const kind = pick(`${seed}/kind`, kinds);
  const [near, far] = seededPick(`${seed}/places`, places, 2);
  const walk = pick(`${seed}/walk`, walks);
  const written = [
    `A ${pick(`${seed}/adjective`, adjectives)} ${kind} ${walk} minutes on foot from ${near}`,
    ...sentences.map(
      ([begins, ends], at) => `${pick(`${seed}/${at}`, list(begins))} ${pick(`${at}/${seed}`, list(ends))}`,
    ),
    `The bus to ${far} stops at the corner`,
  ];
  return {
    title: `${pick(`${seed}/title`, adjectives)} ${kind} near ${near}`,
    description: `${written.join('. ')}.`,
  };
}

const streets = list(
  'Lock Street/Mill Lane/Harbour Road/Chapel Hill/Tanner Row/Weir Close/Sadler Street/Quarry Avenue',
);
const letters = 'ABDEFGHJLN';

function address(seed: string): Pick<ExampleAdvert, 'line1' | 'line2' | 'postcode'> {
  const [one, two] = seededPick(`${seed}/letters`, [...letters], 2);
  return {
    line1: `${seededWhole(`${seed}/number`, 1, 199)} ${pick(`${seed}/street`, streets)}`,
    line2: '',
    postcode: `M${seededWhole(`${seed}/district`, 1, 40)} ${seededWhole(`${seed}/sector`, 1, 9)}${one}${two}`,
  };
}

export const someHome = (seed: string): ExampleAdvert => ({ accountId: seed, ...advert(seed), ...address(seed) });

/** Words as somebody changes them who does not want a copy to be noticed; most of them are unknown to our own table. */
const changed: ReadonlyMap<string, string> = new Map(
  list(
    'bright=luminous/spacious=roomy/charming=delightful/modern=contemporary/lovely=gorgeous/quiet=peaceful/flat=apartment/apartment=flat/house=home/minutes=mins/original=period/wide=broad/window=casement/warms=heats/winter=cold months/opens=leads/facing=towards/hall=entrance/front=street-side/looks=gazes/full=crammed/built-in=fitted/bookshelves=shelving/carpeted=covered/room=space/fine=splendid/local=nearby/worktops=counters/cooker=stove/sink=basin/units=cabinets/handles=knobs/breakfast=morning/seats=fits/new=brand new/spring=year/small=little/bigger=larger/main=principal/stays=remains/smaller=lesser/moment=present/wall=side/back=rear/catches=gets/desk=table/leads=goes/bath=tub/shower=wet area/tiled=finished/separate=extra/downstairs=on the lower level/garden=yard/tree=bush/shed=outhouse/evening=late/paved=flagged/lockable=secure/shared=joint/lawn=grass/allocated=reserved/bay=space/benches=seats/sheltered=protected/replaced=renewed/serviced=checked/autumn=October/neighbours=people next door/installed=in place/stops=halts/corner=end of the road/bus=coach/foot=walking/view=outlook/sun=sunshine/building=block',
  ).map((pair) => pair.split('=') as [string, string]),
);

/** The home of somebody else under another name: other order, other words, sentences left out and put in. */
export function cloneOf(original: ExampleAdvert, seed: string): ExampleAdvert {
  const replace = (text: string) =>
    text.replaceAll(/[A-Za-z-]+/g, (word) =>
      seededFraction(`${seed}/${word}`) < 0.75 ? (changed.get(word.toLowerCase()) ?? word) : word,
    );
  const said = original.description.split('. ');
  const kept = seededPick(`${seed}/order`, said, said.length - 1).map((text) => replace(text.replace(/\.$/, '')));
  const put = pick(`${seed}/put`, [
    'Move in this week',
    'First to see will love it',
    'No agents',
    'Bills can be added',
  ]);
  const kind = seededWhole(`${seed}/address`, 0, 2);
  const elsewhere = kind === 0 ? {} : kind === 1 ? address(`${seed}/elsewhere`) : { line1: 'City centre', line2: '' };
  return {
    ...original,
    accountId: seed,
    title: replace(original.title),
    description: `${[...kept, put].join('. ')}.`,
    ...elsewhere,
  };
}

const blocks = list('Canal House/Tobacco Wharf/The Bobbin Works/Albion Court/Weaver’s Point');
const amenities = list(
  'residents have a concierge, a gym on the ground floor and a cinema room/there is a landscaped roof garden with barbecues and a workspace/the building has a secure entrance, two lifts and a parcel room/a swimming pool and a sauna are open to all residents',
);
const closings = list(
  'To arrange a viewing please call our lettings team, who are open six days a week and will be glad to help. A holding deposit of one week’s rent reserves the home while references are taken/Offered by the city’s longest established independent agency. Our fully managed service includes regular inspections, a repairs line at any hour and an annual review of the rent/Early viewing is highly recommended to avoid disappointment. Available furnished or part furnished by negotiation, subject to the usual checks',
);

/** Another home in the same building: its own rooms, and the building in much the same words. */
export function neighbourIn(building: number, flat: number, seed: string): ExampleAdvert {
  const block = blocks[building % blocks.length]!;
  const amenity = amenities[building % amenities.length]!;
  const own = advert(seed);
  const rooms = own.description.split('. ').slice(1, 6);
  return {
    accountId: seed,
    title: `${pick(`${seed}/adjective`, adjectives)} apartment in ${block}`,
    description: `An apartment in ${block}, where ${amenity}. ${block} is a short walk from ${places[building % places.length]}. ${rooms.join('. ')}.`,
    line1: `Flat ${flat}, ${block}`,
    line2: `${12 + building} Lock Street`,
    postcode: 'M1 1AE',
  };
}

/** A home that ends as all of its agency do. */
export function homeOfAgency(agency: number, seed: string): ExampleAdvert {
  const home = someHome(seed);
  return {
    ...home,
    accountId: `agency ${agency}`,
    description: `${home.description} ${closings[agency % closings.length]}.`,
  };
}
