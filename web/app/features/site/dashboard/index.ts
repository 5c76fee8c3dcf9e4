export { Dashboard } from './dashboard.tsx';
export { loadDashboard } from './dashboard-data.ts';
export { DashboardPlaceholder } from './dashboard-placeholder.tsx';
