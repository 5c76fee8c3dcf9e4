const listOf = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** The same for "locate", "located" and "locating", for one and for several; no word that people use. */
function stemOf(word: string): string {
  let stem = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

/** Words that join others and say nothing themselves. */
export const fillers: ReadonlySet<string> = new Set(
  listOf(`
    a an and or but the this that these those there here it its is are was were be been being am as at by for from in
    into of off on onto out over to up upon with within without your you yours our ours we us i my me they them their he
    she his her who which what when where while than then so too very just also only both all any some each every such
    can could will would shall should may might must do does did done has have had having not no nor if about after
    again before between during through under until more most much many other another same own per via plus
  `),
);

const usual = listOf(`
    flat home house property room bedroom bathroom kitchen lounge living dining hall hallway reception shower toilet wc
    ensuite en suite bath floor ground first second third top storey double single master large big good nice new modern
    bright light airy spacious lovely beautiful stunning superb excellent ideal perfect fantastic great well fully newly
    recently refurbish decorate fit furnish unfurnish part gas electric central heating boiler glaze glazing window
    garden balcony terrace patio parking garage drive driveway space street road permit storage cupboard wardrobe
    washing machine dishwasher fridge freezer oven hob appliance white good carpet wooden laminate tile close near walk
    walking distance minute station train bus tube tram link transport local shop school park amenity restaurant bar
    centre city town area location locate situate offer benefit feature include comprise available now rent let month
    pcm per week deposit bill council tax band epc rating view viewing recommend arrange contact call please book
    enquire professional couple family student sharer tenant landlord agent manage quiet popular sought residential
    one two three four five six number access easy excellent located lift secure entry intercom broadband wifi pet
    smoker suit suitable open plan private communal shared rear front side quality standard condition throughout
`);

const groups = [
  'flat apartment',
  'home property residence accommodation place dwelling',
  'large big spacious roomy generous sizeable ample',
  'small compact cosy snug petite',
  'bright light airy sunny sunlit',
  'lovely beautiful stunning gorgeous attractive charming delightful pretty',
  'superb excellent fantastic great wonderful exceptional outstanding fabulous',
  'modern contemporary stylish',
  'lounge living sitting reception',
  'close near nearby beside',
  'locate situate position set',
  'centre heart',
  'shop store',
  'refurbish renovate redecorate modernise',
  'new brand newly recently freshly',
  'quiet peaceful tranquil calm',
  'popular sought desirable',
  'offer provide boast present',
  'benefit enjoy',
  'include comprise contain feature',
  'rent let',
  'parking park',
  'garden lawn yard',
  'month monthly',
  'begin start',
  'cupboard wardrobe closet',
  'ideal perfect suitable',
  'station stop',
  'old period historic',
  'fireplace hearth',
  'overlook view',
  'terrace patio',
];

const sameMeaning: ReadonlyMap<string, string> = new Map(
  groups.flatMap((group) => {
    const words = listOf(group).map(stemOf);
    return words.map((word) => [word, words[0]!] as const);
  }),
);

/** One form for each word, and one word for all that mean the same in an advert. */
export function plainWord(word: string): string {
  const stem = stemOf(word);
  return sameMeaning.get(stem) ?? stem;
}

const usualWords: ReadonlySet<string> = new Set(usual.map(plainWord));

/**
 * Whether a plain word stands in most adverts. Two such words side by side ("double glazing", "fitted kitchen") make no
 * two texts alike.
 */
export const isUsual = (plain: string): boolean => usualWords.has(plain) || /^\d+$/.test(plain);
