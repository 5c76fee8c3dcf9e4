import { userTypes } from '@letfair/domain/accounts/user-types';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import {
  MAX_DECISION_REASON,
  MAX_REPORT_DETAILS,
  reportDecisions,
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
});

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

export const reportsContract = {
  /** The reporter is known from the token; the form's own reporter fields are ignored. */
  report: endpoint('POST /api/reports', 'user', {
    whileLimited: 'allowed',
    summary: 'Report a property, a person or a listing to the moderators',
    body: z.strictObject({
      type: z.enum(reportTypes),
      targetId: id,
      reportType: text(40),
      description: text(MAX_REPORT_DETAILS),
      reporterEmail: text(320).optional(),
      targetTitle: text(300).optional(),
      timestamp: text(40).optional(),
    }),
    data: z.object({ id }),
    errors: ['invalid', 'not_found', 'too_many'],
  }),
  queue: endpoint('GET /api/admin/reports', ['admin'], {
    summary: 'What is reported, by target; what most people report comes first',
    query: cursorQuery({}),
    data: cursorPage({ targets: z.array(reportedTarget).max(REPORTS_PER_PAGE) }),
  }),
  decided: endpoint('GET /api/admin/reports/decided', ['admin'], {
    summary: 'What was decided about reports, the last decision first',
    query: cursorQuery({}),
    data: cursorPage({ decisions: z.array(decidedReports).max(DECISIONS_PER_PAGE) }),
  }),
  decide: endpoint('POST /api/admin/reports/:targetId/decision', ['admin'], {
    summary:
      'Dismiss the reports about a target, hide the listing, or suspend the person; reports not yet seen stay open',
    body: z.strictObject({
      decision,
      reason: text(MAX_DECISION_REASON),
      /** `lastReportId` and `openReports` as shown in the queue. */
      seen: z.strictObject({ lastReportId: id, reports: z.int().min(1).max(1_000_000) }),
    }),
    data: z
      .object({ id, decision, outcome: z.enum(reportOutcomes), closed: z.int().min(1) })
      .nullable()
      .describe('Null where a second admin has to confirm the suspension; the reports stay open until then.'),
    errors: ['invalid', 'conflict'],
  }),
};
