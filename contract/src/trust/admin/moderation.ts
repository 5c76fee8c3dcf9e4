import { MAX_SCHEME_LENGTH } from '@letfair/domain/accounts/profile-rules';
import { MAX_COMPANY_LENGTH, MAX_LICENCE_LENGTH } from '@letfair/domain/accounts/sign-up-rules';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_DESCRIPTION, MAX_PHOTOS, MAX_TITLE } from '@letfair/domain/homes/limits';
import { formPlaces } from '@letfair/domain/listings/form/places';
import { bookingStatuses } from '@letfair/domain/listings/inventory/inventory-service';
import { copyMatches } from '@letfair/domain/listings/review/copies/compare-homes';
import { MOST_COPIES } from '@letfair/domain/listings/review/copies/copy-flag';
import { reviewFlagKinds } from '@letfair/domain/listings/review/review-flags';
import {
  MOST_APPROVED_TOGETHER,
  togetherOutcomes,
  togetherSentences,
} from '@letfair/domain/trust/moderation/approve-together';
import { MAX_REJECTION_REASON } from '@letfair/domain/trust/moderation/decisions';
import { SECOND_PERSON_HOMES } from '@letfair/domain/trust/moderation/measures';
import { listingTabs } from '@letfair/domain/trust/moderation/review';
import {
  TRANSPARENCY_MONTHS,
  transparencyFigures,
  transparencyMedians,
} from '@letfair/domain/trust/moderation/transparency';
import { wordingDecisionKinds } from '@letfair/domain/trust/moderation/wording-decisions';
import { allReportReasons } from '@letfair/domain/trust/reports/reports';
import * as z from 'zod';
import { seen } from '../../accounts/affected.ts';
import { finding } from '../../listings/finding.ts';
import {
  LISTINGS_PER_PAGE,
  listingRevision,
  listingStatus,
  ownListing,
  ownListingSummary,
} from '../../listings/listings.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { photo } from '../../wire/photo.ts';
import { count, cursorPage, cursorQuery, id, instant, text, version } from '../../wire/text.ts';

export const BOOKINGS_PER_PAGE = 50;
/** Rows of one file; the newest are kept. */
export const MOST_WORDING_DECISIONS = 10_000;

const listingFlag = z.object({
  kind: z.enum(reviewFlagKinds),
  sentence: text(1_000),
});

const otherListing = z.object({ id, title: text(MAX_TITLE), status: listingStatus, lister: text(401) });

/** What a flag points at; each kind has its own part, and old flags have none. */
const detailedFlag = listingFlag.extend({
  /** Photos that also stand in a listing of another account. */
  photos: z
    .array(
      z.object({
        /** Null once the photo is gone. */
        photo: photo.nullable(),
        otherPhoto: photo.nullable(),
        /** Null once the other listing is gone. */
        property: otherListing.nullable(),
      }),
    )
    .max(MAX_PHOTOS)
    .optional(),
  /** Other adverts that seem to be of the same home, and what both have in common. */
  copies: z
    .array(z.object({ matches: z.array(z.enum(copyMatches)).max(copyMatches.length), property: otherListing }))
    .max(MOST_COPIES)
    .optional(),
  /** The rent, and the homes with as many bedrooms that it was compared with. */
  rent: z
    .object({ price: z.number(), median: z.number(), homes: count, bedrooms: z.int(), place: text(200) })
    .optional(),
  accountCreatedAt: instant.optional(),
  /** What the lister wrote, where, and why it is suspicious. */
  words: z
    .array(
      z.object({
        field: text(60),
        item: z.int().min(0),
        start: z.int().min(0),
        end: z.int().min(0),
        text: text(MAX_DESCRIPTION),
        reason: text(200),
      }),
    )
    .max(100)
    .optional(),
});
export type DetailedFlag = z.output<typeof detailedFlag>;

