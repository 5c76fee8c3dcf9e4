export { recount } from './reports.repository.ts';
export { reportsRoutes } from './routes.ts';
