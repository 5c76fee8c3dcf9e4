import { firstStepNames } from '@letfair/domain/agencies/first-steps';
import { MAX_TITLE } from '@letfair/domain/homes/limits';
import * as z from 'zod';
import { conversationsForYou } from '../lettings/conversations/conversations.ts';
import { ownHome } from '../listings/own-home.ts';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';

const day = text(10);

/** What waits for somebody, and what the other side has done. Each is of one of the two sides, or of both. */
export const inboxKinds = [
  // A lister's homes and applicants.
  'needs-change',
  'expiring',
  'certificate',
  'deposit',
  'application',
  'withdrawn',
  // A tenant's applications, and viewings that wait for an answer.
  'accepted',
  'shortlisted',
  'declined',
  'closed',
  'proposed',
  'move',
  // Messages and viewings to come.
  'unanswered',
  'viewing',
  'cancelled',
] as const;
export type InboxKind = (typeof inboxKinds)[number];
export const INBOX_PER_PAGE = 10;

const inboxLine = z.object({
  kind: z.enum(inboxKinds),
  /** Of the listing, certificate, conversation, application or viewing. */
  id,
  /** The home it is about. */
  propertyId: id,
  title: text(MAX_TITLE),
  ...ownHome,
  /** Whoever did it, by the name that strangers read; null for what is about the home alone. */
  person: text(300).nullable(),
  /** When it came up. */
  at: instant,
  /** By when it has to be done, or when it takes place. */
  due: instant.nullable(),
  /** Of an application, as far as the applicant shows it. */
  people: count.nullable(),
  moveIn: day.nullable(),
});
export type InboxLine = z.output<typeof inboxLine>;

const firstStep = z.object({
  name: z.enum(firstStepNames),
  isDone: z.boolean(),
  /** Of the step `photos`, how many homes have none; 0 for other steps. */
  homes: count,
});
export type FirstStepState = z.output<typeof firstStep>;

export const dashboardContract = {
  figures: endpoint('GET /api/dashboard', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'The figures on your dashboard',
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
    }),
  }),
  inbox: endpoint('GET /api/dashboard/inbox', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'What’s waiting for you, and what others have done about your homes and applications, newest first',
    query: cursorQuery({}),
    data: cursorPage({ lines: z.array(inboxLine).max(INBOX_PER_PAGE) }),
  }),
  counts: endpoint('GET /api/dashboard/counts', ['tenant', 'landlord', 'agent'], {
    team: 'read',
    summary: 'The numbers beside the links to your pages; 0 for any that don’t apply to you',
    data: z.object({
      savedProperties: count,
      messages: count.describe('Unread messages.'),
      forYou: conversationsForYou,
      applications: count.describe(
        'For a tenant, their open applications; for a landlord or agent, those waiting for an answer.',
      ),
      viewings: count.describe('Booked viewings that haven’t finished yet.'),
      properties: count.describe('Homes that need a change, or need confirming soon.'),
    }),
  }),
  firstSteps: endpoint('GET /api/dashboard/first-steps', ['agent'], {
    team: 'read',
    summary: 'An agency’s setup checklist, as far as your role in the team allows, and which steps are done',
    data: z.object({
      steps: z.array(firstStep).max(firstStepNames.length),
      isHidden: z.boolean().describe('Whether you’ve hidden this list.'),
    }),
  }),
  hideFirstSteps: endpoint('PUT /api/dashboard/first-steps', ['agent'], {
    team: 'personal',
    whileLimited: 'allowed',
    summary: 'Hide the list of what your agency has yet to set up, or show it again; only for yourself',
    body: z.strictObject({ isHidden: z.boolean() }),
    data: z.object({ isHidden: z.boolean() }),
  }),
  activity: endpoint('GET /api/properties/mine/:id/activity', ['landlord', 'agent'], {
    team: 'read',
    summary: 'The last 30 days of views, saves and enquiries for one of your homes, and rents nearby',
    data: z.object({
      days: z.array(z.object({ day, views: count, saves: count, enquiries: count })).max(31),
      price: z.number(),
      /** Of live listings in the outcode; null below five of them. */
      median: z.number().nullable(),
      outcode: text(4),
    }),
  }),
};