const listedBy = z.object({
  id,
  name: text(400),
  company: text(MAX_COMPANY_LENGTH).describe('Empty for a private landlord.'),
  email: text(320),
  userType: z.enum(listerTypes),
  createdAt: instant,
  suspended: z.boolean(),
});

/** The redress scheme that an agency says it belongs to; '' for what it has not said. */
const redressMembership = z.object({
  scheme: text(MAX_SCHEME_LENGTH),
  number: text(MAX_LICENCE_LENGTH),
  /** When an admin confirmed it; until then the agency can add so many homes a day. */
  confirmedAt: instant.nullable(),
});
export type RedressMembership = z.output<typeof redressMembership>;

const reviewedListing = ownListing.extend({
  lister: listedBy.extend({ redress: redressMembership.nullable().describe('Null for a private landlord.') }),
  flags: z.array(detailedFlag).max(100),
  revision: listingRevision.extend({ flags: z.array(detailedFlag).max(100) }).nullable(),
});
export type ReviewedListing = z.output<typeof reviewedListing>;

/** The version of a `stale` refusal, which the moderator has not seen. */
const newerListing = z.object({ property: reviewedListing.optional() });

const reviewedListingSummary = ownListingSummary.extend({
  lister: listedBy,
  flags: z.array(listingFlag).max(100),
  submittedAt: instant,
  /** Since when it has waited for the decision: of the listing, of its changes or about its certificate. */
  waitingSince: instant,
});
export type ReviewedListingSummary = z.output<typeof reviewedListingSummary>;

/** What became of one of several homes. */
const approvedTogether = z.object({
  id,
  /** Empty for a home that is gone. */
  title: text(MAX_TITLE),
  outcome: z.enum(togetherOutcomes),
  sentence: text(1_000),
});
export type ApprovedTogether = z.output<typeof approvedTogether>;

const booking = z.object({
  id,
  status: z.enum(bookingStatuses),
  createdAt: instant,
  /** Of the last step. */
  updatedAt: instant,
  property: z.object({ id, title: text(MAX_TITLE), place: text(400), status: listingStatus }),
  lister: listedBy.pick({ id: true, name: true, company: true, email: true }).extend({ phone: text(40) }),
});
export type InventoryBooking = z.output<typeof booking>;

