import { type SearchFeature, searchFeatures } from './searchable-features.ts';

/** Small words of a text, and which of them begin a clause. */
interface Clauses {
  readonly words: readonly string[];
  readonly starts: readonly boolean[];
}

/** `a|b` are alternatives, a `*` at the end stands for any ending. */
type Phrase = readonly (readonly string[])[];

interface FeatureWords {
  readonly said: readonly Phrase[];
  /** The same words with another meaning. */
  readonly unless: readonly Phrase[];
}

const phrasesOf = (written: string): readonly Phrase[] =>
  written
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(' ').map((word) => word.split('|')));

const feature = (said: string, unless = ''): FeatureWords => ({ said: phrasesOf(said), unless: phrasesOf(unless) });

const PLUMBING =
  'space|plumbing|plumbed|point|room|connection|connections|provision|hookup for a|the|your|own DEVICE, space|plumbing|plumbed|point|room|connection|provision for DEVICE, DEVICE space|plumbing|point|connection|connections|tap|hookup, bring your own DEVICE, own DEVICE needed, for your own DEVICE';
const plumbedFor = (device: string): string => PLUMBING.replaceAll('DEVICE', device);

const features: Readonly<Record<SearchFeature, FeatureWords>> = {
  garden: feature(
    'garden|gardens|courtyard|patio|patios|lawn|lawns, yard|backyard',
    'garden|gardens centre|center|city|suburb|square|view|views|street|road|lane|festival|party|waste|furniture|office|room|village|bridge|state|pub|project|show|gate, patio door|doors|heater|furniture, covent|hatton|welwyn|kew|botanic|botanical|botanics|winter|zoological|spring|pleasure|beer|public|tea|pub|park|memorial|hotel|letchworth|roof garden|gardens, scotland|church|ship|school|farm|goods|railway|boat|builders|timber|dock|coal|stable|brick yard, # yard, garden flat, lawn tennis, lawn|garden mower, yard sale',
  ),
  balcony: feature(
    'balcony|balconies|terrace|terraces, roof terrace|garden',
    'terrace|terraces house|houses|home|property|row|cottage|cottages|street, mid|end|inner|victorian|georgian|edwardian|through|stone|brick|back|period|town|villa|miners|of terrace, bar|pub|cafe|restaurant|hotel|rooftop bar|pub|cafe|restaurant terrace, balcony seats|scene, juliet|juliette|false|faux balcony|balconies',
  ),
  dishwasher: feature('dishwasher|dishwashers, dish washer', `${plumbedFor('dishwasher')}, dishwasher safe|tablets`),
  'washing-machine': feature(
    'washing machine|machines, washer|washers, washerdryer, washdryer',
    `${plumbedFor('washing')}, ${plumbedFor('washer')}, dish|pressure|jet|window|tap washer|washers, washing machine space|plumbing|point|connection|repair|repairs, launderette|laundrette with washing|washer`,
  ),
  lift: feature(
    'lift|lifts|elevator|elevators',
    'lift|lifts share|shares|sharing|up|up|your|off|and|shaft|music, stair|chair|ski|chair|face|car|boat|a|hoist|fork|goods|service|through|platform|bath lift|lifts, elevator pitch',
  ),
  'en-suite': feature('en suite|suites, ensuite|ensuites'),
  storage: feature(
    'storage|cellar|cellars|loft|lofts|attic|storeroom|storerooms|lockup, store room|rooms|cupboard',
    'storage heater|heaters|heating|radiator|radiators|unit|units|facility|facilities|company|companies|depot|king, loft conversion|apartment|apartments|style|living|bedroom|bedrooms|room|flat|ladder|hatch|bed|studio|insulation|suite|insulated, attic bedroom|bedrooms|room|rooms|flat|conversion|apartment|suite, cellar bar|bars|club|restaurant|conversion|flat|bedroom|kitchen|door, wine|beer|root cellar|cellars bar|shop|restaurant, cold|warehouse|cloud|data|self|big|battery|water|hot storage, store room|rooms to let, pigeon loft',
  ),
  broadband: feature(
    'broadband|wifi|internet, wi fi, fibre|fiber',
    'internet cafe|banking|shop, fibre|fiber glass|carpet|board|cement|company, high fibre|fiber, natural fibre|fibres|fiber, wifi calling|cafe',
  ),
  'double-glazing': feature(
    'double|triple glazing|glazed|glaze, upvc windows glazed',
    'secondary double glazing, glazed door|tiles',
  ),
  'ev-charging': feature(
    'ev|evs charging|charger|chargers|charge|chargepoint|point|points, electric car|vehicle|vehicles|cars charging|charger|chargers|charge|point|points, car charging|charger, charging point|points|station, chargepoint, tesla charger',
    'phone|usb|mobile charging point|points|station, congestion|car charging zone',
  ),
  'bike-storage': feature(
    'bike|bikes|bicycle|bicycles|cycle|cycles storage|store|stores|shed|sheds|rack|racks|locker|lockers|room|hangar, storage|store|shed|rack|racks|room for bikes|bicycles|bike|cycles',
    'bike|bicycle|cycle shop|hire, motor bike storage',
  ),
  concierge: feature(
    'concierge, porter|porters|portered|porterage, doorman',
    'porter street|road|house|lane|avenue|close|way|drive|court, porters lodge|arms|cottage, former|old|pint|brewed porters|porter, cole porter, and porter, stout|london porter, hospital|hotel porter|porters|concierge',
  ),
  gym: feature(
    'gym|gyms|gymnasium, fitness suite|room|studio|centre',
    'gym|gymnasium membership|memberships|goers|bag|class|classes|bunny|equipment|kit|teacher, jungle|play|baby|tumble gym, gym space, former|old|converted|school gym|gymnasium',
  ),
  'step-free': feature(
    'step|steps free, stepfree, level access, wheelchair accessible|access|friendly|adapted|suitable|users, wheelchair ramp|lift, suitable for wheelchair|wheelchairs, accessible for|by|to wheelchair|wheelchairs, fully accessible, no steps, without steps, suitable for wheelchairs, ramp|ramped access|entrance',
    'wheelchair basketball|tennis|rugby|hire|repair|shop, high level access, wheelchair storage|charging',
  ),
};

