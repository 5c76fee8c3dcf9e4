import { MAX_BUDGET_POUNDS } from '../accounts/preferences.ts';
import { BATHROOMS, BEDROOMS } from '../homes/limits.ts';
import { bedsText } from '../homes/listing-facts.ts';
import {
  type EpcRating,
  epcRatings,
  furnishingLabels,
  furnishings,
  type PropertyType,
  propertyTypeLabels,
  propertyTypes,
} from '../homes/vocabulary.ts';
import { joinWords } from '../join-words.ts';
import { formatPounds, formatRent } from '../money.ts';
import { addedFilter } from './added.ts';
import {
  accept,
  dayFilter,
  eitherFilter,
  type Filter,
  flagFilter,
  lowerFirst,
  numberFilter,
  optionsFilter,
  refuse,
  textFilter,
} from './filter-kinds.ts';
import { type SearchFeature, searchFeatureLabels, searchFeatures } from './searchable-features.ts';

export const MAX_WORDS = 100;

/** The facts of a home by which its flags are set. */
export interface FlagFacts {
  /** What the material information of a home says. */
  readonly information: {
    readonly petsConsidered: boolean;
    readonly billsIncluded: boolean;
    readonly floor: string;
  };
  /** In the lister's own words, and what is chosen under accessibility. */
  readonly features: readonly SearchFeature[];
  readonly hasParking: boolean;
  readonly isShared: boolean;
  readonly isReduced: boolean;
  readonly welcomesStudents: boolean;
  readonly isShortLet: boolean;
  readonly hasVideoTour: boolean;
  readonly isNearStation: boolean;
  readonly answersWithinDay: boolean;
}

const pluralTypes: Readonly<Record<PropertyType, string>> = {
  flat: 'flats',
  house: 'houses',
  studio: 'studios',
  terraced: 'terraced houses',
  'semi-detached': 'semi\u2011detached houses',
  detached: 'detached houses',
  maisonette: 'maisonettes',
  bungalow: 'bungalows',
  room: 'rooms',
};

const rentLimits = { min: 0, max: MAX_BUDGET_POUNDS, whole: true } as const;
const atLeast = (count: number, what: string) => (count > 0 ? { room: `${count} or more ${what}s` } : {});
const bedroomLimits = { min: BEDROOMS.min, max: BEDROOMS.max, whole: true, example: '2' } as const;

/** This rating or a better one; empty for any. */
const epc: Filter<EpcRating | ''> & { readonly facet: 'options'; readonly options: typeof epcRatings } = {
  label: 'Energy rating (EPC)',
  noun: 'energy rating',
  facet: 'options',
  options: epcRatings,
  unset: '',
  example: 'C',
  parse: (text) => {
    const rating = epcRatings.find((known) => known === text.toUpperCase());
    return rating ? accept(rating) : refuse('Use a rating from A to G.');
  },
  serialize: (value) => value,
  chips: (value) => (value === '' ? [] : [{ text: value === 'A' ? 'EPC A' : `EPC ${value} or better`, without: '' }]),
  describe: (value) => (value === '' ? {} : { details: [`EPC ${value} or better`] }),
};

/**
 * Every filter of a search, once. Query type, URL, API schema, chips, drawer, saved searches and their sentences derive
 * from this table; CONTRIBUTING.md says how to add one. The order is that of the parameters in a URL.
 */
