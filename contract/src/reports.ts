import { MAX_REPORT_DETAILS, reportTypes } from '@letfair/domain/reports/report-reasons';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { cursor, id, instant, text } from './text.ts';

export const REPORTS_PER_PAGE = 50;

const reportedTarget = z.object({
  type: z.enum(reportTypes),
  targetId: id,
  title: text(300),
  /** Different people who report it and whose report is open. */
  reporters: z.int().min(1),
  reasons: z.array(text(40)).max(20),
  lastAt: instant,
  reports: z
    .array(
      z.object({
        id,
        reason: text(40),
        description: text(MAX_REPORT_DETAILS),
        reporter: text(320),
        createdAt: instant,
      }),
    )
    .max(20),
});
export type ReportedTarget = z.output<typeof reportedTarget>;

export const reportsContract = {
  /** The documented fields; who reports is known by the token, so what the form says about it is not looked at. */
  report: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a property, a person or a listing to the moderators',
    auth: 'user',
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
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'What is reported, by target; what most people report comes first',
    auth: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    data: z.object({ targets: z.array(reportedTarget).max(REPORTS_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
};
