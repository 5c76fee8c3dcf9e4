import { BEDROOMS, MAX_FEATURE, MAX_TITLE } from '@letfair/domain/homes/limits';
import { propertyTypes } from '@letfair/domain/homes/vocabulary';
import { materialFields } from '@letfair/domain/listings/fields';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { type FacetCounts, type FacetName, facetNames, filters } from '@letfair/domain/search/filters';
import { MAX_LOCATION } from '@letfair/domain/search/placement-options';
import { positionSources } from '@letfair/domain/search/places/map/position';
import { MAX_PLACES } from '@letfair/domain/search/places/suggestions/location-text';
import { MAX_PARAMETER_LENGTH, type SearchParameter, searchParameterNames } from '@letfair/domain/search/search-query';
import { MAX_TRAVEL_PLACE, MAX_TRAVEL_PLACES, travelWays } from '@letfair/domain/search/travel/travel';
import { MAX_SENTENCE } from '@letfair/domain/search/words/max-sentence';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { photo } from '../wire/photo.ts';
import { count, cursor, id, instant, nextPage, text } from '../wire/text.ts';
import { searchText } from './search-parameters.ts';

export const HOMES_PER_PAGE = 24;
const ID_AND_COMMA = 37;
/** Of each part of the list for search engines; one million live homes make a hundred parts. */
export const HOMES_PER_SITEMAP = 10_000;
export const point = z.object({ lat: z.number(), lng: z.number() });

/** How often and how soon a lister answers enquiries; null below five of them in 90 days. */
export const replies = z
  .object({
    /** Per cent. */
    rate: count.max(100),
    /** Working minutes until the first answer, Monday to Friday from 9 to 18; null without answers. */
    medianMinutes: count.nullable(),
    /** Whether at least 80 per cent are answered within a working day. */
    withinDay: z.boolean(),
  })
  .nullable();

/** A railway station, with its distance in a straight line and as a walk. */
export const station = z.object({ name: text(100), miles: z.number(), minutes: count });

/** Why a home suits what a tenant looks for, criterion by criterion, in words. */
const match = z.object({
  /** 0 to 100. */
  score: count.max(100),
  reasons: z.array(z.object({ criterion: text(40), share: z.number(), words: text(200) })).max(10),
});

const travelPlace = z.object({ minutes: count, way: z.enum(travelWays), place: text(MAX_TRAVEL_PLACE) });
/** How long it takes from a home to the places that a search travels to; `isAbout` where it is estimated. */
const travelTimes = z.array(travelPlace.extend({ isAbout: z.boolean() })).max(MAX_TRAVEL_PLACES);

/** How a place of a search was measured, or why the search goes without it; see `travel` in its answer. */
const travelMeasures = ['engine', 'estimate', 'engine-away', 'unknown-place', 'no-such-way'] as const;
export type TravelMeasure = (typeof travelMeasures)[number];

/** A home in a list of results: enough for its card. */
export const listingSummary = z.object({
  id,
  /** Short enough to be read out. */
  reference: text(20),
  title: text(MAX_TITLE),
  status: z.enum(listingStatuses),
  price: z.number(),
  /** For 14 days after a cut: the lowest rent of the 30 days before it. */
  reducedFrom: z.number().nullable(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  propertyType: z.enum(propertyTypes),
  /** What else its fields put on a card, in words: "2nd floor". */
  hasParking: z.boolean(),
  facts: z.array(text(60)).max(materialFields.length),
  /** "Ancoats, Manchester M4": never the street. */
  area: text(300),
  features: z.array(text(MAX_FEATURE)).max(3),
  photo: photo.nullable(),
  photoCount: count,
  publishedAt: instant,
  availableDate: text(10),
  /** Moved by up to 100 m unless the lister shares the address; the middle of the district where no more is known. */
  point: point.nullable(),
  pointSource: z.enum(positionSources).nullable(),
  /** Where the search has a middle, and the home a pin or a known postcode. */
  miles: z.number().nullable(),
  /** Where the search has places to travel to, and the home a pin or a known postcode. */
  travel: travelTimes.optional(),
  /** Where the home has a pin or a known postcode, and a station is within an hour's walk. */
  station: station.nullable(),
  /** Of its lister. */
  replies,
  match: match.nullable(),
});
export type ListingSummary = z.output<typeof listingSummary>;

const searchTexts = z.strictObject(
  Object.fromEntries(searchParameterNames.map((name) => [name, searchText(name)])) as Record<
    SearchParameter,
    ReturnType<typeof searchText>
  >,
);

const box = z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() });
/** Several places have the kind `several`, names joined by "or", and the point between them as their centre. */
const place = z.object({
  name: text(1_000),
  kind: text(20),
  county: text(1_000),
  centre: point,
  /** The part of the map that shows all of it. */
  box,
});
/** Bedrooms are counted from 0 up to this many or more. */
const MAX_BEDROOM_STEP = 5;

