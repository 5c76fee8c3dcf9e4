export { closeReportsInTx, closeSuspensionReportsInTx } from './close-reports.ts';
export {
  countOpenReportsUpTo,
  type DecisionRow,
  findLastDecision,
  findTarget,
  listTargetsBehindSuspension,
  lockExistingTargets,
  recountOpenReports,
  rememberSuspensionReports,
} from './reports.repository.ts';
export { reportsRoutes } from './routes.ts';
