export { decideReports } from './decide-reports.ts';
export { reviewRoutes } from './review-routes.ts';
export { moderationRoutes } from './routes.ts';
