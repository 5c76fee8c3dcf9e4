export { Dashboard } from './dashboard.tsx';
export { loadDashboard, shouldReloadDashboard } from './dashboard-data.ts';
export { DashboardPlaceholder } from './dashboard-placeholder.tsx';
