import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import { type PortableField, photoKinds, portableFields } from '@letfair/domain/agencies/portfolio/portable-listing';
import { MAX_CAPTION } from '@letfair/domain/files/photos';
import { MAX_PHOTOS, MAX_REFERENCE } from '@letfair/domain/homes/limits';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const FEED_PROPERTIES_PER_PAGE = 50;
/** Problems of a home that are told at a time. */
const MOST_REMARKS = 200;

const remark = z.object({
  /** The field of `values`, or `photos`, `status`, `client`. */
  field: text(200),
  message: text(2_000),
});
export type FeedRemark = z.output<typeof remark>;

const value = z.union([text(50_000), z.number(), z.boolean(), z.array(text(2_000)).max(200), z.null()]);

const values = z
  .strictObject(
    Object.fromEntries(portableFields.map((name) => [name, value.optional()])) as {
      [Name in PortableField]: z.ZodOptional<typeof value>;
    },
  )
  .meta({ examples: [exampleValues()] });

/** Enough to list a home. */
function exampleValues() {
  return {
    title: 'Two-bedroom flat by the canal',
    propertyDescription: 'Bright and quiet, a short walk from the station.',
    'address.line1': '12 Lock Street',
    'address.city': 'Leeds',
    'address.postcode': 'LS1 4AP',
    propertyType: 'flat',
    bedrooms: 2,
    bathrooms: 1,
    availableDate: '2026-12-03',
    monthlyRent: 1200,
    holdingDeposit: 276.92,
    securityDeposit: 1384,
    petsConsidered: true,
  } satisfies Partial<Record<PortableField, unknown>>;
}

const property = z.object({
  reference: text(MAX_REFERENCE),
  id,
  status: z.enum(listingStatuses),
  url: text(500),
  updatedAt: instant,
  /** Pictures are fetched after the answer. */
  media: z.enum(['none', 'waiting', 'done']),
  /** What keeps the home from being public, and pictures that could not be fetched. */
  problems: z.array(remark).max(MOST_REMARKS),
});
export type FeedProperty = z.output<typeof property>;

export const feedContract = {
  list: endpoint('GET /api/feed/properties', 'feed:read', {
    summary: 'Your homes that have a reference, with their status and any problems, newest first',
    query: cursorQuery({}),
    data: cursorPage({ properties: z.array(property).max(FEED_PROPERTIES_PER_PAGE) }),
  }),
  show: endpoint('GET /api/feed/properties/:yourReference', 'feed:read', {
    summary: 'One of your homes, by your reference',
    data: property,
  }),
  save: endpoint('PUT /api/feed/properties/:yourReference', 'feed:write', {
    whileLimited: 'refused',
    summary: 'List a home, or change one; sending the same thing again changes nothing',
    body: z.strictObject({
      status: z
        .enum(['live', 'paused', 'let-agreed', 'let', 'withdrawn'])
        .optional()
        .describe('If you leave it out, an existing home keeps its status and a new one is listed.'),
      client: text(MAX_CLIENT_NAME).optional().describe('The name of a client landlord, for agents.'),
      values: values.describe('Fields of the listing by name; anything you leave out stays the same.'),
      photos: z
        .array(
          z.strictObject({
            source: text(2_000).min(1),
            kind: z.enum(photoKinds).default('photo'),
            caption: text(MAX_CAPTION).default(''),
          }),
        )
        .max(MAX_PHOTOS)
        .optional()
        .describe('Addresses of pictures, cover first. If you leave it out, the photos stay the same.'),
    }),
    data: z.object({
      property,
      outcome: z.enum(['new', 'changed', 'unchanged']),
      warnings: z.array(remark).max(MOST_REMARKS),
    }),
    errors: ['invalid', 'too_many'],
  }),
  withdraw: endpoint('DELETE /api/feed/properties/:yourReference', 'feed:write', {
    whileLimited: 'allowed',
    summary: 'Withdraw a home',
    data: property,
    errors: ['conflict'],
  }),
};
