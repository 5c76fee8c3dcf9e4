import { outcodeInfo, outcodeLabel } from '../postcodes/outcodes.ts';
import { checkOutcode, checkPostcode, compactPostcode } from '../postcodes/postcodes.ts';
import { railwayStations } from '../stations/stations.ts';
import { placeKey } from '../towns.ts';
import { universityNames } from '../universities/universities.ts';
import { type Haystack, haystackOf, hitsIn } from './haystack.ts';
import type { LocationSuggestion } from './location-list.ts';
import { resolvePlace } from './resolve-place.ts';
import { similarPlaces } from './similar-places.ts';
import { suggestLocations } from './suggest-locations.ts';
import { SUGGESTION_TEXT_MIN, SUGGESTIONS_MAX } from './suggestion-limits.ts';

/** Longer than the name of every university. */
const TEXT_MAX = 80;
/** Stations and universities whose name has the text somewhere, beside towns and postcodes. */
const LANDMARKS_MAX = 3;

/**
 * What a typed text may mean: whole postcodes, then what the built-in list has, stations and universities. Only a text
 * like no place at all gets no suggestion.
 */
export function suggestPlaces(text: string): readonly LocationSuggestion[] {
  const typed = text.trim();
  if (typed.length < SUGGESTION_TEXT_MIN || typed.length > TEXT_MAX) return [];
  const { exact, other } = landmarks(placeKey(typed));
  const listed = suggestLocations(typed);
  // Sample postcodes say less than the name of a station.
  const firstSample = listed.findIndex(({ postcode }) => postcode.includes(' '));
  const names = firstSample === -1 ? listed : listed.slice(0, firstSample);
  const samples = firstSample === -1 ? [] : listed.slice(firstSample);
  const room = SUGGESTIONS_MAX - LANDMARKS_MAX;
  const found = [
    ...ofPostcode(typed),
    ...exact,
    ...names.slice(0, room),
    ...other.slice(0, LANDMARKS_MAX),
    ...names.slice(room),
    ...samples,
    ...ofBegunPostcode(typed),
  ];
  return unique(found.length > 0 ? found : similarPlaces(typed).flatMap(asSuggestion)).slice(0, SUGGESTIONS_MAX);
}

const unique = (found: readonly LocationSuggestion[]): readonly LocationSuggestion[] => [
  ...new Map(found.map((entry) => [`${entry.postcode} ${entry.area} ${entry.district}`, entry])).values(),
];

/** The beginning of the second half of a postcode: "LS7 3" and "LS7 3H". */
const BEGUN_INWARD = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]?)$/;

/** The postcode that was typed and its district, or a district. */
function ofPostcode(typed: string): readonly LocationSuggestion[] {
  const full = checkPostcode(typed);
  if (full.ok) return [...postcodeEntry(full.postcode, full.outcode), ...postcodeEntry(full.outcode, full.outcode)];
  const compact = compactPostcode(typed);
  // The list has no districts with a letter at the end, such as EC1A.
  return outcodeInfo(compact)?.outcode === compact ? postcodeEntry(compact, compact) : [];
}

/** The district of a postcode that is not complete yet. */
function ofBegunPostcode(typed: string): readonly LocationSuggestion[] {
  const outcode = BEGUN_INWARD.exec(compactPostcode(typed))?.[1];
  return outcode === undefined ? [] : postcodeEntry(outcode, outcode);
}

function postcodeEntry(postcode: string, outcode: string): readonly LocationSuggestion[] {
  const info = outcodeInfo(outcode);
  const check = checkOutcode(outcode);
  if (info === null || !check.ok) return [];
  const { name, county } = check.area;
  return [{ postcode, area: name, district: outcodeLabel(info), county, type: 'postcode' }];
}

interface LandmarkIndex {
  /** What each is called, as a `placeKey`. */
  readonly keys: Haystack;
  /** The name of each key. */
  readonly nameOfKey: readonly string[];
}

let built: LandmarkIndex | undefined;

function landmarkIndex(): LandmarkIndex {
  if (built !== undefined) return built;
  const called = [
    ...[...universityNames()].map(([key, { name }]) => ({ key, name })),
    ...railwayStations().flatMap(({ name }) =>
      ['station', 'train station'].map((ending) => ({ key: placeKey(`${name} ${ending}`), name: `${name} station` })),
    ),
  ];
  built = { keys: haystackOf(called.map(({ key }) => key)), nameOfKey: called.map(({ name }) => name) };
  return built;
}

interface Landmarks {
  readonly exact: readonly LocationSuggestion[];
  readonly other: readonly LocationSuggestion[];
}

/** Universities and stations by their names: those called so, then those whose name or a word of it begins so. */
function landmarks(key: string): Landmarks {
  if (key.length < SUGGESTION_TEXT_MIN) return { exact: [], other: [] };
  const { keys, nameOfKey } = landmarkIndex();
  const { exact, starts, words } = hitsIn(keys, key);
  // The station of the place that was typed, before others that begin so.
  const ofPlace = hitsIn(keys, `${key} station`).exact;
  const entries = (hits: readonly number[]) =>
    [...new Set(hits.map((hit) => nameOfKey[hit]!))].slice(0, LANDMARKS_MAX).flatMap(asSuggestion);
  return { exact: entries(exact), other: entries([...ofPlace, ...starts, ...words]) };
}

/** A place by its name, as the list would have it. */
function asSuggestion(name: string): readonly LocationSuggestion[] {
  const listed = suggestLocations(name).find(({ area, postcode }) => postcode === '' && area === name);
  if (listed) return [listed];
  const place = resolvePlace(name);
  if (place === null) return [];
  const info = outcodeInfo(place.outcodes[0] ?? '');
  return [{ postcode: '', area: name, district: info ? outcodeLabel(info) : name, county: place.county, type: 'area' }];
}
