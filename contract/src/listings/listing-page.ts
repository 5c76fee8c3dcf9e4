import { MAX_LINK_LENGTH, MAX_SCHEME_LENGTH } from '@letfair/domain/accounts/profile-rules';
import { MAX_LICENCE_LENGTH } from '@letfair/domain/accounts/sign-up-rules';
import { MAX_DESCRIPTION, MAX_FEATURE, MAX_PHOTOS, MAX_TITLE } from '@letfair/domain/homes/limits';
import { propertyTypes } from '@letfair/domain/homes/vocabulary';
import { certificateKinds } from '@letfair/domain/listings/certificates/kinds';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { positionSources } from '@letfair/domain/search/places/map/position';
import { nations } from '@letfair/domain/search/places/nations';
import { STATIONS_ON_PAGE } from '@letfair/domain/search/places/stations/station';
import * as z from 'zod';
import { rentHistory } from '../search/rent-history.ts';
import { listingSummary, point, replies, station } from '../search/search.ts';
import { endpoint } from '../wire/endpoint.ts';
import { photo } from '../wire/photo.ts';
import { count, id, instant, text } from '../wire/text.ts';
import { completeness, materialInformation } from './listing-payload.ts';

export const publicListing = z.object({
  id,
  reference: text(20),
  status: z.enum(listingStatuses),
  title: text(MAX_TITLE),
  description: text(MAX_DESCRIPTION),
  price: z.number(),
  reducedFrom: listingSummary.shape.reducedFrom,
  rentHistory,
  propertyType: z.enum(propertyTypes),
  bedrooms: z.int(),
  bathrooms: z.number(),
  hasParking: z.boolean(),
  isShared: z.boolean(),
  availableDate: text(10),
  features: z.array(text(MAX_FEATURE)).max(60),
  materialInformation: materialInformation
    .omit({ nation: true, pin: true, secondAdvertReason: true, holdingDeposit: true })
    .extend({
      /** As published: none in Scotland. */
      holdingDeposit: z.number().nullable(),
    }),
  nation: z.enum(nations).nullable(),
  /** Town and outcode; the street only where the lister shares it. */
  address: z.object({ line1: text(120), city: text(120), county: text(120), postcode: text(10), outcode: text(4) }),
  area: text(300),
  point: point.nullable(),
  pointSource: z.enum(positionSources).nullable(),
  /** The nearest first, where the home has a pin or a known postcode. */
  stations: z.array(station).max(STATIONS_ON_PAGE),
  photos: z.array(photo).max(MAX_PHOTOS),
  lister: z.object({
    id,
    name: text(300),
    userType: z.enum(['landlord', 'agent']),
    since: instant,
    replies,
    /** The address of their public page, below that of the site; null where they have none. */
    page: text(100).nullable(),
    /** What agents have to show; empty where they have not said it. */
    agency: z
      .object({
        redressScheme: text(MAX_SCHEME_LENGTH),
        redressNumber: text(MAX_LICENCE_LENGTH),
        clientMoneyProtection: text(MAX_SCHEME_LENGTH),
        /** A page on the web. */
        feesLink: text(MAX_LINK_LENGTH),
      })
      .optional(),
  }),
  publishedAt: instant,
  confirmedAt: instant.nullable(),
  /** Those that a moderator has seen and that have not ended. */
  certificates: z.array(z.object({ kind: z.enum(certificateKinds), expires: text(10) })).max(certificateKinds.length),
  completeness,
  /** The middle rent of live homes with as many bedrooms in the outcode; null below five of them. */
  rentComparison: z.object({ homes: count, median: z.number(), outcode: text(4) }).nullable(),
  similar: z.array(listingSummary).max(4),
});
export type PublicListing = z.output<typeof publicListing>;

/** Among the calls of a search, whose paths they share. */
export const listingPageContract = {
  property: endpoint('GET /api/properties/:id', 'public', {
    summary: 'A home as everyone sees it; 410 with similar homes when it has been let or withdrawn',
    data: publicListing,
    refusedData: z.object({ title: text(MAX_TITLE), similar: z.array(listingSummary).max(4) }),
    errors: ['gone'],
  }),
  view: endpoint('POST /api/properties/:id/views', 'public', {
    summary: 'Count a view of a home, once per visitor per day',
    data: z.object({ counted: z.boolean() }),
    // A visitor who changes their name for every look is stopped here.
    perIpAddress: { hits: 300, seconds: 3_600 },
  }),
};
