import { expect, test } from 'vitest';
import { featuresIn, type SearchFeature, searchFeatureLabels, searchFeatures } from './searchable-features.ts';

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
