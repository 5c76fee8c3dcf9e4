import { cityEntries, type LocationSuggestion, locationList, SAMPLE_SUFFIXES } from './location-list.ts';
import { SUGGESTION_TEXT_MIN, SUGGESTIONS_MAX } from './suggestion-limits.ts';

/** Longer than every name in the list: such a text cannot be part of one. */
const SUGGESTION_TEXT_MAX = 64;

/** Many short texts joined by line breaks, so that one `indexOf` looks through all of them. */
interface Haystack {
  readonly text: string;
  /** Which of the texts a character belongs to. */
  readonly owner: Uint16Array;
}

interface Index {
  /** For each sample suffix, the postcodes of all districts without spaces, in the list's order. */
  readonly postcodes: readonly Haystack[];
  readonly districtOfOutcode: ReadonlyMap<string, number>;
  readonly names: Haystack;
  /** The districts a name stands for: those of the whole area, or those called so. */
  readonly districtsOfName: ReadonlyArray<readonly number[]>;
}

/** People type "kings lynn" for King's Lynn, and phones write the apostrophe in two ways. */
const plain = (text: string): string => text.toLowerCase().replace(/['’]/g, '');

// The numbers kept in an index are places in the lists it was built from, so what stands there is never missing.
function haystackOf(texts: readonly string[]): Haystack {
  const text = `\n${texts.join('\n')}\n`;
  const owner = new Uint16Array(text.length);
  let at = 0;
  texts.forEach((one, id) => {
    owner.fill(id, at, at + 1 + one.length);
    at += 1 + one.length;
  });
  return { text, owner };
}

const entryOf = (district: number, sample: number): LocationSuggestion =>
  locationList()[cityEntries.length + district * SAMPLE_SUFFIXES.length + sample]!;

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function buildIndex(): Index {
  const postcodes: string[][] = SAMPLE_SUFFIXES.map(() => []);
  const districtOfOutcode = new Map<string, number>();
  const byDistrictName = new Map<string, number[]>();
  const byAreaName = new Map<string, number[]>();
  const districts = (locationList().length - cityEntries.length) / SAMPLE_SUFFIXES.length;
  for (let district = 0; district < districts; district++) {
    SAMPLE_SUFFIXES.forEach((_, sample) => {
      postcodes[sample]!.push(entryOf(district, sample).postcode.replace(' ', '').toLowerCase());
    });
    const entry = entryOf(district, 0);
    const outcode = entry.postcode.slice(0, entry.postcode.indexOf(' '));
    districtOfOutcode.set(outcode.toLowerCase(), district);
    // a district called by its outcode is found by its postcode already
    if (entry.district !== outcode) addTo(byDistrictName, plain(entry.district), district);
    addTo(byAreaName, plain(entry.area), district);
  }
  return {
    postcodes: postcodes.map(haystackOf),
    districtOfOutcode,
    // the districts that bear a name come before all those of the area named after the same town
    names: haystackOf([...byDistrictName.keys(), ...byAreaName.keys()]),
    districtsOfName: [...byDistrictName.values(), ...byAreaName.values()],
  };
}

let built: Index | undefined;

/** Takes some milliseconds, once: a picker may call it when it gains focus, the server when it starts. */
export function prepareSuggestions(): void {
  built ??= buildIndex();
}

/** Whose text contains the needle, by how well it does, in the list's order; never more of a kind than are shown. */
interface Hits {
  readonly exact: number[];
  readonly starts: number[];
  readonly words: number[];
  readonly inside: number[];
}

const none: Hits = { exact: [], starts: [], words: [], inside: [] };

function hitsIn({ text, owner }: Haystack, needle: string): Hits {
  const hits: Hits = { exact: [], starts: [], words: [], inside: [] };
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const before = text[at - 1];
    let kind = hits.inside;
    if (before === '\n') kind = text[at + needle.length] === '\n' ? hits.exact : hits.starts;
    else if (before === ' ' || before === '-') kind = hits.words;
    if (kind.length < SUGGESTIONS_MAX) kind.push(owner[at]!);
  }
  return hits;
}

/** Takes suggestions in the order of their worth until there are enough. */
function collector() {
  const found = new Set<LocationSuggestion>();
  const add = (entry: LocationSuggestion): void => {
    if (found.size < SUGGESTIONS_MAX) found.add(entry);
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
    postcodes(hits: readonly Hits[], kind: keyof Hits): void {
      hits.forEach((ofSample, sample) => {
        for (const district of ofSample[kind]) add(entryOf(district, sample));
      });
    },
    /** One postcode of each district before the second of any, so that more places are seen. */
    names({ districtsOfName }: Index, hits: Hits, kind: keyof Hits): void {
      if (hits[kind].length === 0 || found.size >= SUGGESTIONS_MAX) return;
      const districts = hits[kind].flatMap((name) => districtsOfName[name]!.slice(0, SUGGESTIONS_MAX));
      for (const sample of SAMPLE_SUFFIXES.keys()) for (const district of districts) add(entryOf(district, sample));
    },
  };
}

const plainCities = cityEntries.map(({ area, district }) => ({ name: plain(area), district: plain(district) }));

/** What part of a sample postcode can look like; other texts need not be looked for among them. */
const PART_OF_A_POSTCODE = /^[a-z]{0,2}\d{0,3}[a-z]{0,2}$/;
/** No name in the list has anything else in it. */
const PART_OF_A_NAME = /^[a-z ,-]+$/;

/**
 * Document 1, sections 5 and 9: a case-insensitive substring of the postcode (spaces ignored), the area or the
 * district, at most 10, the best first: the very outcode, a city by name, then beginnings, word beginnings and the rest.
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
  const best = collector();

  const exact = built.districtOfOutcode.get(code);
  if (exact !== undefined) for (const sample of SAMPLE_SUFFIXES.keys()) best.add(entryOf(exact, sample));
  best.cities((city) => city.startsWith(name));
  best.postcodes(postcodes, 'exact');
  best.postcodes(postcodes, 'starts');
  best.names(built, names, 'exact');
  best.names(built, names, 'starts');
  best.cities((city) => city.includes(` ${name}`));
  best.names(built, names, 'words');
  best.cities((city, district) => city.includes(name) || district.includes(name));
  best.names(built, names, 'inside');
  best.postcodes(postcodes, 'inside');
  return [...best.found];
}
