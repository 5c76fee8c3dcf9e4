import { outcodeInfo } from '../postcodes/outcodes.ts';
import { postcodeArea } from '../postcodes/postcode-areas.ts';
import { areaLettersOf } from '../postcodes/postcodes.ts';
import { placeKey, towns } from '../towns.ts';
import { type Haystack, type Hits, haystackOf, hitsIn, none } from './haystack.ts';
import { cityEntries, type LocationSuggestion, locationList, SAMPLE_SUFFIXES } from './location-list.ts';
import { namedDistricts } from './named-districts.ts';
import { SUGGESTION_TEXT_MIN, SUGGESTIONS_MAX } from './suggestion-limits.ts';

/** Longer than every name in the list. */
const SUGGESTION_TEXT_MAX = 64;

interface Index {
  /** For each sample suffix, the postcodes of all districts without spaces, in the list's order. */
  readonly postcodes: readonly Haystack[];
  readonly districtOfOutcode: ReadonlyMap<string, number>;
  /** Each district by its outcode alone, as people write it; undefined for a district that is not in use. */
  readonly wholeDistricts: ReadonlyArray<LocationSuggestion | undefined>;
  /** Towns, then neighbourhoods. */
  readonly places: Haystack;
  readonly placeEntries: readonly LocationSuggestion[];
  readonly names: Haystack;
  /** The districts of the area with this name, or the districts with this name. */
  readonly districtsOfName: ReadonlyArray<readonly number[]>;
}

