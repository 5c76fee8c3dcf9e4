import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_REGISTRATION_NUMBER, MAX_TITLE } from '@letfair/domain/homes/limits';
import { epcRatings } from '@letfair/domain/homes/vocabulary';
import { MISSING_PER_PAGE, missingDetails } from '@letfair/domain/listings/quality/missing-details';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';
import { listingStatus } from '../listings/listings.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, text } from '../wire/text.ts';

const missing = z.enum(missingDetails);
const number = text(MAX_REGISTRATION_NUMBER).trim().min(1, 'Enter the number, or leave it out.');

const incompleteHome = z.object({
  id,
  /** The lister’s own, or else the short one that everybody sees. */
  reference: text(60),
  title: text(MAX_TITLE),
  /** Street, town and postcode in one line. */
  place: text(400),
  nation: z.enum(nations).nullable(),
  status: listingStatus,
  missing: z.array(missing).min(1).max(missingDetails.length),
});
export type IncompleteHome = z.output<typeof incompleteHome>;

/** Homes by what they wait for. */
const counts = z.record(missing, count);

const savedHome = z.object({
  id,
  /** Saved, and perhaps read by a moderator first; or refused, with the reasons. */
  outcome: z.enum(['saved', 'in-review', 'refused']),
  /** With the detail, or null for the home as a whole. */
  problems: z.array(z.object({ field: missing.nullable(), sentence: text(1_000) })).max(50),
});
export type SavedHome = z.output<typeof savedHome>;

export const missingDetailsContract = {
  counts: endpoint('GET /api/properties/mine/missing/counts', listerTypes, {
    team: 'read',
    summary: 'How many of your homes still need an energy rating or a registration number',
    data: counts,
  }),
  list: endpoint('GET /api/properties/mine/missing', listerTypes, {
    team: 'read',
    summary: 'Your homes that still need an energy rating or a registration number, newest first',
    query: cursorQuery({ missing: missing.optional().describe('Only homes that still need this.') }),
    data: cursorPage({ homes: z.array(incompleteHome).max(MISSING_PER_PAGE) }),
  }),
  save: endpoint('PUT /api/properties/mine/missing', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: `Save energy ratings and registration numbers for up to ${MISSING_PER_PAGE} homes at once; we never overwrite details a home already has`,
    body: z.strictObject({
      homes: z
        .array(
          z.strictObject({
            id,
            epcRating: z.enum(epcRatings).optional(),
            registrationNumber: number.optional(),
            agentRegistrationNumber: number.optional(),
          }),
        )
        .min(1)
        .max(MISSING_PER_PAGE),
    }),
    data: z.object({
      /** In the order of the request. */
      homes: z.array(savedHome).max(MISSING_PER_PAGE),
      counts,
    }),
    errors: ['invalid'],
  }),
};
