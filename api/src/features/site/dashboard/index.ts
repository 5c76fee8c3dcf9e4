export { dashboardRoutes } from './routes.ts';
export { showAdminStats } from './show-admin-stats.ts';
