import type { reportsContract } from '@letfair/contract/reports';
import type { Handlers } from '../../platform/http/handlers.ts';
import { decideReports } from './decide-reports.ts';
import { listDecidedReports, listReports } from './list-reports.ts';
import { type ReportsDeps, sendReport } from './send-report.ts';

export const reportsRoutes = (deps: ReportsDeps): Handlers<typeof reportsContract> => ({
  report: sendReport(deps),
  queue: listReports(deps.db),
  decided: listDecidedReports(deps.db),
  decide: decideReports(deps),
});
