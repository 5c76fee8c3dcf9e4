import type { EpcRating, Furnishing, PropertyType } from '../listings/vocabulary.ts';
import type { Point } from '../places/postcodes/postcode-areas.ts';
import type { SearchFeature } from './searchable-features.ts';

/** Document 1, section 9, then what people also ask for. The first is what they get unasked. */
export const searchSorts = ['newest', 'price-low', 'price-high', 'bedrooms', 'distance', 'match'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** In degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** What somebody looks for. Every part can be left alone; the address of a page and a saved search hold the same. */
export interface SearchQuery {
  /** A postcode, an outcode, area letters, a town or a county, as it was typed. */
  readonly location: string;
  readonly near: Point | null;
  /** Around the point, or around the middle of the location; null is the location as it is, or the usual distance around a point. */
  readonly miles: number | null;
  readonly box: Box | null;
  /** As chosen: `house` also means its kinds, see property-type-groups.ts. */
  readonly types: readonly PropertyType[];
  /** £ a month. */
  readonly minBudget: number | null;
  readonly maxBudget: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly furnishing: readonly Furnishing[];
  readonly pets: boolean;
  readonly parking: boolean;
  readonly bills: boolean;
  /** True: shared homes only; false: none of them. */
  readonly shared: boolean | null;
  readonly availableBy: string;
  /** This rating or a better one. */
  readonly epc: EpcRating | '';
  readonly features: readonly SearchFeature[];
  readonly words: string;
  readonly sort: SearchSort;
}

export const anySearch: SearchQuery = {
  location: '',
  near: null,
  miles: null,
  box: null,
  types: [],
  minBudget: null,
  maxBudget: null,
  bedrooms: null,
  bathrooms: null,
  furnishing: [],
  pets: false,
  parking: false,
  bills: false,
  shared: null,
  availableBy: '',
  epc: '',
  features: [],
  words: '',
  sort: 'newest',
};

/** £ a month, as the page offers them; the last means no maximum. */
export const budgetOptions = ['500', '750', '1000', '1250', '1500', '2000+'] as const;
export const MAX_LOCATION = 120;
export const MAX_WORDS = 100;
export const MAX_MILES = 40;
export const DEFAULT_MILES = 3;
