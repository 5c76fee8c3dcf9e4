export { Dashboard } from './dashboard.tsx';
export { DashboardPlaceholder } from './dashboard-placeholder.tsx';
