import { MAX_TITLE } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, id, instant, text } from '../wire/text.ts';

const day = text(10);

/** Most urgent first. `accepted` is a tenant’s, `unanswered` anybody’s, the others are the lister’s. */
export const toDoKinds = [
  'rejected',
  'expiring',
  'deposit',
  'certificate',
  'accepted',
  'application',
  'unanswered',
] as const;
/** So that many of one kind do not hide the others. */
export const TASKS_PER_KIND = 5;

export const dashboardContract = {
  figures: endpoint('GET /api/dashboard', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'The figures of your dashboard, and what needs doing',
    data: z.object({
      savedProperties: count,
      activeChats: count,
      applications: count,
      properties: count,
      totalViews: count,
      /** Conversations about your listings. */
      inquiries: count,
      clients: count,
      /** Unread messages. */
      messages: count,
      toDo: z
        .array(
          z.object({
            kind: z.enum(toDoKinds),
            /** Of the listing, the certificate, the conversation or the application. */
            id,
            /** The home it is about. */
            propertyId: id,
            title: text(MAX_TITLE),
            at: instant,
          }),
        )
        .max(toDoKinds.length * TASKS_PER_KIND),
    }),
  }),
  counts: endpoint('GET /api/dashboard/counts', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'The numbers beside the links to your pages; those that do not apply to your role are 0',
    data: z.object({
      savedProperties: count,
      messages: count.describe('Unread messages.'),
      applications: count.describe('A tenant’s open ones, or those that wait for the lister’s answer.'),
      viewings: count.describe('Viewings that are booked and not over.'),
      properties: count.describe('Homes that were rejected or have to be confirmed soon.'),
    }),
  }),
  activity: endpoint('GET /api/properties/mine/:id/activity', ['landlord', 'agent'], {
    team: 'read',
    summary: 'Thirty days of views, saves and enquiries of one of your homes, and the rents around it',
    data: z.object({
      days: z.array(z.object({ day, views: count, saves: count, enquiries: count })).max(31),
      price: z.number(),
      /** Of live listings in the outcode; null below five of them. */
      median: z.number().nullable(),
      outcode: text(4),
    }),
  }),
};