/** What denies the words behind it, up to the end of the list they stand in. */
const denials = new Set(
  'no not without lacks lacking minus never non excludes excluding except nor neither cannot cant isnt arent doesnt dont havent hasnt wasnt removed'.split(
    ' ',
  ),
);
/** What denies the words in front of it. */
const deniedBehind = phrasesOf(
  'not|never included|provided|available|working|supplied|suitable|allowed|possible|there|shared|private|for|in|permitted|accessible|fitted|installed|yet, is|are|isnt|arent not|included|provided|available|possible|allowed, not, no, none, unavailable, broken, removed, excluded, out of order|use|action|service, isnt|arent|doesnt|cannot|cant|wont, by arrangement elsewhere, extra|not|needed, would|could|can|may|might be, planned, coming, pending, soon, not, has|have been removed|disconnected|taken, needs|need replacing|replaced, no longer, belongs|belong to, of the|next|neighbour|pub|school',
);
const NEVER_DENIED = phrasesOf('not only|just, no extra|additional');
/** What tells that it is somewhere else: behind the words. */
const awayBehind = phrasesOf(
  'nearby, near|close|close by, locally|opposite|next|down|round|around|across|over|along|further|behind|at|in|on the|door|by|road|street|corner|village|town|end|local|leisure|hotel|station|park|high|university|campus|school|pub|supermarket|hospital|beach|library|club|shopping|centre|neighbouring|council|square, next door, # minute|minutes|min|mins|metres|yards|miles|mile|doors|streets|m, a minute|short|stones|two|few|couple|five|ten, within walking|easy|# |a, two|three|five|ten minute|minutes|mins|doors|streets, is|are nearby|close|opposite|next|across, minutes|moments|seconds, just|only|directly outside|around|round|down|across|opposite|nearby|off|over, walking|walkable|walk, in town|nearby, opposite, belonging, of the neighbour|neighbours|pub|park|school|hotel|church, outside the station',
);
/** And in front of them. */
const awayBefore = new Set(
  'near nearby opposite overlooking overlook overlooks beside behind neighbouring adjacent walk walking minutes mins minute moments yards metres local nearest council public hotel pub pubs park parks village shops cafes restaurants view views overlooked communitys council-run commercial private-members members university campus school former previously'.split(
    ' ',
  ),
);
const ownPlaces = new Set(
  'building block basement garden bathroom bedroom kitchen ground floor development complex'.split(' '),
);

const REACH_BEFORE = 5;
const joining = new Set(
  'or and nor a an the any own private shared communal access to for of working modern integrated use have has there is suitable accessible fully space off street outdoor indoor large small currently yet with wheelchair user users provided bike cycle car en suite parking garden gardens balcony terrace lift lifts gym dishwasher dryer washing machine storage concierge residents on site in wifi broadband internet ev charging loft cellar come comes include includes benefit fitted stairs steps served by'.split(
    ' ',
  ),
);

