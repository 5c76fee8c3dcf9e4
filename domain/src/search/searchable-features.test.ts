import { expect, test } from 'vitest';
import phrases from './feature-phrases.json' with { type: 'json' };
import { featuresIn } from './features-in-text.ts';
import { type SearchFeature, searchFeatureLabels, searchFeatures } from './searchable-features.ts';

test('every feature is found by its own label', () => {
  for (const feature of searchFeatures) expect(featuresIn([searchFeatureLabels[feature]])).toContain(feature);
});

test.each<[string, SearchFeature[]]>([
  ['Large south-facing GARDEN', ['garden']],
  ['Two balconies', ['balcony']],
  ['Roof terrace', ['balcony']],
  ['Dish washer', ['dishwasher']],
  ['Washer dryer', ['washing-machine']],
  ['Lifts to all floors', ['lift']],
  ['En-suite bathroom', ['en-suite']],
  ['ensuite', ['en-suite']],
  ['Gigabit fibre', ['broadband']],
  ['Wi-Fi included', ['broadband']],
  ['Double-glazed throughout', ['double-glazing']],
  ['Electric car charging', ['ev-charging']],
  ['Secure cycle store', ['bike-storage']],
  ['Bike storage', ['storage', 'bike-storage']],
  ['24-hour concierge', ['concierge']],
  ['Residents’ gym', ['gym']],
  ['Wheelchair Accessible', ['step-free']],
])('“%s” tells of %s', (text, features) => {
  expect(featuresIn([text])).toEqual(features);
});

test.each(['Gymkhana nearby', 'Uplifting views', 'Gardener’s cottage', 'Terraced house', 'Newly decorated'])(
  '“%s” tells of nothing',
  (text) => {
    expect(featuresIn([text])).toEqual([]);
  },
);

test('several texts are looked at together, each feature counts once', () => {
  expect(featuresIn(['Gym', 'Garden', 'Back garden'])).toEqual(['garden', 'gym']);
  expect(featuresIn([])).toEqual([]);
});

const LEAST_PHRASES = 100;

type Phrases = Readonly<Record<SearchFeature, readonly string[]>>;
const rowsOf = (byFeature: Phrases) =>
  searchFeatures.flatMap((feature) => byFeature[feature].map((text) => [text, feature] as const));
const having: Phrases = phrases.has;
const lacking: Phrases = phrases.hasNot;

test.each(rowsOf(having))('“%s” has %s', (text, feature) => {
  expect(featuresIn([text])).toContain(feature);
});

test.each(rowsOf(lacking))('“%s” does not have %s', (text, feature) => {
  expect(featuresIn([text])).not.toContain(feature);
});

test(`the table has at least ${LEAST_PHRASES} phrases each way`, () => {
  expect(rowsOf(having).length).toBeGreaterThanOrEqual(LEAST_PHRASES);
  expect(rowsOf(lacking).length).toBeGreaterThanOrEqual(LEAST_PHRASES);
});

test('a home that lacks a thing in one text may have it in another', () => {
  expect(featuresIn(['No lift to the cellar', 'Lift to all floors'])).toContain('lift');
});
