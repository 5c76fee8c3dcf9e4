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