const separator = /[.,;:!?\n\r()•|–—]|\s-\s/;

function clausesOf(text: string): Clauses {
  const words: string[] = [];
  const starts: boolean[] = [];
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/['’ʼ`]/g, '');
  for (const clause of plain.split(separator)) {
    let isFirst = true;
    for (const word of clause.split(/[^\p{L}\d]+/u)) {
      if (word === '') continue;
      words.push(word);
      starts.push(isFirst);
      isFirst = false;
    }
  }
  return { words, starts };
}

const isNumber = (word: string): boolean => word !== '' && word >= '0' && word < ':';

function isWord(written: string, word: string): boolean {
  return written === '#' ? isNumber(word) : written === word;
}

/** Whether a phrase stands at a word, within one clause. */
const standsAt = ({ words, starts }: Clauses, phrase: Phrase, at: number): boolean =>
  at >= 0 &&
  phrase.every(
    (alternatives, index) =>
      (index === 0 || starts[at + index] !== true) &&
      alternatives.some((written) => isWord(written, words[at + index] ?? '')),
  );

/** Whether a phrase stands anywhere over the words from the first to the last. */
const standsOver = (clauses: Clauses, phrase: Phrase, first: number, last: number): boolean => {
  for (let at = Math.max(0, first - phrase.length + 1); at <= last; at++)
    if (standsAt(clauses, phrase, at)) return true;
  return false;
};

function isDenied(clauses: Clauses, first: number, last: number): boolean {
  const { words, starts } = clauses;
  for (let at = first; at > 0 && first - at < REACH_BEFORE + 3 && starts[at] !== true; at--) {
    const before = words[at - 1] ?? '';
    if (denials.has(before)) return !NEVER_DENIED.some((phrase) => standsAt(clauses, phrase, at - 1));
    if (!joining.has(before)) break;
  }
  return (
    last + 1 < words.length &&
    starts[last + 1] !== true &&
    deniedBehind.some((phrase) => standsAt(clauses, phrase, last + 1))
  );
}

/** "Garden: no", "Lift? No". */
const isAnsweredNo = ({ words, starts }: Clauses, last: number): boolean =>
  starts[last + 1] === true && /^(?:no|none|n)$/.test(words[last + 1] ?? '') && (starts[last + 2] ?? true);

function isElsewhere(clauses: Clauses, first: number, last: number): boolean {
  const { words, starts } = clauses;
  if (starts[last + 1] === false) {
    const ownAt = words.slice(last + 1, last + 4).findIndex((word) => ownPlaces.has(word));
    if (ownAt < 0 && awayBehind.some((phrase) => standsAt(clauses, phrase, last + 1))) return true;
  }
  for (let at = first; at > 0 && first - at < 4 && starts[at] !== true; at--) {
    const before = words[at - 1] ?? '';
    if (awayBefore.has(before)) return true;
    if (before === 'to' && (words[at - 2] === 'close' || words[at - 2] === 'next')) return true;
    if (before === 'with' || before === 'own' || before === 'has' || before === 'and') return false;
  }
  return false;
}

/** By the first word of what says it, so that most words of a text are looked up once. */
const sayings = Map.groupBy(
  searchFeatures.flatMap((name) =>
    features[name].said.flatMap((phrase) => (phrase[0] ?? []).map((first) => ({ first, name, phrase }))),
  ),
  ({ first }) => first,
);

function addFeatures(clauses: Clauses, found: Set<SearchFeature>): void {
  for (const [at, word] of clauses.words.entries())
    for (const { name, phrase } of sayings.get(word) ?? []) {
      if (found.has(name) || !standsAt(clauses, phrase, at)) continue;
      const last = at + phrase.length - 1;
      if (features[name].unless.some((other) => standsOver(clauses, other, at, last))) continue;
      if (!isDenied(clauses, at, last) && !isAnsweredNo(clauses, last) && !isElsewhere(clauses, at, last))
        found.add(name);
    }
}

/** What a listing has, by its own features and by what is chosen under accessibility; not what it lacks or is near to. */
export function featuresIn(texts: readonly string[]): readonly SearchFeature[] {
  const found = new Set<SearchFeature>();
  for (const text of texts) addFeatures(clausesOf(text), found);
  return searchFeatures.filter((name) => found.has(name));
}
