import { listerTypes } from '@letfair/domain/accounts/user-types';
import { bookingStatuses } from '@letfair/domain/inventory/inventory-service';
import * as z from 'zod';
import { finding, LISTINGS_PER_PAGE, listingStatus, ownListing, ownListingSummary } from './listings.ts';
import { endpoint } from './wire/endpoint.ts';
import { cursor, id, instant, text } from './wire/text.ts';

const listingFlag = z.object({
  kind: z.enum(['reused-photo', 'price', 'new-account', 'wording']),
  sentence: text(500),
});
export type ListingFlag = z.output<typeof listingFlag>;

const listedBy = z.object({
  id,
  name: text(400),
  email: text(320),
  userType: z.enum(listerTypes),
  createdAt: instant,
  suspended: z.boolean(),
});

const reviewedListing = ownListing.extend({
  lister: listedBy,
  flags: z.array(listingFlag).max(100),
});
export type ReviewedListing = z.output<typeof reviewedListing>;

const reviewedListingSummary = ownListingSummary.extend({
  lister: listedBy,
  flags: z.array(listingFlag).max(100),
  submittedAt: instant,
});
export type ReviewedListingSummary = z.output<typeof reviewedListingSummary>;

export const moderationContract = {
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/properties',
    summary: 'Listings by status; those that wait come oldest first, all others newest first',
    auth: ['admin'],
    query: z.strictObject({ status: listingStatus.default('pending'), cursor: cursor.optional() }),
    data: z.object({
      properties: z.array(reviewedListingSummary).max(LISTINGS_PER_PAGE),
      nextCursor: cursor.nullable(),
    }),
    errors: ['invalid'],
  }),
  listing: endpoint({
    method: 'GET',
    path: '/api/admin/properties/:id',
    summary: 'A whole listing with its compliance results, flags and history',
    auth: ['admin'],
    params: z.strictObject({ id }),
    data: reviewedListing,
    errors: ['not_found'],
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/api/admin/properties/:id/approve',
    summary: 'Let a listing go live; refused with the rules that stand in its way',
    auth: ['admin'],
    params: z.strictObject({ id }),
    data: reviewedListing,
    refusedData: z.object({ findings: z.array(finding).max(100) }),
    errors: ['not_found', 'conflict', 'invalid'],
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/api/admin/properties/:id/reject',
    summary: 'Send a listing back to its lister with a reason',
    auth: ['admin'],
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: text(1_000).trim().min(1, 'Tell the lister what to change.') }),
    data: reviewedListing,
    errors: ['not_found', 'conflict'],
  }),
  setBooking: endpoint({
    method: 'PUT',
    path: '/api/admin/inventory-bookings/:id',
    summary: 'Move an inventory booking on',
    auth: ['admin'],
    params: z.strictObject({ id }),
    body: z.strictObject({ status: z.enum(bookingStatuses) }),
    data: z.object({ id, status: z.enum(bookingStatuses) }),
    errors: ['not_found', 'conflict'],
  }),
};
