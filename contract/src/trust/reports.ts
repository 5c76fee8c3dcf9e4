import { userTypes } from '@letfair/domain/accounts/user-types';
import { MAX_ATTACHMENT_NAME, MAX_ATTACHMENTS } from '@letfair/domain/lettings/conversations/attachments';
import { MAX_MESSAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import {
  allReportReasons,
  MAX_DECISION_REASON,
  MAX_REPORT_DETAILS,
  MAX_SHARED_MESSAGES,
  reportDecisions,
  reportedParts,
  reportOutcomes,
  reportTypes,
} from '@letfair/domain/trust/reports/reports';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../wire/text.ts';

export const REPORTS_PER_PAGE = 50;
export const DECISIONS_PER_PAGE = 50;
export const REPORTS_OF_A_TARGET = 20;
export const EARLIER_DECISIONS = 10;

const report = z.object({
  id,
  reason: text(40),
  description: text(MAX_REPORT_DETAILS),
  /** Null when the account is gone. */
  reporter: z
    .object({
      id,
      email: text(320),
      userType: z.enum(userTypes),
      suspended: z.boolean(),
      sent: count,
      upheld: count,
      dismissed: count,
    })
    .nullable(),
  createdAt: instant,
  /** Null unless a message or a conversation is reported. */
  shared: z
    .object({
      about: z.enum(reportedParts),
      /** 0 once they are deleted. */
      messages: z.int().min(0).max(MAX_SHARED_MESSAGES),
      lastReadAt: instant.nullable(),
    })
    .nullable(),
});

const sharedMessage = z.object({
  number: z.int().min(1),
  sender: z.enum(['tenant', 'landlord', 'agent']),
  /** Written by the person who reports, or their team. */
  isReporters: z.boolean(),
  content: text(MAX_MESSAGE),
  /** Names only; the files are not shared. */
  attachments: z.array(text(MAX_ATTACHMENT_NAME)).max(MAX_ATTACHMENTS),
  sentAt: instant,
});
export type SharedMessage = z.output<typeof sharedMessage>;
/** In order, the newest last. */
const sharedMessages = z.array(sharedMessage).max(MAX_SHARED_MESSAGES);

const people = ['tenant', 'landlord', 'agent'] as const;

const target = z.object({
  type: z.enum(reportTypes),
  targetId: id,
  title: text(400),
  /** Null for a person. */
  listingStatus: z.enum(listingStatuses).nullable(),
  /** The reported person, or the lister of the reported listing. */
  person: z.object({
    id,
    name: text(401),
    email: text(320),
    userType: z.enum(userTypes),
    createdAt: instant,
    suspended: z.boolean(),
  }),
});

const reportedTarget = target.extend({
  /** Distinct people with an open report. */
  reporters: z.int().min(1),
  openReports: z.int().min(1),
  /** The newest open report; a decision sends it back to say what was seen. */
  lastReportId: id,
  reasons: z.array(text(40)).max(20),
  lastAt: instant,
  /** When the oldest open report was sent. */
  waitingSince: instant,
  reports: z.array(report).max(REPORTS_OF_A_TARGET),
  /** Newest first. */
  earlier: z
    .array(z.object({ at: instant, action: text(60), note: text(1_000), by: text(320) }))
    .max(EARLIER_DECISIONS),
});
export type ReportedTarget = z.output<typeof reportedTarget>;

const decision = z.enum(reportDecisions);

const decidedReports = target.extend({
  id,
  decision,
  outcome: z.enum(reportOutcomes),
  reason: text(MAX_DECISION_REASON),
  decidedAt: instant,
  /** Empty when the admin's account is gone. */
  decidedBy: text(320),
  closed: z.int().min(1),
  reports: z.array(report).max(REPORTS_OF_A_TARGET),
});
export type DecidedReports = z.output<typeof decidedReports>;

/** One of those for what is reported; the domain has the sentence for any other. */
const reason = text(40).meta({ enum: allReportReasons, examples: ['scam'] });

export const reportsContract = {
  /** The reporter is known from the token; the form's own reporter fields are ignored. */
  report: endpoint('POST /api/reports', 'user', {
    whileLimited: 'allowed',
    summary: 'Report a property, a person or a listing to the moderators',
    body: z.strictObject({
      type: z.enum(reportTypes),
      targetId: id,
      reportType: reason,
      description: text(MAX_REPORT_DETAILS),
      reporterEmail: text(320).optional(),
      targetTitle: text(300).optional(),
      timestamp: text(40).optional(),
    }),
    data: z.object({ id }),
    errors: ['invalid', 'not_found', 'too_many'],
  }),
  previewMessages: endpoint('GET /api/reports/messages', people, {
    team: 'read',
    summary: `The messages a report would share with the moderators: the one you’re reporting and those before it, up to ${MAX_SHARED_MESSAGES}`,
    query: z.strictObject({
      conversationId: id.describe('One of your conversations.'),
      upTo: text(9)
        .regex(/^[1-9]\d{0,8}$/, 'Enter a message number.')
        .optional()
        .meta({
          description: 'The number of the last message to share; the newest if you leave it out.',
          examples: ['12'],
          takes: { type: 'integer', minimum: 1, maximum: 999_999_999 },
        }),
    }),
    data: z.object({
      messages: sharedMessages,
      hasEarlier: z.boolean().describe('Whether there are earlier messages, which the report wouldn’t share.'),
    }),
    errors: ['not_found'],
  }),
  reportMessages: endpoint('POST /api/reports/messages', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Report a message or a conversation; moderators will see that message and the ones before it',
    body: z.strictObject({
      about: z.enum(reportedParts),
      conversationId: id,
      /** Number of the reported message; of a conversation the newest that was shown as shared. */
      upTo: z.int().min(1).max(999_999_999),
      reportType: reason,
      description: text(MAX_REPORT_DETAILS),
    }),
    data: z.object({ id }),
    errors: ['invalid', 'not_found', 'too_many'],
  }),
  queue: endpoint('GET /api/admin/reports', ['admin'], {
    summary: 'Open reports, grouped by what was reported, the most reported first',
    query: cursorQuery({}),
    data: cursorPage({ targets: z.array(reportedTarget).max(REPORTS_PER_PAGE) }),
  }),
  readMessages: endpoint('POST /api/admin/reports/:id/messages', ['admin'], {
    summary: 'The messages shared with a report; the audit log records each time they’re read',
    data: z.object({ messages: sharedMessages }),
  }),
  decided: endpoint('GET /api/admin/reports/decided', ['admin'], {
    summary: 'Decisions about reports, newest first',
    query: cursorQuery({}),
    data: cursorPage({ decisions: z.array(decidedReports).max(DECISIONS_PER_PAGE) }),
  }),
  decide: endpoint('POST /api/admin/reports/:targetId/decision', ['admin'], {
    summary:
      'Dismiss the reports about a target, hide the listing, or suspend the person; reports you haven’t seen stay open',
    body: z.strictObject({
      decision,
      reason: text(MAX_DECISION_REASON),
      /** `lastReportId` and `openReports` as shown in the queue. */
      seen: z.strictObject({ lastReportId: id, reports: z.int().min(1).max(1_000_000) }),
    }),
    data: z
      .object({ id, decision, outcome: z.enum(reportOutcomes), closed: z.int().min(1) })
      .nullable()
      .describe('Null if a second admin has to confirm the suspension; the reports stay open until then.'),
    errors: ['invalid', 'conflict'],
  }),
};