function facetSchema(name: FacetName) {
  const filter = filters[name];
  if (filter.facet === 'options') return z.partialRecord(z.enum(filter.options), count);
  return filter.facet === 'steps' ? z.array(count).max(MAX_BEDROOM_STEP + 1) : count;
}
const facetCounts = z.object(
  Object.fromEntries(facetNames.map((name) => [name, facetSchema(name)])) as unknown as {
    readonly [Name in FacetName]: z.ZodType<FacetCounts[Name]>;
  },
);

export const MAX_SIMILAR_PLACES = 10;
export const MAX_LOOSENED = 8;
export const MAX_NEARBY = 6;
const alternatives = z.object({
  /** Homes in the same place without any filter, counted up to 1,000. */
  unfiltered: count,
  /** A filter as its chip calls it, and how many homes there are without it, counted up to 1,000. */
  loosened: z.array(z.object({ text: text(300), homes: count })).max(MAX_LOOSENED),
  /** Homes within 20 miles of the place that meet all filters, nearest first. */
  nearby: z.array(listingSummary).max(MAX_NEARBY),
});

export const MOST_PINS = 200;
const cluster = z.object({
  point,
  homes: z.int().min(1),
  /** The area that holds its homes, once a closer view would not part them. */
  box: box.optional(),
});
const pin = z.object({
  id,
  point,
  price: z.number(),
  isReduced: z.boolean(),
  title: text(MAX_TITLE),
  bedrooms: z.int(),
  /** The smallest picture of its first photo. */
  picture: text(200).nullable(),
  travel: travelTimes.optional(),
});

/** What the homes of a place cost: £ a month, to the pound, and only of as many homes as say something about a place. */
export const placeRents = z.object({
  /** Live now. */
  homes: count,
  median: count.nullable(),
  byBedrooms: z.array(z.object({ bedrooms: z.int(), homes: count, median: count })).max(BEDROOMS.max + 1),
});
export type PlaceRents = z.output<typeof placeRents>;

/** A district with enough homes to tell what they cost: £ a month, to the pound. */
const districtRents = z.object({ district: text(4), homes: count, median: count });
export type DistrictRents = z.output<typeof districtRents>;
/** The same of a whole postcode area, such as LS. */
const areaRents = z.object({ letters: text(2), homes: count, median: count });
export type AreaRents = z.output<typeof areaRents>;

