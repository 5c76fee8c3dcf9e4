import { outcodeInfo } from '../places/postcodes/outcodes.ts';
import { checkPostcode } from '../places/postcodes/postcodes.ts';
import { railwayStations } from '../places/stations/stations.ts';
import { cityEntries } from '../places/suggestions/location-list.ts';
import { namedDistricts } from '../places/suggestions/named-districts.ts';
import { type Place, type PlaceKind, resolvePlace } from '../places/suggestions/resolve-place.ts';
import { otherTownNames, placeKey, towns } from '../places/towns.ts';
import { universityNames } from '../places/universities/universities.ts';
import { fillers } from './fillers.ts';
import type { Read } from './numbers.ts';
import { sayings } from './phrases.ts';
import type { Token } from './tokens.ts';

interface Named {
  /** As a location of a search. */
  readonly text: string;
  readonly kind: PlaceKind;
  /** Whether its name is a common word as well, or too small a place to be meant by its name alone. */
  readonly needsHint: boolean;
}

/** Names of places that are everyday words. */
const everyday = new Set(
  'reading bath sale deal wells wick bury rugby hyde barking street battle hope rye eye stone angel oval bow borough fleet grays nelson bank ash ware lee park hook wool chapel beach church grange bridge green hill mill castle abbey temple monument victoria march settle diss crook cross north south east west central new old town university harbour village well hale lodge moor orchard quays rise rock sands sandwich wing over seal ham send ore beer box down cleveland washington mile town centre city quay square market garden gardens common heath wood woods station close lane road field fields court manor meadow meadows view vale valley island parade grove hall house cottage lock wharf dock docks bay cliff cove point end top bottom corner junction terminal airport arena stadium hospital school college library museum holiday waterside riverside lakeside seaside country rural coast coastal city marina parkway golf forest ground line rice ford strand canal bush crown royal prince queen king sun star bell lion white black brown red blue grey gray bright clean quiet modern period character cheap short long lower upper little great high low isle shop race oak rose may june april august peak star bowling idle falls river steep shelf banks lizard coven mainland'.split(
    ' ',
  ),
);

/** The same of several words. */
for (const name of 'old town,new town,new street,north end,west end,hill top,south green,little common,garden village,church village,the meadows,low hill,new parks,south parks,west park,high town,low town,park street,easter road'.split(
  ',',
))
  everyday.add(name);

/** Between the name of a town and what tells it from others. */
const joints = new Set(['on', 'upon', 'under', 'in', 'by', 'le']);

let named: ReadonlyMap<string, Named> | undefined;

function placesByName(): ReadonlyMap<string, Named> {
  if (named !== undefined) return named;
  const names = new Map<string, Named>();
  const phrases = sayings();
  /** "Clacton" for Clacton-on-Sea. */
  const shortNames: (readonly [short: string, name: string])[] = [];
  const add = (key: string, text: string, kind: PlaceKind, isSmall = false): void => {
    if (key.length < 3 || names.has(key)) return;
    const isWord = everyday.has(key) || fillers.has(key) || phrases.has(key);
    names.set(key, { text, kind, needsHint: isSmall || isWord });
  };
  for (const { name } of towns()) add(placeKey(name), name, 'town');
  for (const [key, own] of otherTownNames) add(key, resolvePlace(own)?.name ?? own, 'town');
  for (const { name } of towns()) {
    const key = placeKey(name);
    const words = key.split(' ');
    const joint = words.findIndex((word, at) => at > 0 && joints.has(word));
    if (joint > 0) shortNames.push([words.slice(0, joint).join(' '), name]);
  }
  for (const { name } of namedDistricts()) add(placeKey(name), name, 'district');
  for (const [short, name] of shortNames) add(short, name, 'town');
  for (const { county } of towns()) add(placeKey(county), county, 'county');
  for (const [key, { name }] of universityNames())
    add(key, name, 'university', key === 'imperial' || key === 'brookes');
  for (const { name } of railwayStations()) {
    const key = placeKey(name);
    add(`${key} station`, `${name} station`, 'station');
    add(key, name, 'station', true);
  }
  named = names;
  return names;
}

/** Words of names of places, the larger places first; a wrongly typed one is one of these. */
export function placeVocabulary(): { readonly ofTowns: readonly string[]; readonly ofDistricts: readonly string[] } {
  const wordsOf = (names: readonly string[]) => new Set(names.flatMap((name) => placeKey(name).split(' ')));
  const ofTowns = wordsOf([...cityEntries.map(({ area }) => area), ...towns().map(({ name }) => name)]);
  const ofDistricts = [...wordsOf(namedDistricts().map(({ name }) => name))].filter((word) => !ofTowns.has(word));
  return { ofTowns: [...ofTowns], ofDistricts };
}

/** Words of all names, which are right as they are. */
export function knownPlaceWords(): ReadonlySet<string> {
  return new Set([...placesByName().keys()].flatMap((key) => key.split(' ')));
}

const streets = /^(?:road|rd|street|lane|avenue|drive|crescent|close|row|terrace|circus)$/;

const TRAIN_STATION = / (?:(?:train|railway|rail|tube) station|tube)$/;
/** No name has more words. */
const LONGEST_NAME = 8;

/** In front of the name of a place. */
const placeLeads = new Set(
  'in near around of at by from to or and within outside central nr between towards inside round'.split(' '),
);

