import { epcRatings } from '../../homes/vocabulary.ts';
import type { SearchParameter, searchParameters } from '../search-query.ts';

/** Phrases are separated by commas; `a|b` are alternatives for one word. Each stands for a value of the parameter. */
type OptionPhrases<Option extends string> = Readonly<Record<Option, string>>;
type FlagPhrases = { readonly yes: string };
type EitherPhrases = FlagPhrases & { readonly no: string };
/** Numbers, days and places are read by a reader of their own. */
type ReadBy = { readonly readBy: 'place' | 'miles' | 'travel' | 'rent' | 'bedrooms' | 'bathrooms' | 'day' };
/** Nobody says it, or it can't be told apart from other words. */
type NeverSaid = { readonly neverSaid: string };

type Parameters = typeof searchParameters;
type PhrasesFor<Name extends SearchParameter> = Parameters[Name] extends {
  readonly options: readonly (infer Option extends string)[];
}
  ? OptionPhrases<Option>
  : boolean extends Parameters[Name]['unset']
    ? [Parameters[Name]['unset']] extends [boolean]
      ? FlagPhrases
      : EitherPhrases
    : ReadBy | NeverSaid | Readonly<Partial<Record<Parameters[Name]['unset'] & string, string>>>;

const onlyOnMaps: NeverSaid = { neverSaid: 'only maps know degrees' };

/** "Added in the last 3 days", "new this week". A week is also one of a month, so it needs such a word in front. */
function addedWords(days: string, weeks: string, ends: string): string {
  const joined = (starts: string, endings: string) =>
    starts.split(', ').flatMap((start) => endings.split(', ').map((ending) => `${start} ${ending}`));
  const [verbs, spans] = ['added|listed|posted|advertised|uploaded|new|published', 'in|within the last|past'];
  return [
    ...joined(`${verbs} ${spans}, ${verbs} last|past`, [days, weeks].filter(Boolean).join(', ')),
    ...joined(`${spans}, last|past`, days),
    ...joined(`${verbs}, new in, new listings|homes|properties|places, whats new`, ends),
  ].join(', ');
}