export const filters = {
  /** As chosen: `house` also finds its kinds, see property-type-groups.ts. */
  propertyType: optionsFilter({
    label: 'Property type',
    options: propertyTypes,
    labels: propertyTypeLabels,
    unsetText: 'all',
    problem: `Use all, or one or more of ${propertyTypes.join(', ')}.`,
    describe: (types) => ({
      noun: joinWords(
        types.map((type) => pluralTypes[type]),
        'and',
      ),
    }),
  }),
  /** £ a month. */
  minBudget: numberFilter({
    label: 'Rent from (£ pcm)',
    noun: 'lowest rent',
    ...rentLimits,
    example: '900',
    problem: 'Use a whole number of pounds a month.',
    chip: (pounds) => `From ${formatRent(pounds)}`,
    describe: (pounds) => ({ rentFrom: formatPounds(pounds) }),
  }),
  maxBudget: numberFilter({
    label: 'Rent to (£ pcm)',
    noun: 'highest rent',
    ...rentLimits,
    // The highest choice of the page is open: it sets no maximum.
    parse: (text) => (/^\d+\+$/.test(text) ? null : undefined),
    example: '1250',
    problem: 'Use a whole number of pounds a month, or 2000+ for no maximum.',
    chip: (pounds) => `Up to ${formatRent(pounds)}`,
    describe: (pounds) => ({ rentTo: formatPounds(pounds) }),
  }),
  bedrooms: {
    ...numberFilter({
      label: 'Bedrooms from',
      noun: 'bedrooms',
      ...bedroomLimits,
      problem: `Use a number up to ${BEDROOMS.max}.`,
      chip: (count) => `${count}+ beds`,
      describe: (count) => ({ bedsFrom: count }),
    }),
    facet: 'steps',
  },
  maxBedrooms: numberFilter({
    label: 'Bedrooms to',
    noun: 'most bedrooms',
    ...bedroomLimits,
    problem: `Use a number up to ${BEDROOMS.max}.`,
    chip: (count) => `Up to ${bedsText(count)}`,
    describe: (count) => ({ bedsTo: count }),
  }),
  bathrooms: numberFilter({
    label: 'Bathrooms',
    min: 0,
    max: BATHROOMS.max,
    whole: true,
    example: '2',
    problem: `Use a number up to ${BATHROOMS.max}.`,
    chip: (count) => `${count}+ baths`,
    describe: (count) => atLeast(count, 'bath'),
  }),
  furnishing: optionsFilter({
    label: 'Furnishing',
    options: furnishings,
    labels: furnishingLabels,
    describe: (chosen) => ({
      details: [
        joinWords(
          chosen.map((furnishing) => furnishingLabels[furnishing].toLowerCase()),
          'or',
        ),
      ],
    }),
  }),
  pets: flagFilter({
    flag: 'pets',
    label: 'Pets considered',
    noun: 'pets',
    description: 'Only homes where pets are considered.',
    has: ({ information }: FlagFacts) => information.petsConsidered,
  }),
  parking: flagFilter({
    flag: 'parking',
    label: 'Parking',
    description: 'Only homes with parking.',
    has: ({ hasParking }: FlagFacts) => hasParking,
  }),
  bills: flagFilter({
    flag: 'bills',
    label: 'Bills included',
    noun: 'bills',
    description: 'Only homes whose rent includes bills.',
    has: ({ information }: FlagFacts) => information.billsIncluded,
  }),
  stepFree: flagFilter({
    flag: 'step-free',
    label: 'Step-free access',
    description: 'Only homes with step-free access.',
    has: ({ features }: FlagFacts) => features.includes('step-free'),
  }),
  floor: flagFilter({
    flag: 'ground-or-lift',
    label: 'Ground floor or lift',
    noun: 'floor',
    description: 'Only homes on the ground floor or with a lift.',
    has: ({ information, features }: FlagFacts) => information.floor === 'ground' || features.includes('lift'),
  }),
  station: flagFilter({
    flag: 'near-station',
    label: 'Within 15 minutes’ walk of a station (0.75 miles)',
    noun: 'station',
    description: 'Only homes within 15 minutes’ walk of a station.',
    has: ({ isNearStation }: FlagFacts) => isNearStation,
  }),
  answers: flagFilter({
    flag: 'answers-within-day',
    label: 'Answers within a day',
    noun: 'reply time',
    description: 'Only homes whose landlord or agent answers most enquiries within a working day.',
    has: ({ answersWithinDay }: FlagFacts) => answersWithinDay,
  }),
  reduced: flagFilter({
    flag: 'reduced',
    label: 'Reduced',
    noun: 'reduced rent',
    description: 'Only homes whose rent was cut in the last 14 days.',
    has: ({ isReduced }: FlagFacts) => isReduced,
  }),
  students: flagFilter({
    flag: 'students',
    label: 'Students welcome',
    noun: 'students',
    description: 'Only homes where the landlord or agent says students are welcome.',
    has: ({ welcomesStudents }: FlagFacts) => welcomesStudents,
  }),
  shortLet: flagFilter({
    flag: 'short-let',
    label: 'Short let',
    description: 'Only homes that are let for less than six months.',
    has: ({ isShortLet }: FlagFacts) => isShortLet,
  }),
  videoTour: flagFilter({
    flag: 'video-tour',
    label: 'Video tour',
    description: 'Only homes with a video tour.',
    has: ({ hasVideoTour }: FlagFacts) => hasVideoTour,
  }),
  shared: eitherFilter({
    flag: 'shared',
    has: ({ isShared }: FlagFacts) => isShared,
    label: 'Sharing',
    yes: 'Shared homes',
    no: 'Not shared',
    describe: (isShared) => (isShared ? { adjective: 'shared' } : { details: ['not shared'] }),
  }),
  /** The first and the last day on which a home may become available. */
  availableFrom: dayFilter('Available from'),
  availableBy: dayFilter('Available by'),
  added: addedFilter,
  epc,
  features: optionsFilter({
    label: 'Features',
    options: searchFeatures,
    labels: searchFeatureLabels,
    describe: (features) => ({ details: features.map((feature) => lowerFirst(searchFeatureLabels[feature])) }),
  }),
  words: textFilter({
    label: 'Words in the description',
    noun: 'words',
    max: MAX_WORDS,
    example: 'canal view',
    chip: (words) => `“${words}”`,
    describe: (words) => ({ details: [`“${words}”`] }),
  }),
} as const;

export type FilterName = keyof typeof filters;
export type FilterValue<Name extends FilterName> = (typeof filters)[Name]['unset'];
export const filterNames = Object.keys(filters) as FilterName[];

/** The filters made by `flagFilter`. */
export type FlagFilterName = {
  [Name in FilterName]: [FilterValue<Name>] extends [boolean] ? Name : never;
}[FilterName];
export const flagFilterNames = filterNames.filter(
  (name): name is FlagFilterName => typeof filters[name].unset === 'boolean',
);

export const isFilterSet = (name: FilterName, value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== filters[name].unset;

type FactFilter = Extract<(typeof filters)[FilterName], { readonly has: unknown }>;
/** The filters whose flags are set by the facts of a home. */
export const factFilters = Object.values(filters).filter((filter): filter is FactFilter => 'has' in filter);

export type FacetName = {
  [Name in FilterName]: (typeof filters)[Name] extends { readonly facet: string } ? Name : never;
}[FilterName];
export const facetNames = filterNames.filter((name): name is FacetName => 'facet' in filters[name]);

type FacetCount<F> = F extends { readonly options: readonly (infer Option extends string)[] }
  ? Readonly<Partial<Record<Option, number>>>
  : F extends { readonly facet: 'steps' }
    ? readonly number[]
    : number;

/** How many of the homes found have what; of bedrooms, how many have at least 0, 1, 2 and so on. */
export type FacetCounts = { readonly [Name in FacetName]: FacetCount<(typeof filters)[Name]> };