/** People type "kings lynn" for King's Lynn, and phones write the apostrophe in two ways. */
const plain = (text: string): string => text.toLowerCase().replace(/['’]/g, '');

// Indexes refer to the lists they were built from, so the entries always exist.
const entryOf = (district: number, sample: number): LocationSuggestion =>
  locationList()[cityEntries.length + district * SAMPLE_SUFFIXES.length + sample]!;

const outcodeOf = ({ postcode }: LocationSuggestion): string => postcode.slice(0, postcode.indexOf(' '));

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const entryOfPlace = (name: string, town: string, county: string): LocationSuggestion => ({
  postcode: '',
  area: name,
  // "Bangor, Gwynedd" has its county in its name.
  district: name === town ? `All of ${name.split(',')[0]}` : town,
  county,
  type: 'area',
});

/** Every place with a name, once; the cities of the list are suggested by themselves. */
function placeEntries(): readonly LocationSuggestion[] {
  const entries = new Map<string, LocationSuggestion>();
  for (const { name, county } of towns()) entries.set(placeKey(name), entryOfPlace(name, name, county));
  for (const { name, town, outcodes } of namedDistricts()) {
    const area = postcodeArea(areaLettersOf(outcodes[0]) ?? '');
    if (area !== null && !entries.has(placeKey(name)))
      entries.set(placeKey(name), entryOfPlace(name, town, area.county));
  }
  for (const { area } of cityEntries) entries.delete(placeKey(area));
  return [...entries.values()];
}

function buildIndex(): Index {
  const places = placeEntries();
  const postcodes: string[][] = SAMPLE_SUFFIXES.map(() => []);
  const districtOfOutcode = new Map<string, number>();
  const byDistrictName = new Map<string, number[]>();
  const byAreaName = new Map<string, number[]>();
  const wholeDistricts: (LocationSuggestion | undefined)[] = [];
  const districts = (locationList().length - cityEntries.length) / SAMPLE_SUFFIXES.length;
  for (let district = 0; district < districts; district++) {
    SAMPLE_SUFFIXES.forEach((_, sample) => {
      postcodes[sample]!.push(entryOf(district, sample).postcode.replace(' ', '').toLowerCase());
    });
    const entry = entryOf(district, 0);
    const outcode = outcodeOf(entry);
    districtOfOutcode.set(outcode.toLowerCase(), district);
    // A district without a name is already found by its postcode.
    const info = outcodeInfo(outcode);
    wholeDistricts.push(info === null ? undefined : { ...entry, postcode: outcode });
    const names = info === null ? [] : new Set([plain(entry.district), plain(info.town)]);
    for (const name of names) addTo(byDistrictName, name, district);
    addTo(byAreaName, plain(entry.area), district);
  }
  return {
    places: haystackOf(places.map(({ area }) => plain(area))),
    placeEntries: places,
    postcodes: postcodes.map(haystackOf),
    districtOfOutcode,
    wholeDistricts,
    // Districts with the name come before the other districts of the area with the same name.
    names: haystackOf([...byDistrictName.keys(), ...byAreaName.keys()]),
    districtsOfName: [...byDistrictName.values(), ...byAreaName.values()],
  };
}

let built: Index | undefined;

/** Collects suggestions, best first, until there are enough. */
function collector() {
  const found = new Set<LocationSuggestion>();
  const add = (entry: LocationSuggestion): void => {
    if (found.size < SUGGESTIONS_MAX) found.add(entry);
  };
  const addDistrict = ({ wholeDistricts }: Index, district: number): void => {
    const whole = wholeDistricts[district];
    if (whole !== undefined) add(whole);
  };
  return {
    found,
    add,
    cities(matches: (name: string, district: string) => boolean): void {
      cityEntries.forEach((city, at) => {
        const { name, district } = plainCities[at]!;
        if (matches(name, district)) add(city);
      });
    },
    places({ placeEntries }: Index, hits: Hits, kind: keyof Hits): void {
      for (const place of hits[kind]) add(placeEntries[place]!);
    },
    district: addDistrict,
    postcodes(index: Index, hits: readonly Hits[], kind: keyof Hits, code: string): void {
      for (const district of hits[0]?.[kind] ?? [])
        if (outcodeOf(entryOf(district, 0)).toLowerCase().startsWith(code)) addDistrict(index, district);
      hits.forEach((ofSample, sample) => {
        for (const district of ofSample[kind]) add(entryOf(district, sample));
      });
    },
    /** Whole districts, or one postcode of each before the second of any, so that more places are shown. */
    names(index: Index, hits: Hits, kind: keyof Hits, as: 'districts' | 'postcodes'): void {
      if (hits[kind].length === 0 || found.size >= SUGGESTIONS_MAX) return;
      const districts = hits[kind].flatMap((name) => index.districtsOfName[name]!.slice(0, SUGGESTIONS_MAX));
      if (as === 'districts') for (const district of districts) addDistrict(index, district);
      else
        for (const sample of SAMPLE_SUFFIXES.keys()) for (const district of districts) add(entryOf(district, sample));
    },
  };
}

const plainCities = cityEntries.map(({ area, district }) => ({ name: plain(area), district: plain(district) }));

/** Texts that can be part of a sample postcode. */
const PART_OF_A_POSTCODE = /^[a-z]{0,2}\d{0,3}[a-z]{0,2}$/;
/** The characters that occur in names of the list. */
const PART_OF_A_NAME = /^[a-z ,-]+$/;

const kinds: readonly (keyof Hits)[] = ['exact', 'starts', 'words', 'inside'];

/**
 * Matches a case-insensitive part of the postcode (spaces ignored), the area or the district, and towns and
 * neighbourhoods by name. Best first: the outcode itself, a city by name, then beginnings, beginnings of words and the
 * rest. A word is the name of a place rather than a part of a postcode, and full postcodes come last.
 */
export function suggestLocations(text: string): readonly LocationSuggestion[] {
  const typed = text.trim();
  if (typed.length < SUGGESTION_TEXT_MIN || typed.length > SUGGESTION_TEXT_MAX) return [];
  const name = plain(typed.replace(/\s+/g, ' '));
  if (name.length < SUGGESTION_TEXT_MIN) return [];
  const code = name.replaceAll(' ', '');
  built ??= buildIndex();
  const names = PART_OF_A_NAME.test(name) ? hitsIn(built.names, name) : none;
  const postcodes = PART_OF_A_POSTCODE.test(code) ? built.postcodes.map((haystack) => hitsIn(haystack, code)) : [];
  const places = PART_OF_A_NAME.test(name) ? hitsIn(built.places, name) : none;
  const best = collector();

  const exact = built.districtOfOutcode.get(code);
  if (exact !== undefined) {
    best.district(built, exact);
    for (const sample of SAMPLE_SUFFIXES.keys()) best.add(entryOf(exact, sample));
  }
  best.cities((city) => city.startsWith(name));
  best.places(built, places, 'exact');
  best.places(built, places, 'starts');
  best.postcodes(built, postcodes, 'exact', code);
  best.postcodes(built, postcodes, 'starts', code);
  best.names(built, names, 'exact', 'districts');
  best.names(built, names, 'starts', 'districts');
  best.cities((city) => city.includes(` ${name}`));
  best.places(built, places, 'words');
  best.names(built, names, 'words', 'districts');
  best.cities((city, district) => city.includes(name) || district.includes(name));
  best.places(built, places, 'inside');
  best.names(built, names, 'inside', 'districts');
  for (const kind of kinds) best.names(built, names, kind, 'postcodes');
  best.postcodes(built, postcodes, 'inside', code);
  return [...best.found];
}