export interface NamedPlace {
  readonly text: string;
  readonly kind: PlaceKind;
  /** Whether it is one only if nothing else is. */
  readonly isDoubtful: boolean;
}

function readPostcode(tokens: readonly Token[], at: number): Read<NamedPlace> | null {
  const [one, digit, letters] = tokens.slice(at, at + 3);
  if (one?.kind !== 'word' || !/^[a-z]{1,2}\d/.test(one.text)) return null;
  const inward = digit?.kind === 'number' && letters !== undefined && !letters.isApart ? digit.text + letters.text : '';
  for (const [text, end] of [
    [`${one.text} ${inward}`, at + 3],
    [one.text, at + 1],
  ] as const) {
    const full = checkPostcode(text);
    if (full.ok && outcodeInfo(full.outcode) !== null)
      return { value: { text: full.postcode, kind: 'postcode', isDoubtful: false }, end };
  }
  const outcode = one.text.toUpperCase();
  const place = outcodeInfo(outcode) === null ? null : resolvePlace(outcode);
  return place === null ? null : { value: { text: outcode, kind: 'outcode', isDoubtful: false }, end: at + 1 };
}

/** A place at a word: the longest name of one, or a postcode. */
export function readPlace(tokens: readonly Token[], at: number): Read<NamedPlace> | null {
  const postcode = readPostcode(tokens, at);
  if (postcode !== null) return postcode;
  if (tokens[at]?.kind !== 'word') return null;
  const before = tokens[at - 1];
  const hasLead = before?.kind === 'word' && placeLeads.has(before.text);
  let key = '';
  let longest: Read<NamedPlace> | null = null;
  for (let end = at + 1; end <= tokens.length && end - at <= LONGEST_NAME; end++) {
    const token = tokens[end - 1];
    if (token?.kind !== 'word') break;
    key = key === '' ? token.text : `${key} ${token.text}`;
    const name = placesByName().get(key.replace(TRAIN_STATION, ' station'));
    if (name === undefined) continue;
    const isHinted = !name.needsHint || hasLead || (token.isCapital && at > 0);
    const isStation = name.kind === 'station' && name.needsHint;
    if (isStation && !isHinted) continue;
    // "Cowley Road" is a street and may be anywhere.
    if (streets.test(tokens[end]?.text ?? '')) continue;
    longest = { value: { text: name.text, kind: name.kind, isDoubtful: !isHinted }, end };
  }
  return longest && { ...longest, end: behindStation(tokens, longest.end) };
}

/** "Stratford station" where no station is called that: the place around it. */
function behindStation(tokens: readonly Token[], at: number): number {
  const next = /^(?:train|tube|railway|rail|underground|metro|overground|tram|dlr)$/.test(tokens[at]?.text ?? '')
    ? at + 1
    : at;
  return tokens[next]?.text === 'station' ? next + 1 : at;
}

const precision: readonly PlaceKind[] = [
  'postcode',
  'university',
  'station',
  'outcode',
  'district',
  'town',
  'county',
  'area',
];
const isMorePrecise = (one: PlaceKind, other: PlaceKind): boolean => precision.indexOf(one) < precision.indexOf(other);

/** Whether a place lies in a larger one: Headingley in Leeds, Leeds in West Yorkshire. */
function liesIn(inner: Place, outer: Place): boolean {
  if (outer.kind === 'county')
    return inner.county === outer.county || outer.letters.some((letters) => inner.letters.includes(letters));
  if (outer.outcodes.length > 0 && inner.outcodes.some((outcode) => outer.outcodes.includes(outcode))) return true;
  return outer.outcodes.length === 0 || inner.kind === 'district'
    ? inner.letters.some((letters) => outer.letters.includes(letters))
    : false;
}

export interface Written {
  readonly place: NamedPlace;
  readonly from: number;
  readonly end: number;
  /** Whether only a comma or nothing stands between it and the place before. */
  readonly isBeside: boolean;
}

interface Chosen {
  readonly texts: readonly string[];
  readonly kinds: readonly PlaceKind[];
  readonly unused: readonly Written[];
}

/** "Headingley, Leeds" is one place, "Leeds or York" two; in "Clifton, York" a Clifton elsewhere isn't meant. */
export function choosePlaces(written: readonly Written[]): Chosen {
  const kept: { readonly written: Written; readonly place: Place }[] = [];
  const unused: Written[] = [];
  for (const one of written) {
    const place = resolvePlace(one.place.text);
    if (place === null) {
      unused.push(one);
      continue;
    }
    const around = kept.findIndex((other) => liesIn(place, other.place) && isMorePrecise(place.kind, other.place.kind));
    const within = kept.findIndex((other) => liesIn(other.place, place) && isMorePrecise(other.place.kind, place.kind));
    const before = kept.at(-1);
    const isBeside = one.isBeside && before !== undefined;
    const isElsewhere = isBeside && before.place.kind === 'district' && place.kind === 'town';
    const isOtherDistrict = isBeside && before.place.kind === 'town' && place.kind === 'district';
    if (around >= 0) kept[around] = { written: one, place };
    else if (within >= 0) continue;
    else if (isOtherDistrict) unused.push(one);
    else if (isElsewhere) {
      unused.push(before.written);
      kept[kept.length - 1] = { written: one, place };
    } else if (!kept.some((other) => other.place.name === place.name)) kept.push({ written: one, place });
  }
  return {
    texts: kept.map(({ written: one }) => one.place.text),
    kinds: kept.map(({ place }) => place.kind),
    unused,
  };
}
