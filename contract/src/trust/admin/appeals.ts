import { listerTypes, userTypes } from '@letfair/domain/accounts/user-types';
import { MAX_DESCRIPTION, MAX_TITLE } from '@letfair/domain/homes/limits';
import {
  appealDecisions,
  appealKinds,
  appealStatuses,
  MAX_APPEAL_REASON,
  MAX_APPEAL_TEXT,
} from '@letfair/domain/trust/moderation/appeals';
import * as z from 'zod';
import { listingStatus } from '../../listings/listings.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const APPEALS_PER_PAGE = 50;
export const APPEALS_OF_A_LISTING = 50;

/** A sentence that a rule of the wording check objects to. */
const wording = { rule: text(100), field: text(60), excerpt: text(MAX_DESCRIPTION) };

const appeal = z.object({
  id,
  kind: z.enum(appealKinds),
  status: z.enum(appealStatuses),
  /** What the person wrote. */
  content: text(MAX_APPEAL_TEXT),
  /** Null unless it is about a wording. */
  wording: z.object(wording).nullable(),
  /** The moderator's; empty while it is open. */
  reason: text(MAX_APPEAL_REASON),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Appeal = z.output<typeof appeal>;

/** The decision of a moderator that is answered. */
const appealedDecision = z.object({ kind: z.enum(appealKinds), reason: text(1_000), decidedAt: instant });

const appealsOfListing = z.object({
  appeals: z.array(appeal).max(APPEALS_OF_A_LISTING),
  /** What has not been answered yet. */
  can: z.object({
    decision: appealedDecision.nullable(),
    wordings: z.array(z.object({ ...wording, sentence: text(1_000) })).max(100),
  }),
});
export type AppealsOfListing = z.output<typeof appealsOfListing>;

const queuedAppeal = appeal.extend({
  /** Null once the account is erased. */
  person: z
    .object({ id, name: text(401), email: text(320), userType: z.enum(userTypes), suspended: z.boolean() })
    .nullable(),
  /** Null for a measure against a person, and once the listing is gone. */
  property: z.object({ id, title: text(MAX_TITLE), status: listingStatus }).nullable(),
  /** Null for a wording. */
  decision: z.object({ at: instant, by: text(401), reason: text(5_000) }).nullable(),
  /** Who decided about the appeal; empty while it is open. */
  decidedBy: text(401),
  /** False for whoever made the decision, while another admin can look at it. */
  canDecide: z.boolean(),
});
export type QueuedAppeal = z.output<typeof queuedAppeal>;

const content = text(MAX_APPEAL_TEXT);
const token = text(200);
const perIpAddress = { hits: 30, seconds: 3_600 };

export const appealsContract = {
  ofListing: endpoint('GET /api/properties/:propertyId/appeals', listerTypes, {
    team: 'read',
    summary: 'Your appeals about one of your listings, newest first, and what you can still appeal against',
    data: appealsOfListing,
  }),
  file: endpoint('POST /api/properties/:propertyId/appeals', listerTypes, {
    team: 'listings',
    whileLimited: 'allowed',
    summary: 'Appeal against a listing’s rejection or against the wording check, once for each',
    body: z.strictObject({ content, wording: z.strictObject(wording).optional() }),
    data: appeal,
    errors: ['invalid', 'conflict', 'too_many'],
  }),
  openLink: endpoint('POST /api/appeals/link', 'public', {
    summary: 'The decision you can appeal against with the link in our email',
    body: z.strictObject({ token }),
    data: z.object({ decision: appealedDecision, appeal: appeal.nullable() }),
    errors: ['gone'],
    perIpAddress,
  }),
  fileByLink: endpoint('POST /api/appeals/suspension', 'public', {
    summary:
      'Use the link in an email to appeal against a warning, a limit, hidden homes or a suspension; it works once',
    body: z.strictObject({ token, content }),
    data: appeal,
    errors: ['invalid', 'gone', 'conflict'],
    perIpAddress,
  }),
  queue: endpoint('GET /api/admin/appeals', ['admin'], {
    summary: 'Appeals by status; open ones oldest first, all others newest first',
    query: cursorQuery({ status: z.enum(appealStatuses).default('open').describe('Only appeals with this status.') }),
    data: cursorPage({ appeals: z.array(queuedAppeal).max(APPEALS_PER_PAGE) }),
  }),
  decide: endpoint('POST /api/admin/appeals/:id/decision', ['admin'], {
    summary: 'Uphold or change a decision; a different admin from the one who made it has to do this, if there is one',
    body: z.strictObject({ decision: z.enum(appealDecisions), reason: text(MAX_APPEAL_REASON) }),
    data: queuedAppeal,
    errors: ['invalid', 'forbidden', 'conflict'],
  }),
};
