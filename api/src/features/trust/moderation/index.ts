export { decideReports } from './decide-reports.ts';
export { moderationRoutes } from './routes.ts';
