import { locationList } from '@letfair/domain/search/places/suggestions/location-list';
import { suggestPlaces } from '@letfair/domain/search/places/suggestions/suggest-places';
import { atMost, type Figure } from './report.ts';

const SLOWEST_MS = 2;
const USUAL_MS = 1;
const USUAL_SHARE = 0.95;
const WARM_UP_LOOKUPS = 2_000;
/** Repetitions of which the fastest counts, to leave out other load. */
const TRIES = 3;

/** Worst cases of a substring search: matching everything, nothing or nearly something. */
const nasty: readonly string[] = [
  '1a',
  '11a',
  'aa',
  'ab',
  'on',
  'an',
  'and',
  ' a',
  'all of',
  'ton',
  'e e',
  'a'.repeat(64),
  '1'.repeat(64),
  'm1'.repeat(32),
  ' '.repeat(500),
  'x'.repeat(100_000),
  `m1${' '.repeat(10_000)}1aa`,
  '\n\n',
  '\u0000\u0000',
  'ÅÄÖåäö',
  '🏠🏠',
  '%%__',
  '.*(a+)+$',
  '__proto__',
];

/** Every prefix typed for the postcode, area or district of every fifth entry. */
function typedTexts(): ReadonlySet<string> {
  const texts = new Set<string>(nasty);
  locationList().forEach(({ postcode, area, district }, at) => {
    if (at % 5 !== 0) return;
    for (const whole of [postcode, postcode.toLowerCase(), area, district.toLowerCase()])
      for (let end = 2; end <= whole.length; end++) {
        texts.add(whole.slice(0, end));
        texts.add(whole.slice(-end));
      }
  });
  return texts;
}

function quickestOf(text: string): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const begun = performance.now();
    suggestPlaces(text);
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
}

/** Suggestions of the location picker. */
export async function placeLookups(): Promise<Figure[]> {
  const texts = [...typedTexts()];
  for (const text of texts.slice(0, WARM_UP_LOOKUPS)) suggestPlaces(text);
  const times = texts.map(quickestOf).sort((a, b) => a - b);
  const usual = times[Math.ceil(times.length * USUAL_SHARE) - 1] ?? Number.NaN;
  return [
    atMost(
      `location suggestions, slowest of ${times.length} texts (best of ${TRIES} tries)`,
      times.at(-1) ?? Number.NaN,
      SLOWEST_MS,
      ' ms',
    ),
    atMost('location suggestions, 95 % of the texts', usual, USUAL_MS, ' ms'),
  ];
}
