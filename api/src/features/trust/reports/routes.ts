import type { reportsContract } from '@letfair/contract/trust/reports';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { listDecidedReports, listReports } from './list-reports.ts';
import { previewMessages, readMessages, reportMessages } from './report-messages.ts';
import { type ReportsDeps, sendReport } from './send-report.ts';

/** Deciding belongs to moderation, which also hides listings and suspends people. */
export const reportsRoutes = (deps: ReportsDeps): Omit<Handlers<typeof reportsContract>, 'decide'> => ({
  report: sendReport(deps),
  previewMessages: previewMessages(deps.db),
  reportMessages: reportMessages(deps),
  readMessages: readMessages(),
  queue: listReports(deps.db),
  decided: listDecidedReports(deps.db),
});
