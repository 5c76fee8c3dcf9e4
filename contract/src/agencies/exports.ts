import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import { PORTFOLIO_FORMAT, PORTFOLIO_VERSION } from '@letfair/domain/agencies/portfolio/envelope';
import { exportNames } from '@letfair/domain/agencies/portfolio/exports';
import { photoKinds, portableFields } from '@letfair/domain/agencies/portfolio/portable-listing';
import { MAX_BRANCH_NAME } from '@letfair/domain/agencies/teams/limits';
import { MAX_CAPTION } from '@letfair/domain/files/photos';
import { MAX_PHOTOS, MAX_REFERENCE } from '@letfair/domain/homes/limits';
import { listingFields } from '@letfair/domain/listings/fields';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { valueSchema } from '../listings/listing-payload.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, instant, text } from '../wire/text.ts';

const values = z.strictObject(
  Object.fromEntries(
    portableFields.map((name) => {
      const field = listingFields[name];
      const value = valueSchema(field);
      const isFigure = field.kind === 'amount' || field.kind === 'count';
      return [name, (isFigure ? value.nullable() : value).describe(field.label).optional()];
    }),
  ),
);

const portablePhoto = z.strictObject({
  kind: z.enum(photoKinds),
  caption: text(MAX_CAPTION).optional(),
  source: text(2_000).describe('The name of a file in the same folder, or a web address.'),
});

/** Our own format, for the schema that is published: a listing as it travels. */
export const portfolioFile = z.object({
  $schema: z.string().optional(),
  format: z.literal(PORTFOLIO_FORMAT),
  version: z.literal(PORTFOLIO_VERSION),
  exportedAt: instant.optional(),
  listings: z.array(
    z.strictObject({
      reference: text(MAX_REFERENCE).min(1).describe('Your own reference. We use it to find the listing again.'),
      client: text(MAX_CLIENT_NAME).optional().describe('The landlord’s name, if you’re an agent.'),
      branch: text(MAX_BRANCH_NAME).optional().describe('The name or code of the branch, if you’re an agent.'),
      status: z.enum(listingStatuses).optional(),
      values: values.describe('The listing’s fields. Anything you leave out stays as it is.'),
      photos: z.array(portablePhoto).max(MAX_PHOTOS).optional(),
    }),
  ),
});

export const exportsContract = {
  list: endpoint('GET /api/exports', listerTypes, {
    team: 'transfer',
    summary: 'The files you can download with your token, and how many homes are in them',
    data: z.object({
      files: z
        .array(z.object({ name: z.enum(exportNames), path: text(100), label: text(100) }))
        .max(exportNames.length),
      homes: count,
      /** Describes the JSON file. */
      schema: text(100),
    }),
  }),
};
