import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_CLIENT_NAME } from '@letfair/domain/agencies/clients/clients';
import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { keysOf } from '@letfair/domain/keys-of';
import { viewingChoices } from '@letfair/domain/lettings/consequences/steps';
import { bulkActions, MOST_AT_ONCE, rentChangeUnits } from '@letfair/domain/listings/bulk/bulk-changes';
import { HOMES_PER_TABLE_PAGE, tableSorts } from '@letfair/domain/listings/bulk/table';
import * as z from 'zod';
import { stepConsequences, stepOutcome } from '../listings/consequences.ts';
import { homesFilter, sortDirection } from '../listings/homes-filter.ts';
import { advertScore, listingStatus, neededChange, standingCounts } from '../listings/listings.ts';
import { ownHome } from '../listings/own-home.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, exampleId, id, instant, text } from '../wire/text.ts';

export const tableRow = z.object({
  id,
  /** The lister’s own, or else the short one that everybody sees. */
  reference: text(60),
  title: text(MAX_TITLE),
  /** Street, town and postcode in one line. */
  place: text(400),
  status: listingStatus,
  needsChange: neededChange,
  price: z.number(),
  bedrooms: z.int(),
  client: z.object({ id, name: text(MAX_CLIENT_NAME) }).nullable(),
  /** Who of the team looks after it; null for nobody in particular. */
  assignedTo: z.object({ id, name: text(400) }).nullable(),
  views: count,
  saves: count,
  enquiries: count,
  /** Booked or held; proposals and those that were cancelled are not counted. */
  viewings: count,
  applications: count,
  /** Whole days since it went live; null before that and after the end. */
  daysLive: count.nullable(),
  /** When it leaves the search unless the lister confirms it; null unless it is live. */
  expiresAt: instant.nullable(),
  advertScore,
});
export type TableRow = z.output<typeof tableRow>;

const bulkResult = z.object({
  id,
  title: text(MAX_TITLE),
  ...ownHome,
  /** Where the listing stands after the call; null where there is no such listing. */
  status: listingStatus.nullable(),
  outcome: z.enum(['done', 'refused']),
  /** Why it was refused. */
  reason: text(1_000).optional(),
  /** The rent before and after a change of rents. */
  price: z.number().optional(),
  newPrice: z.number().optional(),
  /** The deposits that come down with the rent. */
  holdingDeposit: z.number().optional(),
  securityDeposit: z.number().optional(),
  /** Who looked after it before it was given to somebody else; null for nobody. */
  assignedBefore: text(400).nullable().optional(),
});
export type BulkResult = z.output<typeof bulkResult>;

/** A UUID in quotes, with its comma and the white space of whoever writes one on a line. */
const BYTES_PER_ID = 50;

const pageNumber = text(4).regex(/^[1-9]\d*$/, 'Enter a page number.');

export const bulkContract = {
  table: endpoint('GET /api/properties/mine/table', listerTypes, {
    team: 'read',
    summary: `Your own homes with their figures, ${HOMES_PER_TABLE_PAGE} a page`,
    query: z.strictObject({
      ...homesFilter,
      sort: z.enum(keysOf(tableSorts)).optional().describe('What to sort by; newest first if you leave it out.'),
      direction: sortDirection,
      page: pageNumber.optional().meta({
        description: 'The page number, starting at 1.',
        examples: ['2'],
        takes: { type: 'integer', minimum: 1 },
      }),
    }),
    data: z.object({
      rows: z.array(tableRow).max(HOMES_PER_TABLE_PAGE),
      /** How many homes match. */
      total: count,
      /** How many homes there are of each status, whatever is searched for. */
      counts: standingCounts,
    }),
  }),
  change: endpoint('POST /api/properties/bulk', listerTypes, {
    team: 'transfer',
    maxBodyBytes: MOST_AT_ONCE * BYTES_PER_ID + 10_000,
    whileLimited: 'partly',
    summary: `Change up to ${MOST_AT_ONCE} homes at once: their status, their rents or who looks after them. The response lists each home`,
    body: z.strictObject({
      /** Either these homes, or all that match the filter. */
      ids: z
        .array(id)
        .min(1)
        .max(MOST_AT_ONCE)
        .optional()
        .meta({ examples: [[exampleId]] }),
      filter: z.strictObject(homesFilter).optional(),
      action: z.enum(bulkActions),
      /** With the action `rent`: rounded to whole pounds, below zero for lower rents. */
      rent: z.strictObject({ unit: z.enum(rentChangeUnits), by: z.number() }).optional(),
      /** With the action `assign`: who of the team looks after them; null for nobody. */
      assignedTo: id.nullable().optional(),
      /** With the action `rent`: lowers deposits that would be above their caps as well. */
      lowerDeposits: z.boolean().default(false),
      /** For what the step would keep, such as the viewings of paused homes; kept without it. */
      viewings: z.enum(viewingChoices).optional(),
      /** From the refusal that says whom the step affects. */
      seen: text(64).optional(),
      /** Answers what would happen, and changes nothing. */
      dryRun: z.boolean().default(false),
    }),
    data: z.object({
      /** With it the change can be undone for a few seconds; null when nothing was changed, or others were asked about. */
      changeId: id.nullable(),
      done: count,
      refused: count,
      results: z.array(bulkResult).max(MOST_AT_ONCE),
      /** What was done to others, where someone was asked about. */
      step: stepOutcome.omit({ undo: true }),
    }),
    refusedData: stepConsequences,
    errors: ['invalid', 'conflict'],
  }),
  undo: endpoint('POST /api/properties/bulk/:id/undo', listerTypes, {
    team: 'transfer',
    whileLimited: 'allowed',
    summary: 'Undo a bulk change within a few seconds; homes that have changed since then stay as they are',
    data: z.object({ undone: count, kept: count }),
    errors: ['conflict'],
  }),
};
