import { keysOf } from '../keys-of.ts';

/** What people filter by, found in the lister's own words. */
export const searchFeatureLabels = {
  garden: 'Garden',
  balcony: 'Balcony or terrace',
  dishwasher: 'Dishwasher',
  'washing-machine': 'Washing machine',
  lift: 'Lift',
  'en-suite': 'En suite',
  storage: 'Storage',
  broadband: 'Broadband',
  'double-glazing': 'Double glazing',
  'ev-charging': 'EV charging',
  'bike-storage': 'Bike storage',
  concierge: 'Concierge',
  gym: 'Gym',
  'step-free': 'Step-free access',
} as const;
export type SearchFeature = keyof typeof searchFeatureLabels;
export const searchFeatures = keysOf(searchFeatureLabels);

const words: Readonly<Record<SearchFeature, RegExp>> = {
  garden: /\b(?:garden|yard|patio|lawn)s?\b/i,
  balcony: /\b(?:balcon(?:y|ies)|(?:roof )?terrace)\b/i,
  dishwasher: /\bdish ?washer\b/i,
  'washing-machine': /(?<!\bdish )\bwash(?:ing machine|er)\b/i,
  lift: /\b(?:lift|elevator)s?\b/i,
  'en-suite': /\ben[- ]?suite\b/i,
  storage: /\b(?:storage|cellar|loft|store room)\b/i,
  broadband: /\b(?:broadband|fibre|internet|wi-?fi)\b/i,
  'double-glazing': /\bdouble[- ]glaz/i,
  'ev-charging': /\b(?:ev|electric (?:car|vehicle)) charg/i,
  'bike-storage': /\b(?:bike|bicycle|cycle) (?:storage|store|shed|rack)/i,
  concierge: /\b(?:concierge|porter)\b/i,
  gym: /\bgym(?:nasium)?\b/i,
  'step-free': /\b(?:step[- ]free|wheelchair)\b/i,
};

/** What of it a listing has, by its own features and by what is chosen under accessibility. */
export const featuresIn = (texts: readonly string[]): readonly SearchFeature[] =>
  searchFeatures.filter((feature) => texts.some((text) => words[feature].test(text)));