export const moderationContract = {
  queue: endpoint('GET /api/admin/properties', ['admin'], {
    summary:
      'Listings by status, newest first; pending ones oldest first, along with approved listings whose changes are pending. Tabs in the review workspace list flagged ones first',
    query: cursorQuery({
      status: listingStatus.default('pending').describe('Only listings with this status.'),
      only: z
        .enum(listingTabs)
        .optional()
        .describe('Which pending listings: new homes, changes, or homes with a certificate nobody has confirmed.'),
      lister: id.optional().describe('With `only`: just those of this landlord or agent.'),
    }),
    data: cursorPage({
      properties: z.array(reviewedListingSummary).max(LISTINGS_PER_PAGE),
    }),
  }),
  listing: endpoint('GET /api/admin/properties/:id', ['admin'], {
    summary: 'A full listing, with its legal checks, flags and history; the ETag is its version',
    data: reviewedListing,
  }),
  approve: endpoint('PUT /api/admin/properties/:id/approve', ['admin'], {
    summary:
      'Approve a listing, or changes to one, so it goes live; with If-Match, only the version you’ve read. If it breaks any rules, we refuse this and say which',
    versioned: true,
    data: reviewedListing,
    refusedData: newerListing.extend({ findings: z.array(finding).max(100).optional() }),
    errors: ['conflict', 'invalid'],
  }),
  approveTogether: endpoint('POST /api/admin/properties/approvals', ['admin'], {
    summary:
      'Approve several new homes of one landlord or agency. We handle each one separately: any that were flagged, changed or decided since you read this version stay as they are, and the response says why',
    body: z.strictObject({
      homes: z
        .array(z.strictObject({ id, version }))
        .min(1)
        .max(MOST_APPROVED_TOGETHER)
        .refine((homes) => new Set(homes.map((home) => home.id)).size === homes.length, togetherSentences.twice),
    }),
    data: z.object({ homes: z.array(approvedTogether).max(MOST_APPROVED_TOGETHER) }),
    errors: ['invalid'],
  }),
  reject: endpoint('PUT /api/admin/properties/:id/reject', ['admin'], {
    summary:
      'Send a listing, or changes to one, back to the landlord or agent with a reason; with If-Match, only the version you’ve read',
    versioned: true,
    body: z.strictObject({
      reason: text(MAX_REJECTION_REASON).trim().min(1, 'Tell the landlord or agent what to change.'),
      field: z
        .enum(formPlaces)
        .optional()
        .describe('The part of the form to change; we take the landlord or agent straight to it.'),
      suspend: z
        .strictObject({ seen })
        .optional()
        .describe(
          `Also suspends the landlord or agent for the same reason, which can be up to ${MAX_SUSPENSION_REASON} characters. If they have more than ${SECOND_PERSON_HOMES} homes, another admin has to confirm it first. They get one email.`,
        ),
    }),
    data: reviewedListing,
    refusedData: newerListing,
    errors: ['conflict', 'invalid'],
  }),
  wordingDecisions: endpoint('GET /api/admin/wording-decisions', ['admin'], {
    summary: 'Sentences whose wording moderators have approved or refused, to train the classifier',
    data: z.object({
      rows: z
        .array(z.object({ sentence: text(MAX_DESCRIPTION), decision: z.enum(wordingDecisionKinds) }))
        .max(MOST_WORDING_DECISIONS),
    }),
  }),
  confirmRedress: endpoint('PUT /api/admin/users/:id/redress', ['admin'], {
    summary:
      'Confirm that an agency belongs to the redress scheme it names, which lifts its daily limit on new homes; refused if it has since named a different one',
    body: z.strictObject({ scheme: text(MAX_SCHEME_LENGTH), number: text(MAX_LICENCE_LENGTH) }),
    data: redressMembership,
    errors: ['conflict', 'invalid'],
  }),
  bookings: endpoint('GET /api/admin/inventory-bookings', ['admin'], {
    summary: 'Inventory bookings by status, newest first; requested ones oldest first',
    query: cursorQuery({
      status: z.enum(bookingStatuses).default('requested').describe('Only bookings with this status.'),
    }),
    data: cursorPage({ bookings: z.array(booking).max(BOOKINGS_PER_PAGE) }),
  }),
  setBooking: endpoint('PUT /api/admin/inventory-bookings/:id', ['admin'], {
    summary: 'Move an inventory booking to its next step',
    body: z.strictObject({ status: z.enum(bookingStatuses) }),
    data: z.object({ id, status: z.enum(bookingStatuses) }),
    errors: ['conflict'],
  }),
};

/** What was reported, decided and appealed in one month. */
const monthFigures = z.object({
  /** YYYY-MM, in UK time. */
  month: text(7),
  counts: z
    .record(z.enum(transparencyFigures), count.nullable())
    .describe('Null means a small number that isn’t zero.'),
  medianHours: z
    .record(z.enum(transparencyMedians), count.nullable())
    .describe('Null if there were too few decisions to say.'),
});
export type MonthFigures = z.output<typeof monthFigures>;

export const transparencyContract = {
  figures: endpoint('GET /api/transparency', 'public', {
    summary: 'How many reports, decisions and appeals there were in each recent month, newest first',
    data: z.object({
      months: z.array(monthFigures).max(TRANSPARENCY_MONTHS),
      reportsByReason: z
        .record(z.enum(allReportReasons), count.nullable())
        .describe('Reports received over all these months together. Null means a small number that isn’t zero.'),
    }),
  }),
};
export type TransparencyData = z.output<typeof transparencyContract.figures.data>;
