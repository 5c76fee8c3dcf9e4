import { MAX_COMPANY_LENGTH } from '@letfair/domain/accounts/sign-up-rules';
import { listerTypes } from '@letfair/domain/accounts/user-types';
import { MAX_DESCRIPTION, MAX_PHOTOS, MAX_TITLE } from '@letfair/domain/homes/limits';
import { propertyTypes } from '@letfair/domain/homes/vocabulary';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { MOST_APPROVED_TOGETHER } from '@letfair/domain/trust/moderation/approve-together';
import { listingTabs, MAX_NOTE, MOST_COUNTED, noteProblems, reviewTabs } from '@letfair/domain/trust/moderation/review';
import * as z from 'zod';
import { agencyDetails } from '../../accounts/profile.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { photo } from '../../wire/photo.ts';
import { count, id, instant, text, version } from '../../wire/text.ts';

export const MOST_CLAIMS = 200;
export const MOST_NOTES = 100;
export const MOST_WAITING_LISTERS = 200;
export const NETWORKS_OF_A_LISTER = 10;
export const DECISIONS_OF_A_LISTER = 10;

const admin = z.object({ id, name: text(401) });

const claim = z.object({
  /** The listing, the reported target, the appeal or the measure. */
  targetId: id,
  by: admin,
  since: instant,
  until: instant,
});
export type ReviewClaim = z.output<typeof claim>;

const note = z.object({
  id,
  about: z.enum(['listing', 'account']),
  targetId: id,
  /** Null once the account is gone. */
  author: admin.nullable(),
  content: text(MAX_NOTE),
  createdAt: instant,
});
export type ModeratorNote = z.output<typeof note>;

const listerRecord = z.object({
  id,
  /** What an agency says about itself; null for a private landlord. */
  agency: agencyDetails.nullable(),
  /** When an admin confirmed its redress scheme. */
  redressConfirmedAt: instant.nullable(),
  createdAt: instant,
  /** Listings by status; statuses without any are left out. */
  homes: z.partialRecord(z.enum(listingStatuses), count),
  /** Reports about the person and their homes. */
  reports: z.object({ open: count, upheld: count, dismissed: count }),
  /** What moderators decided about the account and its homes, newest first. */
  decisions: z
    .array(z.object({ at: instant, action: text(50), about: z.enum(['listing', 'account']), note: text(5_000) }))
    .max(DECISIONS_OF_A_LISTER),
  /** Where sessions are open: shortened addresses, since no country is known. */
  networks: z.array(z.object({ network: text(60), sessions: count })).max(NETWORKS_OF_A_LISTER),
});
export type ListerRecord = z.output<typeof listerRecord>;

const waitingLister = z.object({
  id,
  name: text(401),
  /** Empty for a private landlord. */
  company: text(MAX_COMPANY_LENGTH),
  userType: z.enum(listerTypes),
  waiting: count,
  unflagged: count.describe('How many of them have no flags and no legal problems, so they can be approved together.'),
});
export type WaitingLister = z.output<typeof waitingLister>;

/** What there is to see of a home before it is approved together with others. */
const unflaggedHome = z.object({
  id,
  version,
  title: text(MAX_TITLE),
  description: text(MAX_DESCRIPTION),
  place: text(400),
  price: z.number(),
  bedrooms: z.int(),
  bathrooms: z.number(),
  propertyType: z.enum(propertyTypes),
  photos: z.array(photo).max(MAX_PHOTOS),
  waitingSince: instant,
});
export type UnflaggedHome = z.output<typeof unflaggedHome>;

export const reviewContract = {
  counts: endpoint('GET /api/admin/review', ['admin'], {
    summary: `How much is waiting in each tab of the review workspace, up to ${MOST_COUNTED}, and who is looking at what`,
    data: z.object({
      counts: z.record(z.enum(reviewTabs), count),
      claims: z.array(claim).max(MOST_CLAIMS),
      targetHours: count.describe('How long something may wait before it’s overdue.'),
    }),
  }),
  listers: endpoint('GET /api/admin/review/accounts', ['admin'], {
    summary: `Landlords and agents whose homes are among the first ${MOST_COUNTED} waiting in a tab of the review workspace, most homes first`,
    query: z.strictObject({ tab: z.enum(listingTabs).describe('The tab whose homes are counted.') }),
    data: z.object({ listers: z.array(waitingLister).max(MOST_WAITING_LISTERS) }),
  }),
  unflagged: endpoint('GET /api/admin/review/unflagged', ['admin'], {
    summary: `A landlord’s or agent’s new homes with no flags and no legal problems, longest waiting first, up to ${MOST_APPROVED_TOGETHER}`,
    query: z.strictObject({ lister: id.describe('Whose homes.') }),
    data: z.object({ homes: z.array(unflaggedHome).max(MOST_APPROVED_TOGETHER) }),
  }),
  record: endpoint('GET /api/admin/properties/:id/record', ['admin'], {
    summary: 'Background on a listing: the account’s history, similar rents and private notes',
    data: z.object({
      lister: listerRecord,
      /** Live homes with as many bedrooms in the district, or in the postcode area where those are few. */
      rents: z
        .object({ median: z.number(), homes: count, bedrooms: z.int(), place: text(200) })
        .nullable()
        .describe('Null if there are too few homes to compare with.'),
      notes: z.array(note).max(MOST_NOTES),
    }),
  }),
  decision: endpoint('GET /api/admin/review/decisions/:targetId', ['admin'], {
    summary:
      'Who last made a decision on a listing, a reported person, an appeal, a suspension or a contested viewing record, what they decided and when',
    data: z.object({
      decision: z
        .object({ sentence: text(700), note: text(5_000), at: instant })
        .nullable()
        .describe('Null if no moderator has made a decision on it yet.'),
    }),
  }),
  claim: endpoint('PUT /api/admin/claims/:targetId', ['admin'], {
    summary: 'Claim an item in the review workspace for a few minutes; a moderator can have one claim at a time',
    body: z.strictObject({ takeOver: z.boolean().default(false) }).prefault({}),
    data: claim,
    errors: ['conflict'],
  }),
  release: endpoint('DELETE /api/admin/claims/:targetId', ['admin'], {
    summary: 'Give up your claim, if you have one',
    data: z.null(),
  }),
  notes: endpoint('GET /api/admin/users/:id/notes', ['admin'], {
    summary: 'Moderators’ private notes about a user, newest first',
    data: z.object({ notes: z.array(note).max(MOST_NOTES) }),
  }),
  addNote: endpoint('POST /api/admin/notes', ['admin'], {
    summary: 'Add a private note about a listing or a user, which only admins can read',
    body: z.strictObject({
      about: z.enum(['listing', 'account']),
      targetId: id,
      content: text(MAX_NOTE).trim().min(1, noteProblems.content),
    }),
    data: note,
    errors: ['not_found'],
  }),
  deleteNote: endpoint('DELETE /api/admin/notes/:id', ['admin'], {
    summary: 'Delete one of your own private notes',
    data: z.null(),
    errors: ['forbidden'],
  }),
};