export const searchContract = {
  find: endpoint('GET /api/properties', 'public', {
    summary: 'Live homes that match a search, 24 to a page, with the exact total',
    query: searchTexts.extend({
      q: text(MAX_SENTENCE)
        .optional()
        .meta({
          description:
            'What someone is looking for, in their own words. We turn it into the other parameters, which take precedence if you send them as well; the response says under `understood` which parameters it became and which words we couldn’t use.',
          examples: ['2 bed flat in Headingley under £1,200, cat ok'],
        }),
      cursor: nextPage,
      facets: z
        .enum(['true', 'false'])
        .optional()
        .describe('Whether to count how many of the homes have each feature.'),
    }),
    data: z.object({
      properties: z.array(listingSummary).max(HOMES_PER_PAGE),
      total: count,
      nextCursor: cursor.nullable(),
      /** What the location was understood as; null without one, or when no place is called that. */
      place: place.nullable(),
      /** Parts of the location that no place is called; the search leaves them out. */
      unknownPlaces: z.array(text(MAX_LOCATION)).max(MAX_PLACES),
      facets: facetCounts.nullable(),
      travel: z.object({
        /** The ways whose times this site can work out. */
        ways: z.array(z.enum(travelWays)).max(travelWays.length),
        /** The part of the map that the areas of all places share; null without places, or where they share none. */
        box: box.nullable(),
        /** The places of `travel`, as they were asked for. Those without `isUsed` leave the search as it is. */
        places: z
          .array(
            travelPlace.extend({
              isUsed: z.boolean(),
              /**
               * `engine`: along streets and timetables. `estimate`: from the straight line. `engine-away`: the same, or
               * nothing, because the route planner didn’t answer. Else why the place isn’t used.
               */
              measured: z.enum(travelMeasures),
            }),
          )
          .max(MAX_TRAVEL_PLACES),
      }),
      /** Names like those that no place is called. */
      similarPlaces: z.array(text(MAX_LOCATION)).max(MAX_SIMILAR_PLACES),
      /** How `q` was read, before other parameters; null without one. */
      understood: z
        .object({
          parameters: z.partialRecord(z.enum(searchParameterNames), text(MAX_PARAMETER_LENGTH)),
          unused: z.array(text(MAX_SENTENCE)).max(MAX_SENTENCE),
        })
        .nullable(),
      /** What could be looked for instead; null unless facets are asked for and nothing is found. */
      instead: alternatives.nullable(),
    }),
  }),
  map: endpoint('GET /api/properties/map', 'public', {
    summary: 'Live homes that match a search, on a map: single pins if there are few, otherwise clusters',
    query: searchTexts.extend({
      zoom: text(4)
        .optional()
        .meta({
          description: 'The zoom level of the map: the closer, the smaller the clusters.',
          examples: ['12'],
          takes: { type: 'integer', minimum: 0, maximum: 18 },
        }),
    }),
    data: z.object({
      total: count,
      pins: z.array(pin).max(MOST_PINS),
      clusters: z.array(cluster).max(2_000),
    }),
  }),
  rents: endpoint('GET /api/properties/rents', 'public', {
    summary: `How many homes are live in a place, with their median rents if there are at least ${ENOUGH_TO_COMPARE}`,
    query: searchTexts.pick({ location: true }),
    data: placeRents.extend({
      /** As in a search: null when no place is called that. */
      place: place.nullable(),
    }),
  }),
  districtRents: endpoint('GET /api/properties/rents/districts', 'public', {
    summary: `The median rents of districts and postcode areas with at least ${ENOUGH_TO_COMPARE} live homes, for all homes or for those with a given number of bedrooms; up to a minute old`,
    query: searchTexts.pick({ bedrooms: true }),
    data: z.object({ districts: z.array(districtRents).max(4_000), areas: z.array(areaRents).max(200) }),
  }),
  cards: endpoint('GET /api/properties/cards', 'public', {
    summary: `Up to ${HOMES_PER_PAGE} homes by their ids, in the order you ask for; leaves out any that are no longer available`,
    query: z.strictObject({
      ids: text(HOMES_PER_PAGE * ID_AND_COMMA).meta({
        description: 'Ids of homes, separated by commas.',
        examples: ['0198f0a0-0000-7000-8000-000000000001'],
        takes: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: HOMES_PER_PAGE },
      }),
    }),
    data: z.object({ properties: z.array(listingSummary).max(HOMES_PER_PAGE) }),
  }),
  sitemap: endpoint('GET /api/sitemap', 'public', {
    summary: `One in every ${HOMES_PER_SITEMAP.toLocaleString('en-GB')} live homes, in order of their ids, starting with the first`,
    data: z.object({ starts: z.array(id).max(50_000) }),
  }),
  sitemapPart: endpoint('GET /api/sitemap/:id', 'public', {
    summary: `Up to ${HOMES_PER_SITEMAP.toLocaleString('en-GB')} live homes starting from this one, with the time each was last changed`,
    data: z.object({
      homes: z
        .array(
          listingSummary
            .pick({ id: true, propertyType: true, bedrooms: true, area: true })
            .extend({ changedAt: instant }),
        )
        .max(HOMES_PER_SITEMAP),
    }),
  }),
  matches: endpoint('GET /api/properties/matches', ['tenant'], {
    summary: 'The homes that best suit a tenant’s preferences, and why',
    data: z.object({ properties: z.array(listingSummary).max(12), hasPreferences: z.boolean() }),
  }),
};
