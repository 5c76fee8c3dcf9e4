export { recountOpenReports } from './reports.repository.ts';
export { reportsRoutes } from './routes.ts';