/** How people say each parameter of a search. A new filter without words doesn't compile. */
export const filterWords = {
  location: { readBy: 'place' },
  lat: onlyOnMaps,
  lng: onlyOnMaps,
  radius: { readBy: 'miles' },
  box: onlyOnMaps,
  travel: { readBy: 'travel' },
  shape: { neverSaid: 'an area is drawn on the map' },
  propertyType: {
    flat: 'flat|flats|apartment|apartments|apt|apts|appartment|penthouse|penthouses|duplex',
    house: 'house|houses|cottage|cottages|townhouse|townhouses, town house|houses, family home|homes, end house|houses',
    studio: 'studio|studios|bedsit|bedsits, studio flat|flats|apartment|apartments',
    terraced:
      'terraced|terrace house|houses|home|property|cottage, terraced, end|mid of terrace, end|mid terrace|terraced, end|mid of terrace|terraced house, end|mid terrace|terraced house',
    'semi-detached':
      'semi, semi detached, semi detached house|houses|home|property, semidetached, semidetached house|houses, semis',
    detached: 'detached, detached house|houses|home|property|villa',
    maisonette: 'maisonette|maisonettes|maisonnette|masionette',
    bungalow: 'bungalow|bungalows, detached|semi bungalow, semi detached bungalow',
    room: 'room|rooms, bedroom|room to rent|let, room for rent, spare|lodger room',
  },
  minBudget: { readBy: 'rent' },
  maxBudget: { readBy: 'rent' },
  bedrooms: { readBy: 'bedrooms' },
  maxBedrooms: { readBy: 'bedrooms' },
  bathrooms: { readBy: 'bathrooms' },
  furnishing: {
    furnished: 'furnished, fully furnished, with furniture, furniture included',
    'part-furnished': 'part|partly|partially|semi|half furnished',
    unfurnished: 'unfurnished, un furnished, not furnished, no furniture, without furniture, unfurn',
  },
  pets: {
    yes: 'pet|pets|cat|cats|dog|dogs|puppy|puppies|kitten|kittens|rabbit|rabbits|hamster|hamsters|moggy|greyhound|labrador|spaniel|whippet|cockapoo|pup|doggy|kitty, pet|pets|cat|cats|dog|dogs friendly|ok|okay|allowed|welcome|considered|accepted|permitted|fine|possible|owner|owners, petfriendly, allow|allows|accept|accepts|accepting|take|takes|allowing|welcomes|consider|considers pets|cats|dogs|pet|cat|dog, allow|allows|accept|accepts|take|takes a|my|our|small dog|cat|pet|dogs|cats|pets, bring my|our|a|the cat|dog|pet|cats|dogs|pets, house|indoor cat|cats, small dog|pet|pets|dogs, happy with pets|dogs|cats|pet',
  },
  parking: {
    yes: 'parking|garage|garages|driveway|driveways|carport, drive way, a|own|private drive way, with|a|own|private|big|and drive, drive for a|two|three|my|our car|cars, off street|road parking, private|allocated|free|secure|underground|residents|gated|covered|onsite|own|secured|designated parking|driveway|garage, on site parking, parking space|spaces|spot|bay|place, car space|park|port|parking|spot, somewhere|place|space|room to park, off street|road parking space, space|spot|parking for a|my|the|our|one|two car|cars|van, allocated parking space, can park, park my|the|our|a car|van',
  },
  bills: {
    yes: 'bills|inclusive, bills|utilities inc|incl|included|inclusive|including|paid, all bills|utilities inc|incl|included|inclusive|paid, inc|incl|including|includes|include|included|inclusive bills|utilities, inc|incl|including|includes|include|inclusive all|of bills|utilities, inclusive of all bills|utilities, all inclusive|inc|incl, with bills|utilities, with all bills|utilities, utilities, all bills, including all the bills, bills in, bills are included',
  },
  stepFree: {
    yes: 'step|stair|steps|stairs free, stepfree, step free access, level access, wheelchair, wheelchair|disabled accessible|access|friendly|adapted|user|suitable, no|without stairs|steps, accessible, disability friendly, mobility scooter',
  },
  floor: {
    yes: 'ground floor, ground floor or lift, lift or ground floor, on the ground floor, ground or lift, groundfloor',
  },
  station: {
    yes: 'station|stations|tube|underground|metro|tram, train|tube|railway|rail|underground|metro|tram|dlr|overground|tram station|stop|stations|line',
  },
  answers: {
    yes: 'quick|fast|prompt reply|replies|answer|answers|response|responses|replier, answers|replies|responds quickly|fast|promptly, quick|fast to reply|answer|respond, responsive landlord|agent|landlords|agents, answers|replies within a day, landlord|agent who|that answers|replies|responds, landlord|agent who|that answers|replies|responds quickly|fast',
  },
  reduced: {
    yes: 'reduced, reduced rent|price, rent|price reduced|drop|cut|reduction, recently|just reduced, price|rent dropped',
  },
  students: {
    yes: 'student|students|undergraduate|undergraduates|undergrad|undergrads|postgrad|postgrads|postgraduate|postgraduates, uni|university|college student|students, students welcome|ok|okay|accepted|allowed|considered, student friendly|digs|halls|accommodation|let|lets|housing, suitable for students, accept|accepts|accepting|take|takes|taking students',
  },
  shortLet: {
    yes: 'short let|lets|term|stay|stays, short term|stay let|lets|rent|rental|rentals|letting|lettings|tenancy|lease|contract|accommodation|stay, shortterm|shortlet, temporary accommodation|let|home|housing|rental, holiday let, short rental|tenancy|lease|contract',
  },
  videoTour: {
    yes: 'video|virtual|360|online tour|tours|viewing|viewings|walkthrough, 3 d tour|tours|walkthrough, video|virtual walk through, matterport|matterport tour',
  },
  shared: {
    yes: 'shared|houseshare|flatshare|hmo, house|flat|room|apartment share, shared house|flat|home|accommodation|living|property|apartment, house|flat shares, houseshares, flatshares, co living, coliving, house|flat sharing',
    no: 'unshared, non shared, self contained, selfcontained, not shared|sharing, no sharing|sharers|share|housemates|flatmates|flatshares|houseshares, no house|flat shares|share, without sharing|housemates|flatmates, dont want to share, place|home to myself, to myself, all to ourselves|myself, not to share, no shared houses|flats|house|flat, without housemates|flatmates, whole|entire place|property|home, own place, place of my|our own, dont want to live with others|strangers',
  },
  availableFrom: { readBy: 'day' },
  availableBy: { readBy: 'day' },
  added: {
    '1': addedWords('24|twentyfour hours, 1|one day, 24 h|hrs', 'day', 'today|yesterday, since yesterday'),
    '3': addedWords('3|three days', '', 'since 3|three days ago'),
    '7': addedWords('7|seven days', 'week, 1|one week', 'this week, since last week'),
    '14': addedWords('14|fourteen days', 'fortnight, 2|two weeks, couple of weeks', 'this fortnight'),
  },
  epc: Object.fromEntries(
    epcRatings.map((rating) => {
      const letter = rating.toLowerCase();
      const better = 'or better, LETTER or above, LETTER or higher, LETTER and above, LETTER plus, LETTER minimum';
      const said = `LETTER, LETTER ${better}`.replaceAll('LETTER', letter);
      const names = [
        'epc',
        'epc rating',
        'epc of',
        'energy rating',
        'epc rating of',
        'epc at least',
        'energy rating of',
      ];
      const phrases = names.flatMap((name) => said.split(', ').map((ending) => `${name} ${ending}`));
      return [rating, [...phrases, `${letter} rated epc`].join(', ')];
    }),
  ) as OptionPhrases<(typeof epcRatings)[number]>,
  features: {
    garden:
      'garden|gardens|yard|patio|courtyard|backyard, back|private|shared|communal|rear|big|small|large|own|sunny|enclosed garden|yard, outdoor|outside space, front and back garden, outdoor area',
    balcony:
      'balcony|balconies|terrace, balcony or terrace, roof terrace|garden, roof top terrace, private balcony|terrace',
    dishwasher: 'dishwasher|dishwashers, dish washer',
    'washing-machine': 'washing machine|machines, washer|washers, washer dryer, washing facilities',
    lift: 'lift|lifts|elevator|elevators, lift access, building with lift',
    'en-suite':
      'ensuite|ensuites, en suite|suites, en suite bathroom|shower, ensuite bathroom|shower, own bathroom|shower, private bathroom',
    storage: 'storage|cellar|loft|attic, basement storage, storage space|room|cupboard, store room',
    broadband:
      'broadband|wifi|internet|fibre, fibre|fast|superfast|full|good|gigabit broadband|internet|wifi|fibre, full fibre broadband, fast fibre broadband, wi fi',
    'double-glazing': 'double|triple glazing|glazed, double glazed windows',
    'ev-charging':
      'ev charging|charger|chargers|point|charge, ev charging point, electric car|vehicle charging|charger|point, electric car|vehicle charging point, car charger|charging|chargers, car charging point, charging point|points, charge point, ev, ev charge point, charger for my electric car',
    'bike-storage':
      'bike|bikes|bicycle|cycle storage|store|shed|rack|racks|room|parking|stores|space, space|storage|store|room|shed|somewhere|place for bike|bikes|bicycles, space|storage|room|shed for my|a|the|two|our bike|bikes|bicycle, somewhere|place to store|keep|put|lock bike|bikes, somewhere|place to store|keep|put|lock my|a|the|our bike|bikes|bicycle',
    concierge: 'concierge|porter|doorman|porters, day|24h|hour porter|concierge',
    gym: 'gym|gyms|gymnasium, on site gym, onsite gym, residents gym, gym in the building',
    // Said by `stepFree`.
    'step-free': '',
  },
  words: { neverSaid: 'words that find no filter rank the homes instead of hiding some of them' },
  rentPer: { readBy: 'rent' },
  sort: {
    newest:
      'newest, newest first, most recent, latest first, most recent first, newly listed, latest, new listings, just listed, sort|sorted by newest',
    'price-low':
      'cheapest, cheapest first, lowest price|rent, lowest price|rent first, cheapest possible, sort|sorted by price, sort|sorted by cheapest, cheap as possible',
    'price-high': 'most expensive, most expensive first, highest price|rent, highest price|rent first, dearest first',
    bedrooms: 'most bedrooms, most bedrooms first, biggest first, largest first',
    distance: 'nearest first, closest first, sort|sorted by distance, by distance',
    travel:
      'shortest commute, shortest|quickest commute first, shortest|quickest journey first, shortest travel time, sort|sorted by travel time',
  },
} satisfies { readonly [Name in SearchParameter]: PhrasesFor<Name> };
